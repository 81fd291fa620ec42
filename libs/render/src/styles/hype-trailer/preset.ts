import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Black and gold under light leaks, wide heavy caps (reference boards, hype-trailer). */
export const HYPE = {
  black: '#050403',
  gold: '#F9D56A',
  pale: '#FFF6D0',
  deepGold: '#E0A021',
  bronze: '#9A6412',
  bright: '#FFC83D',
  bone: '#E8DCC2',
  leak: '#FF6E14',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Archivo',
  weight: 800,
  width: 118,
  size: 54,
  kern: 0.03,
  caps: true,
  color: HYPE.bone,
  mark: { kind: 'color', text: HYPE.bright, glow: HYPE.leak },
};

export const hypeTrailerPreset: StylePreset = {
  palette: { ...HYPE },
  families: { display: 'Archivo', text: 'Archivo' },
  brand: {
    accents: ['gold', 'pale', 'deepGold', 'bronze', 'bright'],
    grounds: ['black'],
    pairs: [
      ['gold', 'black', 4.5],
      ['bone', 'black', 4.5],
      ['bright', 'black', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 300, exitMs: 160, staggerMs: 90 },
  music: { mood: 'trailer-drums' },
};
