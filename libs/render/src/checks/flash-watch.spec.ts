import { FPS, type TimedScene } from '@app/picture';
import { pictureWarnings } from './picture-checks';
import { PictureWatch, type PictureReport } from './picture-watch';

const [WIDTH, HEIGHT] = [288, 288];
type Yuv = [y: number, u: number, v: number];
const [BLACK, GREY, WHITE, RED, DARK_RED]: Yuv[] = [
  [16, 128, 128],
  [110, 128, 128],
  [235, 128, 128],
  [63, 102, 240],
  [40, 115, 184],
] as const;

/** A frame of one colour down to a share of its height, of another below. */
function planes(above: Yuv, below: Yuv = above, share = 1): Buffer {
  const pixels = WIDTH * HEIGHT;
  const fill = (from: number, length: number, part: 0 | 1 | 2): void => {
    const edge = from + Math.round(length * share);
    buffer.fill(above[part], from, edge).fill(below[part], edge, from + length);
  };
  const buffer = Buffer.alloc((pixels * 3) / 2);
  fill(0, pixels, 0);
  fill(pixels, pixels / 4, 1);
  fill((pixels * 5) / 4, pixels / 4, 2);
  return buffer;
}

function seen(from: number, frames: Buffer[]): PictureReport {
  const watch = new PictureWatch(WIDTH, HEIGHT);
  frames.forEach((frame, index) => watch.see(from + index, frame));
  return watch.report();
}

/** So many flashes a second, for two seconds: `lit` for half of each, `unlit` for the rest. */
function strobe(perSecond: number, lit: Buffer, unlit: Buffer): Buffer[] {
  return Array.from({ length: 2 * FPS }, (_, frame) =>
    Math.floor((frame * 2 * perSecond) / FPS) % 2 === 0 ? unlit : lit,
  );
}

const scenes: TimedScene[] = [{ id: 's1', layout: 'hero', from: 0, frames: 240, lineFrom: 0, transition: 'cut' }];
const flashing = (...reports: PictureReport[]): boolean =>
  pictureWarnings(reports, scenes).some(({ code }) => code === 'flashing_picture');

describe('flashes', () => {
  it('may be three a second, and are reported from four on', () => {
    expect(flashing(seen(0, strobe(3, planes(WHITE), planes(BLACK))))).toBe(false);
    expect(flashing(seen(0, strobe(4, planes(WHITE), planes(BLACK))))).toBe(true);
  });

  it('count where they fill over a quarter of the picture', () => {
    const flash = (share: number): Buffer[] => strobe(6, planes(WHITE, BLACK, share), planes(BLACK));
    expect(flashing(seen(0, flash(0.25)))).toBe(false);
    expect(flashing(seen(0, flash(0.5)))).toBe(true);
  });

  it('count as two halves that flash in turn', () => {
    const halves = strobe(5, planes(WHITE, BLACK, 0.5), planes(BLACK, WHITE, 0.5));
    expect(flashing(seen(0, halves))).toBe(true);
  });

  it('do not count between shades that are all but alike, or both bright', () => {
    expect(flashing(seen(0, strobe(6, planes(GREY), planes([112, 128, 128]))))).toBe(false);
    expect(flashing(seen(0, strobe(6, planes(WHITE), planes([222, 128, 128]))))).toBe(false);
  });

  it('of saturated red count however dark they are', () => {
    expect(flashing(seen(0, strobe(4, planes(RED), planes(BLACK))))).toBe(true);
    expect(flashing(seen(0, strobe(4, planes(DARK_RED), planes(BLACK))))).toBe(true);
    expect(flashing(seen(0, strobe(3, planes(DARK_RED), planes(BLACK))))).toBe(false);
  });

  it('are found over the border of two stretches that were drawn apart', () => {
    const all = strobe(4, planes(WHITE), planes(BLACK)).slice(0, 36);
    const halves = [seen(0, all.slice(0, 18)), seen(18, all.slice(18))];
    expect(halves.map((half) => flashing(half))).toEqual([false, false]);
    expect(flashing(...halves)).toBe(true);
  });

  it('are not seen where a picture fades to black and stays there', () => {
    const fade = Array.from({ length: 60 }, (_, frame) => planes([Math.max(16, 235 - frame * 6), 128, 128]));
    expect(flashing(seen(0, fade))).toBe(false);
  });
});
