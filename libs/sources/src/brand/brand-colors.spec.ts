import { wcagContrast } from 'culori';
import { chooseColors, readableOn } from './brand-colors';
import type { ColorRole, ColorUse } from './color-uses';
import { pictureColors } from './picture-colors';

const use = (color: string, role: ColorRole, weight = 1): ColorUse => ({ color, role, weight });

describe('choosing the colours of a brand', () => {
  it('takes the weightiest colour of each role, and a colour before a grey', () => {
    const { accent, ground } = chooseColors([
      use('#ffffff', 'ground', 12),
      use('#222222', 'accent', 20),
      use('#e4002b', 'accent', 6),
      use('#e5012c', 'accent', 6),
      use('#0a7a5c', 'accent', 8),
    ]);
    expect([accent, ground]).toEqual(['#e4002b', '#ffffff']);
  });

  it('marks with a grey where a site has nothing else', () => {
    const { accent, warnings } = chooseColors([use('#ffffff', 'ground', 12), use('#111111', 'accent', 3)]);
    expect([accent, warnings]).toEqual(['#111111', []]);
  });

  it('moves an accent that cannot be read on its ground and says so', () => {
    const { accent, ground, warnings } = chooseColors([use('#fffaf0', 'ground', 12), use('#ffe08a', 'accent', 6)]);
    expect(wcagContrast(accent ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
    expect(warnings.map(({ code }) => code)).toEqual(['accent_adjusted']);
    expect(warnings[0]?.message).toMatch(/#ffe08a has a contrast of 1\.2 on #fffaf0.*darkened/);
  });

  it('says what is missing instead of making it up', () => {
    expect(chooseColors([])).toMatchObject({ accent: null, ground: null, warnings: [{ code: 'no_colors' }] });
    const alone = chooseColors([use('#ffffff', 'ground', 12), use('#222222', 'ink', 10)]);
    expect(alone).toMatchObject({ accent: null, ground: '#ffffff', warnings: [{ code: 'no_accent' }] });
  });

  it('keeps a readable accent as it is', () => {
    expect(readableOn('#ffee00', '#000000')).toBe('#ffee00');
    expect(readableOn('#808080', '#808080')).not.toBe('#808080');
  });
});

describe('the colours of a logo', () => {
  const SIDE = 20;
  /** `colorAt` gives r, g, b, alpha. */
  const drawn = (colorAt: (x: number, y: number) => readonly number[]) => {
    const rgba = new Uint8Array(SIDE * SIDE * 4);
    for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
      rgba.set(colorAt(pixel % SIDE, Math.floor(pixel / SIDE)), pixel * 4);
    }
    return { width: SIDE, height: SIDE, rgba };
  };
  const isInside = (x: number, y: number) => x > 4 && x < 15 && y > 4 && y < 15;

  it('tells the ground that it stands on from its own', () => {
    const uses = pictureColors(drawn((x, y) => (isInside(x, y) ? [228, 0, 43, 255] : [16, 36, 62, 255])));
    expect(uses.map(({ color, role }) => [color, role])).toEqual([
      ['#10243e', 'ground'],
      ['#e4002b', 'accent'],
    ]);
  });

  it('finds no ground behind one that is cut out', () => {
    const uses = pictureColors(drawn((x, y) => (isInside(x, y) ? [10, 122, 92, 255] : [0, 0, 0, 0])));
    expect(uses).toEqual([{ color: '#0a7a5c', role: 'accent', weight: 5 }]);
  });

  it('says nothing of a picture that shows nothing', () => {
    expect(pictureColors(drawn(() => [0, 0, 0, 0]))).toEqual([]);
  });
});
