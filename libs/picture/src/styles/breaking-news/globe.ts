import { wholeStage, within } from '../../frames/picture';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import { type Box, unionBox } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import { NEWS } from './preset';

/** A point on the unit sphere as the camera sees it: x right, y down, z towards the viewer. */
interface SpherePoint {
  x: number;
  y: number;
  z: number;
}

/** Stands on the sphere in its own frame: degrees. */
interface Place {
  lat: number;
  lon: number;
}

const PITCH = 0.36;
const ROLL = -0.28;
const STEPS = 30;

/** The sphere's point at a latitude and longitude, turned by `turn` degrees and tilted to the camera; `lift` 1 is the ground. */
function spherePoint({ lat, lon }: Place, turn: number, lift = 1): SpherePoint {
  const phi = (lat * Math.PI) / 180;
  const lambda = ((lon + turn) * Math.PI) / 180;
  return tilted(
    Math.cos(phi) * Math.sin(lambda) * lift,
    -Math.sin(phi) * lift,
    Math.cos(phi) * Math.cos(lambda) * lift,
  );
}

/** Meridians every 20 degrees and parallels every 20, each as a row of points. */
function graticule(turn: number): SpherePoint[][] {
  const lines: SpherePoint[][] = [];
  for (let lon = 0; lon < 360; lon += 20)
    lines.push(row((share) => spherePoint({ lat: -80 + 160 * share, lon }, turn)));
  for (let lat = -60; lat <= 60; lat += 20)
    lines.push(row((share) => spherePoint({ lat, lon: 360 * share }, turn), 54));
  return lines;
}

/** A flight from place to place: a great circle that rises over the ground in its middle. */
function flight(from: Place, to: Place, turn: number): SpherePoint[] {
  const a = spherePoint(from, turn);
  const b = spherePoint(to, turn);
  const angle = Math.acos(Math.min(1, Math.max(-1, a.x * b.x + a.y * b.y + a.z * b.z))) || 0.001;
  return row((share) => {
    const one = Math.sin((1 - share) * angle) / Math.sin(angle);
    const two = Math.sin(share * angle) / Math.sin(angle);
    const lift = 1 + 0.34 * angle * share * (1 - share) * 2;
    return { x: (a.x * one + b.x * two) * lift, y: (a.y * one + b.y * two) * lift, z: (a.z * one + b.z * two) * lift };
  });
}

function row(at: (share: number) => SpherePoint, steps = STEPS): SpherePoint[] {
  return Array.from({ length: steps + 1 }, (_, index) => at(index / steps));
}

function tilted(x: number, y: number, z: number): SpherePoint {
  const y1 = y * Math.cos(PITCH) + z * Math.sin(PITCH);
  const z1 = z * Math.cos(PITCH) - y * Math.sin(PITCH);
  return { x: x * Math.cos(ROLL) - y1 * Math.sin(ROLL), y: x * Math.sin(ROLL) + y1 * Math.cos(ROLL), z: z1 };
}

/** Centre and radius of the globe on the frame, pixels. */
export interface GlobeSpot {
  x: number;
  y: number;
  r: number;
}

/** Adds the part of a row of points that faces the camera, or stands beyond the rim, to the path. */
function tracePoints(ctx: Context, points: SpherePoint[], { x, y, r }: GlobeSpot): void {
  let pen = false;
  for (const point of points) {
    const visible = point.z > 0 || Math.hypot(point.x, point.y) > 1;
    if (visible && pen) ctx.lineTo(x + point.x * r, y + point.y * r);
    else if (visible) ctx.moveTo(x + point.x * r, y + point.y * r);
    pen = visible;
  }
}

/** The spot at a share of the way. */
function spotBetween(from: GlobeSpot, to: GlobeSpot, share: number): GlobeSpot {
  const at = (a: number, b: number): number => a + (b - a) * share;
  return { x: at(from.x, to.x), y: at(from.y, to.y), r: at(from.r, to.r) };
}

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

/** Where and when flights are seen: the globe's place and turn (degrees), the video's time, heights between which they show. */
interface Sky {
  spot: GlobeSpot;
  turn: number;
  seconds: number;
  unit: number;
  zone: [number, number];
  tint: DrawEnv['tint'];
}

/** Flights that rise, hold and fade one after the other; they fade out towards both ends of their zone, where text lies. */
function drawFlights(ctx: Context, { spot, turn, seconds, unit, zone, tint }: Sky): void {
  const [top, bottom] = zone;
  const shades = ['#FF7F9F', NEWS.ice].map(tint).map((color) => {
    const shade = ctx.createLinearGradient(0, top, 0, bottom);
    const soft = Math.min(0.45, (60 * unit) / (bottom - top));
    shade.addColorStop(0, `${color}00`);
    shade.addColorStop(soft, color);
    shade.addColorStop(1 - soft, color);
    shade.addColorStop(1, `${color}00`);
    return shade;
  });
  ctx.lineCap = 'round';
  ROUTES.forEach(([a, b], index) => {
    const from = CITIES[a];
    const to = CITIES[b];
    if (!from || !to) return;
    // Places ride a slower sphere than the wires, else they would leave the visible side within one video.
    const points = flight(from, to, swing(turn, index));
    const age = (seconds + 1.4 + index * 1.05) % FLIGHT_SECONDS;
    const drawn = Math.min(1, age / 1.1);
    const faded = Math.min(1, Math.max(0, (FLIGHT_SECONDS - age) / 0.7));
    const shown = points.slice(0, Math.max(2, Math.round(points.length * (1 - (1 - drawn) ** 3))));
    ctx.globalAlpha = faded;
    const shade = shades[index % 2];
    if (!shade) return;
    ctx.strokeStyle = shade;
    ctx.lineWidth = (index % 2 === 0 ? 4.5 : 3) * unit;
    ctx.beginPath();
    tracePoints(ctx, shown, spot);
    ctx.stroke();
    for (const end of [points[0], drawn >= 1 ? points.at(-1) : undefined])
      if (end && end.z > 0) drawCity(ctx, end, spot, 9 * unit, shade);
  });
  ctx.globalAlpha = 1;
}

function swing(turn: number, index: number): number {
  return Math.sin((turn * Math.PI) / 180 + index * 0.2) * 16;
}

function drawCity(
  ctx: Context,
  point: SpherePoint,
  spot: GlobeSpot,
  r: number,
  color: ReturnType<Context['createLinearGradient']>,
): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(spot.x + point.x * spot.r, spot.y + point.y * spot.r, r, 0, Math.PI * 2);
  ctx.fill();
}
