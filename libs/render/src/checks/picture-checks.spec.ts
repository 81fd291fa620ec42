import type { TimedScene } from '@app/picture';
import { pictureWarnings } from './picture-checks';
import { PictureWatch, type PictureReport } from './picture-watch';

const [WIDTH, HEIGHT] = [240, 120];
const BLACK = 16;

/** I420 planes of one grey; a line of type across them unless they are bare. */
function planes(ground: number, { type = 0, from = 30 }: { type?: number; from?: number } = {}): Buffer {
  const buffer = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, ground);
  if (type > 0) for (let row = from; row < from + 12; row += 1) buffer.fill(type, row * WIDTH + 20, row * WIDTH + 60);
  return buffer;
}

/** What a watch tells of frames from a first one on. */
function seen(from: number, frames: Buffer[]): PictureReport {
  const watch = new PictureWatch(WIDTH, HEIGHT);
  frames.forEach((frame, index) => watch.see(from + index, frame));
  return watch.report();
}

const times = (count: number, frame: (index: number) => Buffer): Buffer[] =>
  Array.from({ length: count }, (_, index) => frame(index));
const moving = (count: number): Buffer[] => times(count, (index) => planes(120 + (index % 2)));

const scenes: TimedScene[] = [0, 60].map((from, index) => ({
  id: `s${index + 1}`,
  layout: 'hero',
  from,
  frames: 60,
  lineFrom: from,
  transition: 'cut',
}));
const codes = (reports: PictureReport[]): unknown[] =>
  pictureWarnings(reports, scenes).map(({ code, scene, atMs }) => [code, scene, atMs]);

describe('pictureWarnings', () => {
  it('finds nothing where something moves at every moment', () => {
    expect(codes([seen(0, moving(120))])).toEqual([]);
  });

  it('finds a picture that stands for longer than 1.5 s, in its scene', () => {
    expect(codes([seen(0, [...moving(70), ...times(46, () => planes(90))])])).toEqual([['frozen_picture', 2, 2333]]);
    expect(codes([seen(0, [...moving(70), ...times(45, () => planes(90))])])).toEqual([]);
  });

  it('follows a standing picture over the border of two stretches, and tells another one behind it', () => {
    const [half, other] = [times(30, () => planes(90)), times(30, () => planes(91))];
    expect(codes([seen(0, half), seen(30, half)])).toEqual([['frozen_picture', 1, 0]]);
    expect(codes([seen(0, half), seen(30, other)])).toEqual([]);
  });

  it('finds black for longer than half a second, over borders too, even when it is not quite still', () => {
    const dark = (count: number): Buffer[] => times(count, (index) => planes(BLACK + (index % 3)));
    expect(codes([seen(0, [...moving(50), ...dark(10)]), seen(60, [...dark(6), ...moving(5)])])).toEqual([
      ['black_picture', 1, 1667],
    ]);
    expect(codes([seen(0, [...moving(50), ...dark(15), ...moving(5)])])).toEqual([]);
  });

  it("takes type on a style's own black for a picture", () => {
    const words = times(30, (index) => planes(BLACK, { type: 180, from: 30 + (index % 4) }));
    expect(codes([seen(0, words)])).toEqual([]);
  });
});
