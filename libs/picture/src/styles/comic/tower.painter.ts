import { type PlaceOptions, placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { Z, type Box } from '../../stage/stage';
import { framesOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { keyed, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { entrance } from './type-and-motion';
import { fillHalftone } from './page';
import { COMIC } from './preset';

/** Which way a mass grows from its foot. */
type Growth = 'up' | 'down' | 'right' | 'left';

/** A mass with an ink line, lit from the left; its full size is its box, pixels. */
export interface TowerData {
  box: Box;
  grow: Growth;
  fill: string;
  dots: { color: string; pitch: number };
  line: { color: string; width: number };
  drop: number;
  /** Windows below a height, in two lights. */
  windows?: { top: number; lit: string; other: string; salt: string };
}

/** Bars, towers and blocks that grow with `progress`. */
export const towerPainter = stylePainter<TowerData>((ctx, data, { progress }, { seed }) => {
  const { box, fill, dots, line, drop, windows } = data;
  const part = grown(data, progress);
  if (part.w < 1 || part.h < 1) return;
  ctx.fillStyle = line.color;
  ctx.fillRect(
    part.x + drop,
    part.y + drop - line.width / 2,
    part.w + line.width / 2,
    Math.max(0, part.h - drop + line.width / 2),
  );
  ctx.fillStyle = fill;
  ctx.fillRect(part.x, part.y, part.w, part.h);
  ctx.save();
  ctx.beginPath();
  ctx.rect(part.x, part.y, part.w, part.h);
  ctx.clip();
  fillHalftone(ctx, box, { ...dots, from: [box.x + box.w * 0.25, box.y], to: [box.x + box.w * 1.1, box.y], size: 0.5 });
  if (windows) {
    const random = seededRandom(seed, windows.salt);
    const pane = box.w * 0.13;
    for (let y = windows.top; y < box.y + box.h - pane * 0.5; y += pane * 1.6) {
      for (let column = 0; column < 4; column += 1) {
        const x = box.x + box.w * 0.12 + column * box.w * 0.21;
        ctx.fillStyle = random() < 0.62 ? windows.lit : windows.other;
        ctx.fillRect(x, y, pane, pane * 0.84);
        ctx.lineWidth = line.width * 0.4;
        ctx.strokeStyle = line.color;
        ctx.strokeRect(x, y, pane, pane * 0.84);
      }
    }
  }
  ctx.restore();
  ctx.lineJoin = 'miter';
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  ctx.strokeRect(part.x, part.y, part.w, part.h);
});

function grown({ box: { x, y, w, h }, grow }: TowerData, share: number): Box {
  if (grow === 'up') return { x, y: y + h * (1 - share), w, h: h * share };
  if (grow === 'down') return { x, y, w, h: h * share };
  return { x: grow === 'right' ? x : x + w * (1 - share), y, w: w * share, h };
}

/** A mass of the style; `strong` ones are red, the others blue, or as told. */
export function tower(
  env: SceneEnv,
  id: string,
  data: Pick<TowerData, 'box' | 'grow' | 'windows'> & { strong: boolean; color?: [string, string]; line?: number },
  options: PlaceOptions = {},
): Layer {
  const { unit } = env.stage;
  const { strong, color, line = 12, ...rest } = data;
  const [fill, dot] = color ?? (strong ? [COMIC.red, COMIC.darkRed] : [COMIC.blue, COMIC.darkBlue]);
  const props: TowerData = {
    ...rest,
    fill,
    dots: { color: dot, pitch: 18 * unit },
    line: { color: COMIC.ink, width: line * unit },
    drop: 14 * unit,
  };
  return placePaint(env, id, 'tower', props, { z: Z.marks, box: data.box, ...options });
}

/** Shoots out of its foot, a little too far and back. */
export function shootUp(env: SceneEnv, at: number, sound?: 'pop' | 'thud'): Motion {
  const start = framesOf(entrance(env, at));
  return {
    tracks: [keyed('progress', [start, 0], [start + 9, 1.03, 'cubic-out'], [start + 12, 1, 'cubic-in-out'])],
    cues: sound && start >= 0 ? [{ sound, frame: start }] : [],
  };
}
