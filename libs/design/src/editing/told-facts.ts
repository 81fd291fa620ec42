import { piecesOf, type Scene } from '@app/picture';
import { textsIn } from '../figures/scene-texts';

/** Keys of the facts that scenes say or show; a call to action tells none. */
export function toldFacts(scenes: readonly Scene[]): Set<string> {
  const keys = scenes
    .filter(({ layout }) => layout !== 'end')
    .flatMap((scene) => textsIn(scene))
    .flatMap(({ text, name, isFigure }) => {
      if (isFigure) return [text];
      return name === 'id' ? [] : piecesOf(text).flatMap((piece) => ('key' in piece ? [piece.key] : []));
    });
  return new Set(keys.map((key) => key.replace(/#.*$/, '')));
}
