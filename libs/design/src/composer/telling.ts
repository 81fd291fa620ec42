import { type Layout, referencesIn, type RefText, type Scene, type Storyboard } from '@app/picture';
import { textsIn } from '../figures/scene-texts';
import { sentenceFrames } from './sentence-frames';

/** How a video of a show told its facts, for the ones after it. */
export interface Telling {
  scenes: ReadonlyArray<{
    /** Of its idea: `lead`, `mover`, `series`. */
    kind: string;
    layout: Layout;
    transition: Scene['transition'];
    /** What its figures are of, as the payload names them: `maxTempC`. */
    topics: readonly string[];
  }>;
  /** Frames of its sentences, names and figures taken out, and its lines as they refer to them. */
  frames: readonly string[];
}

/** Later videos forget what came before these. */
export const REMEMBERED_VIDEOS = 6;

/** Reads a finished storyboard as what the next video of its show should not repeat. */
export function tellingOf({ scenes, figures }: Storyboard): Telling {
  const told = scenes.filter(({ layout }) => layout !== 'end');
  return {
    scenes: told.map((scene) => ({
      kind: scene.id.replace(/-\d+$/, ''),
      layout: scene.layout,
      transition: scene.transition,
      topics: [...new Set(keysOf(scene).map(topicOf))],
    })),
    frames: [...new Set(told.flatMap(({ line }) => [line, ...framesOf(line, figures)]))],
  };
}

/** What a figure is of: the name of its field, whichever row it stands in. */
export function topicOf(key: string): string {
  return key.replace(/#.*$/, '').split('/').at(-1) ?? '';
}

/** How much a use so many videos ago still counts: the last one most. */
export function nearness(videosAgo: number): number {
  return 1 / (videosAgo + 1);
}

/** With what its figures are called taken out: these are the frames that the ear knows again. */
function framesOf(line: RefText, figures: Storyboard['figures']): string[] {
  const labels = referencesIn(line).flatMap(({ key }) => figures[key]?.forms.label.display ?? []);
  return sentenceFrames(
    line,
    labels.filter((label) => label !== ''),
  );
}

function keysOf(scene: Scene): string[] {
  return [
    ...referencesIn(scene.line).map(({ key }) => key),
    ...textsIn({ ...scene, line: '' }).flatMap(({ text, isFigure }) => (isFigure ? [text] : [])),
  ];
}
