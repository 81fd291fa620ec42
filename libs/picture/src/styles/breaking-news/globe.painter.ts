import type { Context } from '../../surface/surface';
import { within, wholeStage } from '../../frames/picture';
import { stylePainter, type DrawEnv } from '../../layers/painter';
import { unionBox, type Box } from '../../stage/stage';
import { drawFlights } from './flights';
import { graticule } from './globe';
import { spotBetween, tracePoints, type GlobeSpot } from './globe-spot';

/** The globe behind every scene: `progress` takes the globe from one spot to the next. */
export interface StudioData {
  from: GlobeSpot;
  to: GlobeSpot;
  /** Heights between which flights may show, pixels: they fade where text lies. Null for no flights. */
  flights: [number, number] | null;
}

const TURN_PER_SECOND = 8;
/** Reach of the rim and of flights, in radii of the globe. */
const [RIM, RISEN] = [1.03, 1.3];

/** The ball of the globe; it flies while `progress` runs and is drawn once where it rests. */
export const ballPainter = stylePainter<StudioData>(
  (ctx, { from, to }, { progress }, { tint }) => drawBall(ctx, spotBetween(from, to, progress), tint),
  { reach: flownOver },
);

/** What never rests: the turning wires and the flights, on the video's clock, so that scenes share one set. */
export const wiresPainter = stylePainter<StudioData>(
  (ctx, { from, to, flights }, { progress }, { stage, frame, fps, tint }) => {
    const seconds = frame / fps;
    const spot = spotBetween(from, to, progress);
    const turn = seconds * TURN_PER_SECOND;
    drawWires(ctx, spot, turn, tint);
    if (flights) drawFlights(ctx, { spot, turn, seconds, unit: stage.unit, zone: flights, tint });
  },
  { every: 2, reach: flownOver },
);

/** The globe on all of its way, with its rim and the flights that rise over it. */
function flownOver({ from, to, flights }: StudioData, { stage }: DrawEnv): Box {
  return within(
    unionBox(
      [from, to].map(({ x, y, r }) => {
        const reach = r * (flights ? RISEN : RIM);
        return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach };
      }),
    ),
    wholeStage(stage),
  );
}

function drawBall(ctx: Context, { x, y, r }: GlobeSpot, tint: DrawEnv['tint']): void {
  const glow = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.05, x, y, r);
  glow.addColorStop(0, tint('#2E74DB9C'));
  glow.addColorStop(0.55, tint('#0F3F927C'));
  glow.addColorStop(0.93, tint('#0A2A6470'));
  glow.addColorStop(1, tint('#5C97F08C'));
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  for (const [grow, width, color] of [
    [4, 10, '#6FA5F51C'],
    [0, 2.5, '#BFD4F7A0'],
  ] as const) {
    ctx.strokeStyle = tint(color);
    ctx.lineWidth = (width * r) / 420;
    ctx.beginPath();
    ctx.arc(x, y, r + (grow * r) / 420, 0, Math.PI * 2);
    ctx.stroke();
  }
}

/** Hairlines, one path each: three times faster than wider ones in one path. */
function drawWires(ctx: Context, spot: GlobeSpot, turn: number, tint: DrawEnv['tint']): void {
  ctx.strokeStyle = tint('#A9CBFA7A');
  ctx.lineWidth = 1;
  ctx.lineJoin = 'bevel';
  for (const line of graticule(turn)) {
    ctx.beginPath();
    tracePoints(ctx, line, spot);
    ctx.stroke();
  }
}
