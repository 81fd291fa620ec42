import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Black and gold under light leaks, wide heavy caps (reference boards, hype-trailer). */
export const HYPE = {
  black: '#050403',
  gold: '#F9D56A',
  pale: '#FFF6D0',
  cream: '#FFE9A8',
  amber: '#F0BE45',
  deepGold: '#E0A021',
  bronze: '#9A6412',
  umber: '#4A2C08',
  soot: '#1C1005',
  bright: '#FFC83D',
  bone: '#E8DCC2',
  steel: '#B3ADA4',
  ash: '#8C867D',
  leak: '#FF6E14',
  fire: '#C2300A',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Archivo',
  weight: 800,
  width: 118,
  size: 56,
  kern: 0.03,
  caps: true,
  color: HYPE.white,
  mark: { kind: 'color', text: HYPE.bright, glow: HYPE.leak },
  outline: { color: `${HYPE.black}B8`, width: 10 },
};

export const hypeTrailerPreset: StylePreset = {
  palette: { ...HYPE },
  families: { display: 'Archivo', text: 'Archivo' },
  brand: {
    accents: ['bright', 'gold', 'pale', 'cream', 'amber', 'deepGold', 'bronze', 'umber', 'leak', 'fire'],
    grounds: ['black', 'soot'],
    reversible: false,
    pairs: [
      ['bone', 'black', 4.5],
      ['ash', 'black', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 300, exitMs: 160, staggerMs: 90 },
  emphasis: { form: 'rule', width: 6, share: 0.05, swell: 0.07, ease: 'linear', glow: 18 },
  music: { mood: 'trailer-drums' },
};
