import type { Box } from '../../stage/stage';
import { isRightToLeft } from '../../text/words';
import type { SceneEnv } from '../scene-env';
import type { CutOutKind } from './cut-outs';

/** The one slope of the style: 68 px over 1080 (reference boards, tabloid); everything tilted is parallel to it or to a third of it. */
export const SLOPE = 68 / 1080;
export const TILT = -3.6;
export const SLIGHT = -1.5;
export const STUCK = 9;

/** What fills a scene's page. */
export type World = 'splash' | 'blaze' | 'rays' | 'sun' | 'rip' | 'page' | 'gold' | 'masthead';

/** Where a scene's type and its cut-out stand. */
export interface FrontPage {
  u: number;
  /** Type; the cut-out touches it nowhere. */
  body: Box;
  /** Room of the cut-out, or null where captions and type need all there is. */
  art: Box | null;
  kind: CutOutKind;
  rtl: boolean;
  wide: boolean;
}

const WITH_ART: ReadonlySet<string> = new Set(['hero', 'headline', 'comparison', 'leaderboard', 'quote', 'end']);

/** Layouts that leave the foot of a tall frame to the cut-out. */
const IN_TALL: ReadonlySet<string> = new Set(['cards', 'list']);

/** Layouts that leave it a corner where the frame is nearly square. */
const IN_SQUARE: ReadonlySet<string> = new Set(['hero', 'headline', 'quote', 'end']);

/** Grounds by what is told, so that neighbours differ; charts stand on newsprint or on yellow. */
export function worldOf({ scene, index }: SceneEnv): World {
  switch (scene.layout) {
    case 'hero':
      return index === 0 ? 'splash' : 'blaze';
    case 'headline':
      return index % 2 === 0 ? 'page' : 'sun';
    case 'comparison':
      return 'rip';
    case 'leaderboard':
      return 'masthead';
    case 'quote':
      return 'sun';
    case 'bars':
    case 'cards':
      return 'gold';
    case 'list':
    case 'picture':
      return 'blaze';
    case 'end':
      return 'rays';
    default:
      return 'page';
  }
}

/** The page's plan: in tall frames the cut-out stands under and beside the captions, in wide ones it takes a third. */
export function frontPage(env: SceneEnv): FrontPage {
  const { content, safe, width, height, unit: u, format } = env.stage;
  const rtl = isRightToLeft(env.text(env.scene.line) || env.furniture.topic);
  const wide = format === '16:9';
  const plan = { u, body: content, art: null, kind: cutOutOf(env), rtl, wide };
  if (!hasCutOut(env)) return plan;
  const place = (x: number, y: number, w: number): Box => ({
    x: rtl ? width - x - w : x,
    y,
    w,
    h: height - y + 30 * u,
  });
  const beside = safe.x + env.captionWidth + 70 * u;
  if (format === '9:16') {
    const tall = beside < 560;
    return { ...plan, art: tall ? place(Math.max(500, beside), 1400, 560) : place(440, 1546, 620) };
  }
  const x = width * (wide ? 0.66 : 0.62);
  if (beside > x) return plan;
  const w = width - x - safe.x * 0.4;
  if (!wide) return { ...plan, art: place(x, height * 0.72, w) };
  const left = x - safe.x - 40 * u;
  return {
    ...plan,
    body: { ...content, w: left, x: rtl ? safe.x + safe.w - left : safe.x },
    art: place(x, height * 0.34, w),
  };
}

/** Charts and lists keep to their marks; a page whose picture is missing is filled as well. */
function hasCutOut(env: SceneEnv): boolean {
  const { scene, stage } = env;
  if (scene.layout === 'picture')
    return env.still(scene.still) === undefined && (stage.format === '9:16' || stage.format === '16:9');
  if (stage.format === '9:16') return WITH_ART.has(scene.layout) || IN_TALL.has(scene.layout);
  return stage.format === '16:9' ? WITH_ART.has(scene.layout) : IN_SQUARE.has(scene.layout);
}

/** What the video is about, told by the signs of its figures: money, weather, a table, or simply news. */
function cutOutOf(env: SceneEnv): CutOutKind {
  const shown = env.furniture.ticker.map((item) => item.value).join(' ');
  if (/°/u.test(shown)) return 'umbrella';
  if (env.currency !== null) return (['coins', 'coins-tall', 'coins-many'] as const)[env.index % 3] ?? 'coins';
  return env.furniture.ticker.length > 3 ? 'trophy' : 'megaphone';
}
