import { brandColors } from '../brand/brand-colors';
import { FOOT_FAMILY, footLayers, markLayers, setFoot } from '../brand/foot';
import { recolor } from '../brand/recolor';
import { TEST_STAMP, testStamp } from '../brand/test-stamp';
import { captionChunks } from '../captions/caption-chunks';
import type { CaptionDesign } from '../captions/caption-design';
import type { CaptionChunk, ChunkLimits } from '../captions/chunk-words';
import { place } from '../compose/place';
import { markSaid } from '../direct/mark-said';
import { type ComposedScene, matchCuts } from '../direct/match-cuts';
import type { FontNeed } from '../fonts/font-files';
import { type CaptionsProps, fitsLine, widestCaption } from '../layers/captions.layer';
import { stageFor, Z } from '../stage/stage';
import type { Surface } from '../surface/surface';
import { SurfaceMeasurer } from '../surface/surface-measurer';
import type { VideoJob } from '../storyboard/video-job';
import { styleNamed } from '../styles';
import type { VideoEnv, SceneEnv } from '../styles/scene-env';
import { composeScene, type Style } from '../styles/style';
import { allCapitals } from '../text/capitals';
import { videoTexts } from './video-texts';
import { FPS } from './frame-rate';
import type { Layer } from './layer';
import { videoEnv, sceneEnv, type EnvSource } from './make-env';
import { sceneSpans } from './scene-spans';
import { bedLayers, withBed } from './scene-bed';
import { slamFigure } from './slam-figure';
import type { FrameCue, TimedScene, Timeline } from './timeline';

/** From a crawl's upper edge up to the baseline of captions over it, on 1080x1920. */
const OVER_CRAWL = 42;

/** Two layers of a video share an id, so a cache could show one for the other. */
class DuplicateLayerError extends Error {
  readonly code = 'duplicate_layer';

  constructor(readonly layerId: string) {
    super(`Two layers are called "${layerId}"`);
  }
}

/**
 * Resolves a job to frames, its texts measured on the surface that will draw them.
 * Throws UnknownFigureError, UnknownStyleError, DuplicateLayerError, and what `surface.needFonts` throws.
 */
export function buildTimeline(job: VideoJob, surface: Surface): Timeline {
  return timelineIn(styleNamed(job.storyboard.style), job, surface);
}

/** The same in a style that its caller has loaded: a page loads only the styles that it shows. */
export function timelineIn(style: Style, job: VideoJob, surface: Surface): Timeline {
  const { storyboard } = job;
  surface.needFonts(videoFonts(style, job));
  const cues: FrameCue[] = [];
  const plain: EnvSource = {
    job,
    stage: stageFor(storyboard.format),
    preset: style.preset,
    measurer: new SurfaceMeasurer(surface, storyboard.language),
    cues,
  };
  const foot = setFoot(videoEnv(plain, null, 0, 0), storyboard.brand, storyboard.compliance);
  const stage = stageFor(storyboard.format, foot?.height);
  const source: EnvSource = { ...plain, stage };
  const colors = storyboard.brand ? brandColors(style.preset, storyboard.brand) : new Map<string, string>();
  const spans = sceneSpans(storyboard, job.narration.lines);
  const scenes: TimedScene[] = [];
  const layers: Layer[] = [];
  const composed: Array<ComposedScene & { env: SceneEnv }> = [];
  const captions: CaptionChunk[] = [];
  storyboard.scenes.forEach((written, index) => {
    const scene = withBed(written, stage);
    const span = spans[index];
    if (!span) return;
    const spoken = storyboard.captions ? job.narration.lines.find(({ sceneId }) => sceneId === scene.id) : undefined;
    const silent = sceneEnv(source, scene, index, span);
    const line = captionLine(silent, style);
    const fits: ChunkLimits['fits'] = (words) =>
      fitsLine(
        line,
        inCase(words, line.design, silent).map(({ text }) => text),
        source.measurer,
      );
    const chunks = spoken ? captionChunks(spoken, span.lineFrom, span.from + span.frames, fits) : [];
    const said: CaptionsProps = {
      ...line,
      chunks: chunks.map((chunk) => ({ ...chunk, words: inCase(chunk.words, line.design, silent) })),
    };
    const env = { ...silent, captionWidth: widestCaption(said, source.measurer) };
    const timed = { id: scene.id, layout: scene.layout, transition: scene.transition, ...span };
    scenes.push(timed);
    layers.push(...style.ground(env), ...bedLayers(env));
    composed.push({ env, scene: timed, layers: slamFigure(env, composeScene(style, scene.layout, env)) });
    if (foot) layers.push(...markLayers(env, foot));
    if (chunks.length === 0) return;
    captions.push(...chunks);
    layers.push(place({ ...env, owner: null }, 'captions', `captions.${scene.id}`, said, { z: Z.captions }));
  });
  const cut = matchCuts(composed, storyboard.language);
  composed.forEach(({ env }, index) => layers.push(...markSaid(env, cut[index] ?? [])));
  const frames = spans.reduce((sum, span) => sum + span.frames, 0);
  const standing = videoEnv(source, null, 0, frames);
  if (style.furniture) layers.push(...style.furniture(standing));
  if (foot) layers.push(...footLayers(standing, foot));
  requireUniqueIds(layers);
  layers.sort((a, b) => a.z - b.z);
  return {
    stage,
    fps: FPS,
    frames,
    seed: storyboard.seed,
    style: storyboard.style,
    language: storyboard.language,
    scenes,
    layers: layers.map((layer) => ({ ...layer, props: recolor(layer.props, colors) }) as Layer),
    stamp: job.test ? testStamp(standing) : null,
    colors,
    captions,
    cues: cues.filter((cue) => cue.frame < frames).sort((a, b) => a.frame - b.frame),
  };
}

/** The faces that a video's texts are set in. */
export function videoFonts({ preset: { families, lettering = '' } }: Style, job: VideoJob): FontNeed {
  const { language } = job.storyboard;
  const texts = videoTexts(job) + lettering + (job.test ? TEST_STAMP : '');
  return { texts, language, families: [...Object.values(families), FOOT_FAMILY] };
}

/** Where and how a scene's captions are written. */
function captionLine(env: SceneEnv, style: Style): Omit<CaptionsProps, 'chunks'> {
  const design = scaledDesign(style.captions?.(env) ?? style.preset.captions, env);
  const { stage } = env;
  return {
    design,
    x: stage.safe.x,
    width: stage.safe.w,
    baseline: design.baseline ?? stage.captionBaseline,
  };
}

function inCase<T extends { text: string }>(words: readonly T[], { caps }: CaptionDesign, { language }: SceneEnv): T[] {
  return caps ? allCapitals(words, language) : [...words];
}

function scaledDesign(
  design: CaptionDesign,
  { stage: { unit, captionUnit, format, captionBaseline, crawlY, foot } }: VideoEnv,
): CaptionDesign {
  const { mark, ground, outline, cursor } = design;
  const pad = <T extends { padX: number; padY: number }>(part: T): T => ({
    ...part,
    padX: part.padX * captionUnit,
    padY: part.padY * captionUnit,
  });
  const own = format === '9:16' && design.baseline !== undefined ? design.baseline - (foot?.h ?? 0) : captionBaseline;
  return {
    ...design,
    size: Math.max(40, design.size * captionUnit),
    mark: mark.kind === 'block' ? pad(mark) : mark,
    ...(ground ? { ground: pad(ground) } : {}),
    ...(outline ? { outline: { ...outline, width: outline.width * captionUnit } } : {}),
    ...(cursor
      ? { cursor: { ...cursor, width: cursor.width * captionUnit, height: cursor.height * captionUnit } }
      : {}),
    baseline: design.overCrawl ? crawlY - OVER_CRAWL * unit : own,
  };
}

function requireUniqueIds(layers: Layer[]): void {
  const seen = new Set<string>();
  for (const { id } of layers) {
    if (seen.has(id)) throw new DuplicateLayerError(id);
    seen.add(id);
  }
}
