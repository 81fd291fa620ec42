import type { CaptionDesign } from '../../captions/caption-design';
import type { FontSpec } from '../../text/font';
import type { StylePreset } from '../style-preset';

/** Navy, red, white, and the light that falls on the navy (reference boards, breaking-news). */
export const NEWS = {
  night: '#030B20',
  navy: '#061A40',
  mid: '#0B2E6B',
  light: '#1557B8',
  red: '#D8102B',
  deepRed: '#A80A20',
  white: '#FFFFFF',
  shade: '#D5E0F4',
  ice: '#BFD4F7',
  steel: '#6F93CF',
} as const;

const family = 'Libre Franklin';

/** The weights in use, from figures down to small words. */
export const FACE = {
  figure: { family, weight: 900, kern: -0.045, tabular: true },
  head: { family, weight: 900, kern: -0.03 },
  tag: { family, weight: 900, kern: 0.01 },
  bold: { family, weight: 700, kern: -0.01 },
  words: { family, weight: 600, kern: -0.005 },
} satisfies Record<string, Omit<FontSpec, 'size'>>;

const TALL_SCRIPTS = new Set(['ar', 'fa', 'he', 'hi', 'ur']);

/** Line distance as a factor of the size: scripts with marks over and under their letters need more than Latin. */
export function lineHeight(env: { language: string }, latin: number): number {
  return TALL_SCRIPTS.has(env.language) ? Math.max(1.42, latin) : latin;
}

const captions: CaptionDesign = {
  family,
  weight: 800,
  size: 58,
  kern: -0.01,
  color: NEWS.white,
  mark: { kind: 'block', fill: NEWS.red, text: NEWS.white, padX: 10, padY: 6 },
  overCrawl: true,
};

export const newsPreset: StylePreset = {
  palette: { ...NEWS },
  families: { display: family, text: family },
  brand: {
    accents: ['red', 'deepRed'],
    grounds: ['navy', 'night', 'mid', 'light'],
    reversible: false,
    pairs: [
      ['white', 'navy', 4.5],
      ['ice', 'navy', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 300, exitMs: 180, staggerMs: 70 },
  emphasis: { form: 'rule', width: 8, share: 0.07, swell: 0.04, ease: 'linear' },
  music: { mood: 'news-bed' },
};
