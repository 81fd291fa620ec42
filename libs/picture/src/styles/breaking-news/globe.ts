/** A point on the unit sphere as the camera sees it: x right, y down, z towards the viewer. */
export interface SpherePoint {
  x: number;
  y: number;
  z: number;
}

/** Stands on the sphere in its own frame: degrees. */
export interface Place {
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
export function graticule(turn: number): SpherePoint[][] {
  const lines: SpherePoint[][] = [];
  for (let lon = 0; lon < 360; lon += 20)
    lines.push(row((share) => spherePoint({ lat: -80 + 160 * share, lon }, turn)));
  for (let lat = -60; lat <= 60; lat += 20)
    lines.push(row((share) => spherePoint({ lat, lon: 360 * share }, turn), 54));
  return lines;
}

/** A flight from place to place: a great circle that rises over the ground in its middle. */
export function flight(from: Place, to: Place, turn: number): SpherePoint[] {
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
