import type { SceneEnv } from '../scene-env';
import { HYPE } from './preset';

/** A soft body of light; place and reach as shares of the frame (reach of its height), strength 0 to 1. */
export interface Glow {
  x: number;
  y: number;
  r: number;
  color: string;
  strength: number;
}

/** One lamp setting of a scene: what glows in the dark, where speed comes from, what leaks in from the sides. */
export interface Light {
  embers: Glow[];
  /** Vanishing point of the speed lines, shares of the frame. */
  eye: [number, number];
  leaks: Glow[];
}

const LIGHTS: readonly Light[] = [
  {
    embers: [{ x: 0.46, y: 0.36, r: 0.42, color: HYPE.bronze, strength: 0.52 }],
    eye: [0.46, 0.44],
    leaks: [
      { x: 1.06, y: 0.05, r: 0.3, color: HYPE.leak, strength: 0.86 },
      { x: -0.08, y: 0.98, r: 0.26, color: HYPE.fire, strength: 0.8 },
    ],
  },
  {
    embers: [{ x: 0.3, y: 0.24, r: 0.4, color: HYPE.bronze, strength: 0.42 }],
    eye: [0.2, 0.22],
    leaks: [
      { x: 0.16, y: 1.02, r: 0.34, color: HYPE.leak, strength: 0.8 },
      { x: 1.05, y: 0.2, r: 0.2, color: HYPE.leak, strength: 0.55 },
    ],
  },
  {
    embers: [{ x: 0.6, y: 0.9, r: 0.5, color: HYPE.bronze, strength: 0.62 }],
    eye: [0.5, 0.8],
    leaks: [
      { x: 0.5, y: 1.08, r: 0.3, color: HYPE.leak, strength: 0.85 },
      { x: -0.06, y: 0.02, r: 0.24, color: HYPE.deepGold, strength: 0.5 },
    ],
  },
  {
    embers: [{ x: 0.5, y: 0.02, r: 0.62, color: HYPE.bronze, strength: 0.7 }],
    eye: [0.5, -0.06],
    leaks: [
      { x: 0.5, y: -0.1, r: 0.24, color: HYPE.amber, strength: 0.7 },
      { x: 1.1, y: 0.92, r: 0.28, color: HYPE.fire, strength: 0.75 },
    ],
  },
  {
    embers: [{ x: 0.84, y: 0.5, r: 0.46, color: HYPE.bronze, strength: 0.5 }],
    eye: [0.94, 0.5],
    leaks: [
      { x: 1.12, y: 0.55, r: 0.3, color: HYPE.leak, strength: 0.8 },
      { x: 0.0, y: 0.06, r: 0.2, color: HYPE.fire, strength: 0.7 },
    ],
  },
];

/** The lamps of a scene: no two neighbours stand in the same light, and the call has the hook's. */
export function lightOf({ scene, index, before }: SceneEnv): Light {
  const at = scene.layout === 'end' ? 0 : scene.layout === 'comparison' ? 1 : index % LIGHTS.length;
  const hook = LIGHTS[0];
  const shifted = before?.layout === 'comparison' && at === 1 ? 2 : at;
  const light = LIGHTS[shifted] ?? hook;
  if (!light) throw new RangeError('No lamps');
  return light;
}
