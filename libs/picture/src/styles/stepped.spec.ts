import type { VideoEnv } from './scene-env';
import { stepped } from './stepped';

describe('stepped', () => {
  const scene = (from: number): VideoEnv => ({ from, frames: 12 }) as VideoEnv;
  const keysOf = (from: number, value: (frame: number) => number) =>
    stepped(scene(from), 'x', 3, value).tracks[0]?.keys ?? [];

  it('steps on the same frames of the video in every scene', () => {
    for (const from of [0, 1, 2, 100]) {
      const keys = keysOf(from, (frame) => frame);
      expect(keys.every(({ frame }) => (from + frame) % 3 === 0)).toBe(true);
      expect(keys[0]?.frame).toBeLessThanOrEqual(0);
    }
  });

  it('leaves out steps that change nothing', () => {
    expect(keysOf(0, (frame) => (frame < 6 ? 1 : 2)).map(({ frame }) => frame)).toEqual([0, 6]);
  });
});
