import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Deep greens, amber light, mist between ridges (reference boards, nature-doc). */
export const NATURE = {
  ink: '#06110C',
  deep: '#12302A',
  teal: '#1E4D45',
  green: '#2C5242',
  sage: '#8F935F',
  amber: '#F2B45A',
  ember: '#CF7A38',
  sun: '#FFEEC4',
  light: '#FFF8E6',
  mist: '#EFF3E6',
  night: '#0A1D22',
  letterbox: '#030806',
  spoken: '#FFC46B',
} as const;

const captions: CaptionDesign = {
  family: 'Spectral',
  weight: 500,
  size: 60,
  kern: 0.005,
  color: NATURE.light,
  mark: { kind: 'color', text: NATURE.spoken },
};

export const natureDocPreset: StylePreset = {
  palette: { ...NATURE },
  families: { display: 'Spectral', text: 'Spectral' },
  brand: {
    accents: ['amber', 'spoken', 'ember'],
    grounds: ['deep', 'ink', 'teal', 'green', 'night', 'letterbox'],
    reversible: false,
    pairs: [
      ['light', 'deep', 4.5],
      ['light', 'teal', 4.5],
      ['light', 'ink', 4.5],
      ['ink', 'mist', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 700, exitMs: 350, staggerMs: 90 },
  emphasis: { form: 'rule', width: 3, share: 0.015, swell: 0.02, ease: 'cubic-in-out' },
  music: { mood: 'forest-strings' },
};

/** A palette colour, or a way from one to another: what a brand makes of the two is mixed when it is drawn. */
export type Tint = string | readonly [from: Tint, to: Tint, share: number];

/** The colour of a tint, with an opacity from 0 to 1 where one is given. */
export function tintOf(tint: Tint, opacity?: number): string {
  const solid = `#${channelsOf(tint).map(hexOf).join('')}`;
  return opacity === undefined ? solid : solid + hexOf(opacity * 255);
}

function channelsOf(tint: Tint): number[] {
  if (typeof tint === 'string') return [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  const [from, to] = [channelsOf(tint[0]), channelsOf(tint[1])];
  return from.map((value, index) => value + ((to[index] ?? value) - value) * tint[2]);
}

function hexOf(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}
