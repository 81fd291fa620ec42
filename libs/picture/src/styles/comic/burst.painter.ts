import { placePaint } from '../../compose/place';
import type { Context } from '../../surface/surface';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { fillHalftone, type Halftone } from './page';
import { COMIC } from './preset';

/** An explosion: uneven spikes around an ellipse that fills `box`; pixels. */
export interface BurstData {
  box: Box;
  spikes: number;
  /** Share of the radius down to which the notches go. */
  depth: number;
  /** Layers from the outside in, each a share of the whole and a colour. */
  rings: Array<{ share: number; fill: string }>;
  line: { color: string; width: number };
  drop: number;
  dots?: Halftone;
  salt: string;
}

/** Explosions with an ink outline and a hard shadow. */
export const burstPainter = stylePainter<BurstData>((ctx, data, _state, { seed }) => {
  const { rings, line, drop, box, dots } = data;
  ctx.lineJoin = 'miter';
  ctx.miterLimit = 4;
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  rings.forEach((ring, index) => {
    if (index === 0) {
      ctx.save();
      ctx.translate(drop, drop * 1.3);
      traceBurst(ctx, data, ring.share, seed);
      ctx.fillStyle = line.color;
      ctx.fill();
      ctx.stroke();
      ctx.restore();
    }
    traceBurst(ctx, data, ring.share, seed);
    ctx.fillStyle = ring.fill;
    ctx.fill();
    if (index === 0 && dots) {
      ctx.save();
      ctx.clip();
      fillHalftone(ctx, box, dots);
      ctx.restore();
      traceBurst(ctx, data, ring.share, seed);
    }
    ctx.stroke();
  });
});

function traceBurst(ctx: Context, { box, spikes, depth, salt }: BurstData, share: number, seed: number): void {
  const random = seededRandom(seed, `burst${salt}`);
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  ctx.beginPath();
  for (let index = 0; index < spikes * 2; index += 1) {
    const tip = index % 2 === 0;
    const angle = ((index + (random() - 0.5) * 0.5) / (spikes * 2)) * Math.PI * 2 - Math.PI / 2;
    const reach = share * (tip ? 0.86 + random() * 0.14 : depth * (0.92 + random() * 0.1));
    const x = cx + (Math.cos(angle) * reach * box.w) / 2;
    const y = cy + (Math.sin(angle) * reach * box.h) / 2;
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.closePath();
}

/** An explosion over a box, in the style's ink. */
export function burst(
  env: VideoEnv,
  id: string,
  box: Box,
  look: Pick<BurstData, 'rings'> & Partial<Pick<BurstData, 'spikes' | 'depth' | 'dots'>> & { line?: number },
  options: { motion?: Motion | Motion[]; z?: number } = {},
): Layer {
  const { unit } = env.stage;
  const data: BurstData = {
    box,
    spikes: look.spikes ?? 16,
    depth: look.depth ?? 0.74,
    rings: look.rings,
    line: { color: COMIC.ink, width: (look.line ?? 12) * unit },
    drop: 12 * unit,
    ...(look.dots ? { dots: look.dots } : {}),
    salt: `${env.owner ?? ''}${id}`,
  };
  return placePaint(env, id, 'burst', data, { z: options.z ?? Z.marks, box, motion: options.motion });
}
