import { readsFromRight } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { VideoEnv } from '../scene-env';

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
export function bleed(env: VideoEnv, plan: NewsPlan, y: number, w: number, h: number, pad = 0): Box {
  return fromEdge(env, plan, y, 0, Math.min(env.stage.width, plan.near + w + pad), h);
}

/** A box `w` wide whose nearer edge lies `distance` from the side where reading starts. */
export function fromEdge(env: VideoEnv, { side }: NewsPlan, y: number, distance: number, w: number, h: number): Box {
  return { x: side === 'left' ? distance : env.stage.width - distance - w, y, w, h };
}
