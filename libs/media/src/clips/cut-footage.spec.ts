import type { NarrationLine, Scene, Storyboard } from '@app/picture';
import type { LibraryFile } from '@app/sources';
import { cutFootage, reuseFootage, UNCUT } from './cut-footage';
import { shotList } from './shot-list';

const scene = (id: string, minSeconds: number, more: Partial<Scene> = {}): Scene =>
  ({ id, type: 'clip', line: '', transition: 'cut', minSeconds, layout: 'footage', footage: UNCUT, ...more }) as Scene;
const boardOf = (scenes: Scene[]): Storyboard => ({
  schema: 1,
  seed: 1,
  title: 'Harbour',
  format: '9:16',
  style: 'swiss-poster',
  language: 'en',
  figures: {},
  furniture: { topic: 'Harbour', ticker: [] },
  scenes,
  captions: true,
  music: true,
  caption: 'Harbour',
});
const shot = (fromMs: number, toMs: number, more: object = {}) => ({
  fromMs,
  toMs,
  isBlack: false,
  isFrozen: false,
  loudness: null,
  ...more,
});
const video = (shots: LibraryFile['shots'], seconds = 30): LibraryFile => ({
  libraryAssetId: 'ast_1',
  kind: 'video',
  path: 'a.mp4',
  seconds,
  width: 1920,
  height: 1080,
  shots,
});
const silent: NarrationLine[] = [];

describe('the shots of a library', () => {
  it('leaves out what is black, frozen or a flash, and keeps the order', () => {
    const list = shotList([
      video([
        shot(0, 2000, { isBlack: true }),
        shot(2000, 5000),
        shot(5000, 5300),
        shot(5300, 9000, { isFrozen: true }),
      ]),
      video(null, 12),
    ]);
    expect(list.map(({ from, to }) => [from, to])).toEqual([
      [2, 5],
      [0, 12],
    ]);
  });

  it('takes a video whole of which no shot moves', () => {
    expect(shotList([video([shot(0, 30_000, { isFrozen: true })])])).toMatchObject([{ from: 0, to: 30 }]);
  });
});

describe('cutting footage to the voice', () => {
  it('trims each piece to its scene, in the order of the shots', () => {
    const shots = shotList([video([shot(0, 6000), shot(6000, 12_000), shot(12_000, 20_000)])]);
    const { footage, storyboard } = cutFootage(boardOf([scene('a', 3), scene('b', 4), scene('c', 2)]), silent, shots);
    expect(footage.map(({ from, to }) => [Math.floor(from), Math.round((to - from) * 10) / 10])).toEqual([
      [0, 3],
      [6, 4],
      [12, 2],
    ]);
    expect(storyboard.scenes).toMatchObject([{ footage: 0 }, { footage: 1 }, { footage: 2 }]);
  });

  it('passes over a shot that is too short where enough others are left', () => {
    const shots = shotList([video([shot(0, 1500), shot(1500, 9000), shot(9000, 15_000)])]);
    const { footage } = cutFootage(boardOf([scene('a', 4), scene('b', 4)]), silent, shots);
    expect(footage.map(({ from }) => Math.floor(from))).toEqual([1, 9]);
  });

  it('slows a short shot, and lets one that is shorter still go to and fro', () => {
    const shots = shotList([video([shot(0, 3080), shot(3080, 4160)])]);
    const { footage } = cutFootage(boardOf([scene('a', 4), scene('b', 4)]), silent, shots);
    expect(footage[0]?.speed).toBeCloseTo(0.75, 2);
    expect(footage[0]).not.toHaveProperty('loop');
    expect(footage[1]).toMatchObject({ speed: 0.6, loop: true });
  });

  it('begins anew when all shots were shown, and lies under scenes that show something else', () => {
    const under = scene('b', 3, { layout: 'hero', bed: { footage: UNCUT } });
    const { footage, storyboard } = cutFootage(boardOf([scene('a', 3), under]), silent, shotList([video(null, 10)]));
    expect(footage.map(({ path }) => path)).toEqual(['a.mp4', 'a.mp4']);
    expect(storyboard.scenes[1]).toMatchObject({ layout: 'hero', bed: { footage: 1 } });
  });

  it('goes back to the words where there is no shot', () => {
    const { footage, storyboard } = cutFootage(boardOf([scene('a', 3, { headline: 'Harbour' })]), silent, []);
    expect(footage).toEqual([]);
    expect(storyboard.scenes[0]).toMatchObject({ layout: 'headline', headline: 'Harbour' });
  });

  it('shows the pieces of an earlier version by turns', () => {
    const { scenes } = reuseFootage(boardOf([scene('a', 3), scene('b', 3), scene('c', 3)]), 2);
    expect(scenes).toMatchObject([{ footage: 0 }, { footage: 1 }, { footage: 0 }]);
  });
});
