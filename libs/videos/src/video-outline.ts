import type { ModelUsage } from '@app/design';
import { type Narration, resolveText, type RefText, type Scene, type Storyboard } from '@app/picture';

/** What answers show of a version's design, kept beside it so that a list reads no storyboard. */
export interface VideoOutline {
  title: string;
  language: string;
  style: Storyboard['style'];
  scenes: SceneOutline[];
  /** What a language model did for it; missing where none was asked. */
  model?: ModelUsage;
}

/** A scene in the words of its figures. */
export interface SceneOutline {
  id: string;
  type: Scene['type'];
  text: string;
  /** What it shows, in words. */
  media: string;
  /** Before there is a cut. */
  seconds: number;
  /** Of an authored scene, as it was sent. */
  frame?: unknown;
}

/** Lengths are those of the spoken lines, or what a scene needs at least. */
export function outlineOf(
  storyboard: Storyboard,
  { lines }: Pick<Narration, 'lines'>,
  model?: ModelUsage,
): VideoOutline {
  const { title, language, style, figures } = storyboard;
  const scenes = storyboard.scenes.map((scene): SceneOutline => {
    const { id, type, frame } = scene;
    const spokenMs = lines.find(({ sceneId }) => sceneId === id)?.durationMs ?? 0;
    return {
      id,
      type,
      text: resolveText(scene.line, figures, 'display'),
      media: describe(scene, storyboard),
      seconds: Math.max(spokenMs / 1000, scene.minSeconds),
      ...(frame === undefined ? {} : { frame }),
    };
  });
  return { title, language, style, scenes, ...(model ? { model } : {}) };
}

const MEDIA: Record<Scene['layout'], string> = {
  hero: 'figure',
  headline: 'headline',
  cards: 'cards',
  comparison: 'comparison',
  breakdown: 'breakdown',
  bars: 'bar chart',
  grouped: 'grouped chart',
  bullet: 'bullet chart',
  dumbbell: 'dumbbell chart',
  slope: 'slope chart',
  waterfall: 'waterfall chart',
  table: 'table',
  scatter: 'scatter chart',
  line: 'line chart',
  candles: 'candle chart',
  donut: 'ring chart',
  progress: 'progress',
  leaderboard: 'leaderboard',
  timeline: 'timeline',
  list: 'list',
  quote: 'quote',
  picture: 'picture',
  footage: 'footage',
  presenter: 'presenter',
  end: 'end card',
};

function describe(scene: Scene, { figures }: Storyboard): string {
  const text = scene.layout === 'end' ? scene.cta : resolveText(subjectOf(scene), figures, 'display');
  return text ? `${MEDIA[scene.layout]}: ${text}` : MEDIA[scene.layout];
}

function subjectOf(scene: Scene): RefText {
  if ('title' in scene) return scene.title;
  if ('label' in scene && scene.label) return scene.label;
  if ('headline' in scene && scene.headline) return scene.headline;
  return 'quote' in scene ? scene.quote : '';
}
