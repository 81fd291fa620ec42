import type { Context } from '../../surface/surface';
import type { DrawEnv } from '../../layers/painter';
import { flight, type Place, type SpherePoint } from './globe';
import { tracePoints, type GlobeSpot } from './globe-spot';
import { NEWS } from './preset';

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
export interface Sky {
  spot: GlobeSpot;
  turn: number;
  seconds: number;
  unit: number;
  zone: [number, number];
  tint: DrawEnv['tint'];
}

/** Flights that rise, hold and fade one after the other; they fade out towards both ends of their zone, where text lies. */
export function drawFlights(ctx: Context, { spot, turn, seconds, unit, zone, tint }: Sky): void {
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
