import { type FigureTable, resolveText, type Scene } from '@app/picture';
import { textsIn } from '../figures/scene-texts';

/** Characters a second of large type that are read beside listening, as the render's check has it. */
const READING_SPEED = 24;
/** What stands around a scene of its own accord: a heading, a place, the source and its date. */
const FURNITURE = 40;
/** Names of fields that nobody sees. */
const UNSEEN = new Set(['id', 'type', 'layout', 'line', 'transition', 'trend', 'motion', 'sfx']);

/** Seconds that the words and figures of a scene need to be read. */
export function readingTime(scene: Scene, figures: FigureTable): number {
  const characters = textsIn(scene)
    .filter(({ name }) => !UNSEEN.has(name))
    .map(({ text, isFigure }) =>
      isFigure ? (figures[text]?.forms.full.display ?? '') : resolveText(text, figures, 'display'),
    )
    .reduce((sum, text) => sum + text.length, 0);
  return (characters + FURNITURE) / READING_SPEED;
}
