import { STYLES } from '../styles';
import { brandColors, contrastOf, oklch } from './brand-colors';
import { recolor } from './recolor';

const WISHES = [
  '#ffffff',
  '#000000',
  '#808080',
  '#ffee00',
  '#00ff66',
  '#0033ff',
  '#ff0055',
  '#7a5230',
  '#123456',
  '#f2e9d8',
];

describe.each([...STYLES.values()].map((style) => [style.name, style.preset] as const))(
  'a brand on %s',
  (_, preset) => {
    it('declares pairs that hold without a brand', () => {
      for (const [ink, ground, least] of preset.brand.pairs)
        expect([ink, ground, contrastOf(preset.palette[ink] ?? '', preset.palette[ground] ?? '') >= least]).toEqual([
          ink,
          ground,
          true,
        ]);
    });

    it('keeps every pair readable, whatever accent and ground it asks for', () => {
      const broken = WISHES.flatMap((accent) => [undefined, ...WISHES].map((ground) => ({ accent, ground }))).filter(
        (brand) => {
          const palette = recolor({ ...preset.palette }, brandColors(preset, brand));
          return preset.brand.pairs.some(
            ([ink, on, least]) => contrastOf(palette[ink] ?? '', palette[on] ?? '') < least,
          );
        },
      );
      expect(broken).toEqual([]);
    });

    it('takes a mid-tone accent nearly as it is given', () => {
      const colors = brandColors(preset, { accent: '#0a7a5c' });
      expect(colors.size).toBeGreaterThan(0);
    });
  },
);

describe('a ground of the other kind', () => {
  const wornBy = (style: string, ground: string) => {
    const preset = STYLES.get(style as never)?.preset;
    if (!preset) throw new Error(style);
    const own = preset.palette[preset.brand.grounds[0] ?? ''] ?? '';
    return oklch(brandColors(preset, { ground }).get(own.slice(0, 7).toLowerCase()) ?? own);
  };

  it('tints the scenery of a light style, and leaves it light', () => {
    const worn = wornBy('luxury-minimal', '#0a0f3e');
    expect(worn.l).toBeGreaterThan(0.85);
    expect(worn.h).toBeCloseTo(oklch('#0a0f3e').h ?? 0, -1);
  });

  it('leaves a dark style its own where it is white', () => {
    expect(wornBy('breaking-news', '#ffffff').l).toBeLessThan(0.4);
  });

  it('is worn by a style that reads as well in negative', () => {
    expect(wornBy('swiss-poster', '#101010').l).toBeLessThan(0.3);
  });
});

describe('recolor', () => {
  const colors = new Map([
    ['#d90429', '#00aa55'],
    ['#f6f4ee', '#f6f4ee'],
  ]);

  it('keeps transparency and leaves other texts alone', () => {
    const data = { fill: '#D9042980', stops: [[0, '#D90429']], text: '#1 in red' };
    expect(recolor(data, colors)).toEqual({ fill: '#00aa5580', stops: [[0, '#00aa55']], text: '#1 in red' });
  });

  it('moves a shade with the palette colour that it is nearest to', () => {
    const [shade, paper] = recolor(['#b00322', '#efece4'], colors);
    const [, red = 0, green = 0] = /^#(..)(..)/.exec(shade)?.map((part) => Number.parseInt(part, 16)) ?? [];
    expect(green).toBeGreaterThan(red * 3);
    expect(paper).toBe('#efece4');
  });

  it('changes nothing without a brand', () => {
    const data = { fill: '#d90429' };
    expect(recolor(data, new Map())).toBe(data);
  });
});

describe('what a brand leaves alone', () => {
  it.each(['comic', 'tabloid', 'breaking-news'] as const)(
    'keeps the white plates of %s white under a bright accent',
    (style) => {
      const preset = STYLES.get(style)?.preset;
      if (!preset) throw new Error(style);
      for (const brand of [{ accent: '#ffcc33' }, { accent: '#00c2ff', ground: '#3d0b0b' }])
        expect(recolor(preset.palette['white'] ?? '', brandColors(preset, brand))).toBe(
          preset.palette['white']?.toLowerCase(),
        );
    },
  );

  it('takes a bright accent nearly as it is given where the ground is dark', () => {
    const preset = STYLES.get('breaking-news')?.preset;
    if (!preset) throw new Error('breaking-news');
    expect(recolor(preset.palette['red'] ?? '', brandColors(preset, { accent: '#ffcc33' }))).toBe('#ffcc33');
  });
});
