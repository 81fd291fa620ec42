import type { Context } from '../../fonts/canvas';
import { stylePainter } from '../../layers/painter';
import { flight, graticule, type Place, type SpherePoint } from './globe';
import { NEWS } from './preset';

/** Centre and radius of the globe on the frame, pixels. */
export interface GlobeSpot {
  x: number;
  y: number;
  r: number;
}

/** The set behind every scene: `progress` takes the globe from one spot to the next. */
export interface StudioData {
  from: GlobeSpot;
  to: GlobeSpot;
  /** Flights are drawn only where no text lies. */
  flights: boolean;
}

const TURN_PER_SECOND = 5;
const FLIGHT_SECONDS = 4.2;

const CITIES: Place[] = [
  { lat: 48, lon: 6 },
  { lat: 22, lon: 48 },
  { lat: 30, lon: -38 },
  { lat: -12, lon: 22 },
  { lat: 8, lon: -70 },
  { lat: 56, lon: 74 },
  { lat: -28, lon: -44 },
  { lat: 4, lon: 96 },
];
const ROUTES: Array<[number, number]> = [
  [0, 1],
  [2, 0],
  [3, 1],
  [4, 2],
  [6, 3],
  [5, 0],
];

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
    if (flights) drawFlights(ctx, spot, turn, seconds, stage.unit);
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
  ctx.strokeStyle = '#9DC1F84A';
  ctx.lineWidth = 1.5 * unit;
  ctx.lineJoin = 'bevel';
  ctx.beginPath();
  for (const line of graticule(turn)) trace(ctx, line, spot);
  ctx.stroke();
}

function drawFlights(ctx: Context, spot: GlobeSpot, turn: number, seconds: number, unit: number): void {
  ctx.lineCap = 'round';
  ROUTES.forEach(([a, b], index) => {
    const from = CITIES[a];
    const to = CITIES[b];
    if (!from || !to) return;
    // Places ride a slower sphere than the wires, else they would leave the visible side within one film.
    const points = flight(from, to, swing(turn, index));
    const age = (seconds + 1.4 + index * 1.05) % FLIGHT_SECONDS;
    const drawn = Math.min(1, age / 1.1);
    const faded = Math.min(1, Math.max(0, (FLIGHT_SECONDS - age) / 0.7));
    const shown = points.slice(0, Math.max(2, Math.round(points.length * (1 - (1 - drawn) ** 3))));
    ctx.globalAlpha = faded;
    ctx.strokeStyle = index % 2 === 0 ? '#FF7F9F' : NEWS.ice;
    ctx.lineWidth = (index % 2 === 0 ? 4.5 : 3) * unit;
    ctx.beginPath();
    trace(ctx, shown, spot);
    ctx.stroke();
    for (const end of [points[0], drawn >= 1 ? points.at(-1) : undefined])
      if (end && end.z > 0) drawCity(ctx, end, spot, 9 * unit, ctx.strokeStyle);
  });
  ctx.globalAlpha = 1;
}

function swing(turn: number, index: number): number {
  return Math.sin((turn * Math.PI) / 180 + index * 0.2) * 16;
}

function drawCity(ctx: Context, point: SpherePoint, spot: GlobeSpot, r: number, color: typeof ctx.strokeStyle): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(spot.x + point.x * spot.r, spot.y + point.y * spot.r, r, 0, Math.PI * 2);
  ctx.fill();
}

/** Adds the part of a row of points that faces the camera, or stands beyond the rim, to the path. */
function trace(ctx: Context, points: SpherePoint[], { x, y, r }: GlobeSpot): void {
  let pen = false;
  for (const point of points) {
    const visible = point.z > 0 || Math.hypot(point.x, point.y) > 1;
    if (visible && pen) ctx.lineTo(x + point.x * r, y + point.y * r);
    else if (visible) ctx.moveTo(x + point.x * r, y + point.y * r);
    pen = visible;
  }
}
