import type { Context } from '../../fonts/canvas';
import { stylePainter } from '../../layers/painter';
import { drawFlights } from './flights';
import { graticule } from './globe';
import { tracePoints, type GlobeSpot } from './globe-spot';

/** The set behind every scene: `progress` takes the globe from one spot to the next. */
export interface StudioData {
  from: GlobeSpot;
  to: GlobeSpot;
  /** Heights between which flights may show, pixels: they fade where text lies. Null for no flights. */
  flights: [number, number] | null;
}

const TURN_PER_SECOND = 8;
/** Light beams, a turning wire globe and flights over it; all of it runs on the film's clock, so scenes share one set. */
export const studioPainter = stylePainter<StudioData>(
  (ctx, { from, to, flights }, state, { stage, frame, fps }) => {
    const seconds = frame / fps;
    const share = state.progress;
    const spot = {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      r: from.r + (to.r - from.r) * share,
    };
    drawBeams(ctx, stage.width, stage.height, seconds);
    drawBall(ctx, spot);
    const turn = seconds * TURN_PER_SECOND;
    drawWires(ctx, spot, turn, stage.unit);
    if (flights) drawFlights(ctx, spot, turn, seconds, stage.unit, flights);
  },
  { alive: true },
);

function drawBeams(ctx: Context, width: number, height: number, seconds: number): void {
  const lean = height * 0.3;
  const pitch = width * 1.9;
  const beams: Array<[number, number, number, string]> = [
    [0.02, 0.2, 26, '#3B7BE012'],
    [0.3, 0.06, 18, '#7FB2FF14'],
    [0.42, 0.3, 12, '#2A6BD616'],
    [0.86, 0.05, 30, '#9CC4FF16'],
    [1.1, 0.26, 20, '#3B7BE014'],
    [1.52, 0.1, 14, '#7FB2FF10'],
  ];
  for (const [at, wide, speed, color] of beams) {
    const travelled = (at * width + (seconds * speed * width) / 1080) % pitch;
    const x = travelled - lean * 0.5 - width * 0.3;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x + lean, 0);
    ctx.lineTo(x + lean + wide * width, 0);
    ctx.lineTo(x + wide * width, height);
    ctx.lineTo(x, height);
    ctx.fill();
  }
}

function drawBall(ctx: Context, { x, y, r }: GlobeSpot): void {
  const glow = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.05, x, y, r);
  glow.addColorStop(0, '#2E74DB9C');
  glow.addColorStop(0.55, '#0F3F927C');
  glow.addColorStop(0.93, '#0A2A6470');
  glow.addColorStop(1, '#5C97F08C');
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  for (const [grow, width, color] of [
    [4, 10, '#6FA5F51C'],
    [0, 2.5, '#BFD4F7A0'],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = (width * r) / 420;
    ctx.beginPath();
    ctx.arc(x, y, r + (grow * r) / 420, 0, Math.PI * 2);
    ctx.stroke();
  }
}

function drawWires(ctx: Context, spot: GlobeSpot, turn: number, unit: number): void {
  ctx.strokeStyle = '#A9CBFA5C';
  ctx.lineWidth = 1.5 * unit;
  ctx.lineJoin = 'bevel';
  ctx.beginPath();
  for (const line of graticule(turn)) tracePoints(ctx, line, spot);
  ctx.stroke();
}
