import { seededRandom } from '../random';
import { fitLine, fitText } from '../text/fit-text';
import type { TextMeasurer } from '../text/ink-box';
import type { Stage } from '../stage/stage';
import type { VideoJob } from '../storyboard/video-job';
import { figureText, referencesIn, resolveText } from '../storyboard/resolve-text';
import type { Scene, Storyboard } from '../storyboard/storyboard';
import type { VideoEnv, ResolvedFurniture, SceneEnv } from '../styles/scene-env';
import type { StylePreset } from '../styles/style-preset';
import { framesOf, msOf } from './frame-rate';
import type { SceneSpan } from './scene-spans';
import type { FrameCue } from './timeline';

const RISER_MS = 1400;

/** What the environments of one video share. */
export interface EnvSource {
  job: VideoJob;
  stage: Stage;
  preset: StylePreset;
  measurer: TextMeasurer;
  /** Receives the cues of motions. */
  cues: FrameCue[];
}

/** Environment of something that stands over `frames` frames from `from` on. */
export function videoEnv(source: EnvSource, owner: string | null, from: number, frames: number): VideoEnv {
  const { storyboard, stills } = source.job;
  const { figures, language } = storyboard;
  const { stage } = source;
  const text = (reference: string | undefined): string => (reference ? resolveText(reference, figures, 'display') : '');
  return {
    stage,
    preset: source.preset,
    language,
    measurer: source.measurer,
    furniture: resolveFurniture(source.job, text),
    currency: currencyOf(storyboard),
    owner,
    from,
    frames,
    videoSeed: storyboard.seed,
    random: seededRandom(storyboard.seed, owner ?? 'film'),
    text,
    figure: (key, form = 'full') => figureText({ key, form }, figures, 'display'),
    value: (key) => {
      const { number, value } = figures[key] ?? {};
      return number ?? (typeof value === 'number' ? value : Number.NaN);
    },
    footage: (index) => source.job.footage?.[index],
    still: (index) => (index === undefined ? undefined : stills[index]),
    fit: (spec) => fitText({ ...spec, language }, source.measurer),
    fitLine: (spec) => fitLine({ ...spec, language }, source.measurer),
    cue: (sound, atMs, gainDb) => {
      source.cues.push({ sound, frame: from + framesOf(atMs), ...(gainDb === undefined ? {} : { gainDb }) });
    },
  };
}

/** Environment of a scene. */
export function sceneEnv(source: EnvSource, scene: Scene, index: number, span: SceneSpan): SceneEnv {
  const line = source.job.narration.lines.find((candidate) => candidate.sceneId === scene.id);
  const lineAt = msOf(span.lineFrom - span.from);
  const video = videoEnv(source, scene.id, span.from, span.frames);
  const { sfx } = scene;
  // A riser ends on its cue; at the video's very start it would be over before anyone hears it.
  if (sfx !== undefined && sfx !== 'none') video.cue(sfx, index === 0 && sfx === 'riser' ? RISER_MS : 0);
  return {
    ...video,
    ...(sfx === 'none' ? { cue: () => undefined } : {}),
    scene,
    index,
    count: source.job.storyboard.scenes.length,
    captionWidth: 0,
    before: source.job.storyboard.scenes[index - 1] ?? null,
    after: source.job.storyboard.scenes[index + 1] ?? null,
    lineAt,
    said: line ?? null,
    spokenAt: (key) => {
      const word = line?.words.find((candidate) => candidate.figure === key);
      return word ? lineAt + word.fromMs : null;
    },
  };
}

function resolveFurniture(job: VideoJob, text: (reference: string | undefined) => string): ResolvedFurniture {
  const { furniture } = job.storyboard;
  return {
    topic: text(furniture.topic),
    ...(furniture.subject ? { subject: text(furniture.subject) } : {}),
    ...(furniture.source ? { source: text(furniture.source) } : {}),
    ...(furniture.asOf ? { asOf: text(furniture.asOf) } : {}),
    ...(furniture.live ? { live: true } : {}),
    ticker: furniture.ticker.map((item) => ({ ...item, label: text(item.label), value: text(item.value) })),
  };
}

/** The first currency sign among a video's figures, those of its standing parts first. */
function currencyOf({ figures, furniture }: Storyboard): string | null {
  const first = referencesIn(furniture.ticker.map(({ value }) => value).join(' ')).map(({ key }) => key);
  const shown = [...first, ...Object.keys(figures)].map((key) => figures[key]?.forms.full.display ?? '');
  return /\p{Sc}/u.exec(shown.join(' '))?.[0] ?? null;
}
