import { placePaint } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { FirsData, MistData, RidgeData } from './land.painters';
import type { Light } from './light';
import { type Depth, DEPTHS, stepDrift, travel } from './type-and-motion';
import type { SkyData, SunData } from './sky.painters';
import type { Tint } from './preset';

/** Builds the planes of one scene from back to front: each gets the next depth, and its own pace. */
export class Scenery {
  readonly layers: Layer[] = [];
  private readonly way: 1 | -1;

  constructor(
    private readonly env: SceneEnv,
    readonly light: Light,
  ) {
    this.way = env.index % 2 === 0 ? -1 : 1;
  }

  /** Sky down to a horizon, lit from a point. */
  sky(horizon: number, glow: { x: number; y: number; r: number; opacity?: number }): this {
    const { width, height } = this.env.stage;
    const { sky, stars, disc, near } = this.light;
    const box = { x: 0, y: 0, w: width, h: horizon };
    const shares = [0, 0.3, 0.58, 0.82, 1];
    const data: SkyData = {
      box,
      stops: sky.map((tint, index) => [shares[index] ?? 1, tint] as const),
      glow: { opacity: 0.62, ...glow, color: this.light.glow },
      stars,
      starColor: disc,
      land: near,
    };
    return this.paint('sky', 'nature.sky', data, { ...box, h: height }, null);
  }

  /** Sun or moon; climbs or sinks slowly. */
  sun(x: number, y: number, r: number, way: 1 | -1 = -1): this {
    const data: SunData = { x, y, r, disc: this.light.disc, halo: this.light.glow };
    const box = { x: x - r * 2.6, y: y - r * 2.6, w: r * 5.2, h: r * 5.2 };
    return this.add('sun', 'nature.sun', data, box, [stepDrift(this.env, 4, way, 'y')]);
  }

  /** A ridge with its crest below `top`; `near` 0 is as pale as the furthest land, 1 as dark as the nearest. */
  ridge(top: number, foot: number, near: number, shape: { wave: number; rough: number; lit?: RidgeData['lit'] }): this {
    const depth = this.depth(near);
    const box = this.span(top, foot, depth);
    const crest = this.tone(near);
    const data: RidgeData = {
      box,
      ...shape,
      salt: `${this.env.owner}.ridge${this.layers.length}`,
      crest,
      foot: near > 0.8 ? crest : [crest, this.light.haze, 0.85 - near * 0.5],
    };
    return this.paint('ridge', 'nature.ridge', data, box, depth);
  }

  firs(top: number, foot: number, near: number, trees: { low: number; high: number; pitch: number }): this {
    const depth = this.depth(near);
    const box = this.span(top, foot, depth);
    const data: FirsData = {
      box,
      ...trees,
      salt: `${this.env.owner}.firs${this.layers.length}`,
      color: this.tone(near),
      foot: near > 0.7 ? this.light.near : [this.tone(near), this.light.haze, 0.4],
    };
    return this.paint('firs', 'nature.firs', data, box, depth);
  }

  mist(y: number, h: number, opacity: number, near = 0.4): this {
    const depth = this.depth(near);
    const reach = travel(this.env, depth);
    const { width } = this.env.stage;
    const box = { x: -width * 0.3 - reach, y, w: width * 1.6 + 2 * reach, h };
    const data: MistData = { box, color: this.light.haze, opacity };
    return this.paint('mist', 'nature.mist', data, box, depth);
  }

  /** Any other painter of the style, still or drifting at a depth. */
  paint(id: string, painter: string, data: unknown, box: Box, depth: Depth): this {
    const motion = depth === null ? [] : [stepDrift(this.env, depth, this.way)];
    return this.add(id, painter, data, box, motion);
  }

  /** Land from edge to edge that stays so while it drifts. */
  span(top: number, foot: number, depth: Depth): Box {
    const reach = travel(this.env, depth);
    return { x: -reach - 8, y: top, w: this.env.stage.width + 2 * reach + 16, h: foot - top };
  }

  depth(near: number): Depth {
    return DEPTHS[Math.min(DEPTHS.length - 1, Math.floor(near * DEPTHS.length))] ?? null;
  }

  private tone(near: number): Tint {
    const { far, mid, near: dark } = this.light;
    return near < 0.5 ? [far, mid, near * 2] : [mid, dark, near * 2 - 1];
  }

  private add(id: string, painter: string, data: unknown, box: Box, motion: Motion[]): this {
    const order = this.layers.length;
    const options = { z: Z.ground + order * 0.1, box, motion };
    this.layers.push(placePaint(this.env, `${id}${order}`, painter, data, options));
    return this;
  }
}
