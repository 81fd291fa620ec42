import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Faces that react to any fact, and to the way it goes; none of them says more than the fact does. */
export const STUNNED = ['🤯', '😱', '🫠', '🤪'] as const;
export const GLAD = ['😎', '🥳', '🤩'] as const;
export const SORRY = ['😭', '😵', '🫣'] as const;
/** What rains: no money, no charts, nothing that could be read as data. */
export const RAIN = ['🔥', '👀', '💥', '✨', '🎉', '💎'] as const;

/** All glyphs that the style draws, for choosing fonts. */
const EMOJI = [...STUNNED, ...GLAD, ...SORRY, ...RAIN, '👇', '🤢', '💪', '🏆'].join('');

/** Clashing brights and outlined white type, no grid (reference boards, chaos-meme). */
export const CHAOS = {
  lime: '#B6FF00',
  magenta: '#FF1FA8',
  cyan: '#00E5FF',
  yellow: '#FFF200',
  orange: '#FF6A00',
  ultraviolet: '#2B1BFF',
  red: '#FF0022',
  black: '#000000',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Anton',
  weight: 400,
  size: 78,
  kern: 0.01,
  color: CHAOS.white,
  mark: { kind: 'color', text: CHAOS.lime },
  outline: { color: CHAOS.black, width: 18 },
};

export const chaosMemePreset: StylePreset = {
  palette: { ...CHAOS },
  families: { display: 'Anton', text: 'Anton' },
  lettering: EMOJI,
  brand: {
    accents: ['yellow'],
    grounds: ['ultraviolet'],
    reversible: false,
    pairs: [
      ['white', 'black', 4.5],
      ['white', 'ultraviolet', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 200, exitMs: 60, staggerMs: 60 },
  emphasis: { form: 'scribble', width: 12, share: 0.08, swell: 0.1, ease: 'linear' },
  music: { mood: 'chaos-bounce' },
};
