import { readsFromRight } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { SetLine, TextBlock, TextSpec } from '../../text/text-block';
import { combine, type Motion, single, wipeIn, wipeOut } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { FACE, lineHeight, NEWS } from './preset';

/** Where the parts of a news frame stand; pixels. */
export interface NewsPlan {
  /** Multiplier of measures given for 1080x1920. */
  u: number;
  /** Line of bug and dateline. */
  header: Box;
  /** Between header and captions; compositions fill it. */
  body: Box;
  /** Distances from the edge that slabs bleed off: where text may start, and where it must end. */
  near: number;
  reach: number;
  /** Slabs come from the side where reading starts. */
  side: 'left' | 'right';
  wide: boolean;
}

/** Measures of a frame in its format (reference boards, breaking-news, Grid: bug 228..308, caption 1382, crawl 1424). */
export function newsPlan(env: VideoEnv): NewsPlan {
  const { stage } = env;
  const { unit: u, safe } = stage;
  const tall = stage.format === '9:16';
  const top = safe.y + (tall ? 8 * u : 0);
  const header = { x: safe.x, y: top, w: safe.w, h: 80 * u };
  const bodyTop = top + (tall ? 124 : 112) * u;
  const bodyBottom = stage.crawlY - 122 * u;
  const side = readsFromRight(env) ? 'right' : 'left';
  return {
    u,
    header,
    body: { x: safe.x, y: bodyTop, w: safe.w, h: bodyBottom - bodyTop },
    near: side === 'left' ? safe.x : stage.width - safe.x - safe.w,
    reach: side === 'left' ? safe.x + safe.w : stage.width - safe.x,
    side,
    wide: stage.width > stage.height,
  };
}

/** A box that bleeds off the frame where reading starts and ends `pad` beyond the inner width `w` that starts at the margin. */
export function bleed(env: VideoEnv, y: number, w: number, h: number, pad = 0): Box {
  const plan = newsPlan(env);
  return fromEdge(env, y, 0, Math.min(env.stage.width, plan.near + w + pad), h);
}

/** A box `w` wide whose nearer edge lies `distance` from the side where reading starts. */
export function fromEdge(env: VideoEnv, y: number, distance: number, w: number, h: number): Box {
  const { side } = newsPlan(env);
  return { x: side === 'left' ? distance : env.stage.width - distance - w, y, w, h };
}

/** What the hook shows on the video's first frame has begun before it. */
const HEAD_START_MS = 420;

/** When something of this scene starts, ms. A headline leads its hook itself; other layouts start early as a whole. */
export function startAt(env: SceneEnv, ms: number): number {
  const led = env.scene.layout === 'headline';
  return env.index === 0 && !led ? ms - HEAD_START_MS : ms;
}

/** When the part of a hook starts that stands on frame 0, ms; as given in later scenes. */
export function leadAt(env: SceneEnv, ms: number): number {
  return env.index === 0 ? ms - HEAD_START_MS : ms;
}

/** Leaves by being wiped in 180 ms before a cut; other transitions carry the scene away as it stands. */
export function leave(env: SceneEnv): Motion {
  return env.after?.transition === 'cut' ? wipeOut(env.frames, env.preset.motion.exitMs) : combine();
}

/** Wipes in from the reading side and leaves the same way. */
export function enter(env: SceneEnv, atMs: number, ms = 300): Motion[] {
  const plan = newsPlan(env);
  return [wipeIn({ at: startAt(env, atMs), ms, from: plan.side }), leave(env)];
}

/** The hook's figure comes down from slightly too large while it already can be read. */
export function landing(): Motion {
  return single('scale', { at: -60, ms: 460, ease: 'expo-out' }, 1.16, 1, 460, 'expo-out');
}

/** Room of a text, px, and the lines that it may take there. */
interface TextRoom {
  w: number;
  h?: number;
  lines?: number;
}

/** How words look that are not bold and white. */
interface WordLook {
  font?: TextSpec['font'];
  color?: string;
  leading?: number;
  caps?: boolean;
}

/** Words as large as their room allows between two sizes on 1080x1920. */
export function setWords(
  env: VideoEnv,
  text: TextSpec['text'],
  [size, floor]: [largest: number, least: number],
  { w, h, lines }: TextRoom,
  { font = FACE.bold, color = NEWS.white, leading, caps }: WordLook = {},
): TextBlock {
  const { unit } = env.stage;
  const room = { width: w, maxHeight: h, maxLines: lines };
  const spaced = leading === undefined ? {} : { leading: lineHeight(env, leading) };
  return env.fit({ text, font, size: size * unit, floor: floor * unit, ...room, ...spaced, color, caps });
}

/** A title or sentence in the heaviest face. */
export function setHead(
  env: VideoEnv,
  text: string,
  sizes: [largest: number, least: number],
  room: TextRoom,
  look: WordLook = {},
): TextBlock {
  return setWords(env, text, sizes, room, { font: FACE.head, leading: 1.1, ...look });
}

/** A figure on one line that fits its room; size on 1080x1920. */
export function setFigure(
  env: VideoEnv,
  text: string,
  size: number,
  { w, h }: TextRoom,
  color: string = NEWS.white,
): TextBlock {
  return env.fitLine({ text, font: FACE.figure, size: size * env.stage.unit, width: w, maxHeight: h, color });
}

/** Least share of the largest figure's size that equal neighbours may be brought down to. */
const LEAST = 0.62;

/** Figures of one group at one size; one that is much too long for it alone stands smaller than the others. */
export function evenFigures(env: SceneEnv, specs: Array<Omit<TextSpec, 'language'>>): TextBlock[] {
  const sizes = specs.map((spec) => env.fitLine(spec).size);
  const even = Math.max(Math.min(...sizes), Math.max(...sizes) * LEAST);
  return specs.map((spec) => env.fitLine({ ...spec, size: even }));
}

/** One line of a block as a block of its own, for lines that stand on slabs of their own. */
export function lineOfBlock(block: TextBlock, line: SetLine): TextBlock {
  const up = line.baseline - line.ascent;
  const runs = line.runs.map((run) => ({ ...run, x: run.x - line.x, y: run.y - up }));
  return {
    ...block,
    w: line.w,
    h: line.ascent + line.descent,
    baseline: line.ascent,
    lines: [{ ...line, x: 0, baseline: line.ascent, runs }],
  };
}

/** A block without its last line; null for a block of one line. */
export function withoutLastLine(block: TextBlock): TextBlock | null {
  const lines = block.lines.slice(0, -1);
  const last = lines.at(-1);
  if (!last) return null;
  return { ...block, lines, w: Math.max(...lines.map((line) => line.x + line.w)), h: last.baseline + last.descent };
}
