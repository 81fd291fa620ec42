import { differenceOf, type GrayPicture, OTHER, shareOfOther } from './compare-pictures';

function picture(paint: (x: number, y: number) => number): GrayPicture {
  const [width, height] = [128, 96];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => paint(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

const boxAt = (x: number, y: number, w: number, h: number) => ({
  layer: 'a',
  scene: null,
  box: { x, y, w, h },
  corners: [],
  characters: 0,
});
const plain = picture(() => 200);

describe('pictures compared', () => {
  it('are the same but for a codec’s noise', () => {
    const noisy = picture((x, y) => 200 + ((x * 7 + y * 3) % 5));
    expect(differenceOf(plain, noisy, boxAt(20, 20, 160, 40), 0.5)).toBeLessThan(OTHER);
    expect(shareOfOther(plain, noisy)).toBe(0);
  });

  it('differ by one letter of a line, wherever it stands in it', () => {
    for (const at of [10, 40, 81]) {
      const other = picture((x, y) => (x >= at && x < at + 6 && y >= 10 && y < 28 ? 20 : 200));
      expect(differenceOf(plain, other, boxAt(20, 20, 160, 40), 0.5)).toBeGreaterThan(OTHER);
    }
  });

  it('are not judged beside the box, nor beyond the frame', () => {
    const other = picture((_, y) => (y > 60 ? 0 : 200));
    expect(differenceOf(plain, other, boxAt(20, 20, 160, 40), 0.5)).toBe(0);
    expect(differenceOf(plain, other, boxAt(400, 400, 50, 50), 0.5)).toBe(0);
  });

  it('differ by the share of squares that show something else', () => {
    expect(
      shareOfOther(
        plain,
        picture(() => 20),
      ),
    ).toBe(1);
    expect(
      shareOfOther(
        plain,
        picture((x) => (x < 64 ? 20 : 200)),
      ),
    ).toBeCloseTo(0.5);
  });
});
