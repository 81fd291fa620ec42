import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Magenta to cyan over a grid, a sun with slits, chrome serif (reference boards, vaporwave). */
export const VAPOR = {
  night: '#12063A',
  indigo: '#240A63',
  violet: '#3B1187',
  plum: '#6A1A9A',
  magenta: '#B01C9C',
  dusk: '#D61FB0',
  pink: '#FF4F9E',
  peach: '#FF9E8A',
  gold: '#FFC65C',
  sun: '#FFF39A',
  cyan: '#2DE2FF',
  azure: '#2F7FE0',
  sky: '#9BE4FF',
  blush: '#FFC4E6',
  floor: '#08031C',
  window: '#E9D6F7',
  bevel: '#A88BCB',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Archivo',
  weight: 700,
  width: 125,
  size: 56,
  kern: 0.01,
  color: VAPOR.white,
  mark: { kind: 'color', text: VAPOR.cyan, glow: VAPOR.cyan },
  outline: { color: VAPOR.night, width: 14 },
};

export const vaporwavePreset: StylePreset = {
  palette: { ...VAPOR },
  families: { display: 'Abril Fatface', text: 'Archivo', art: 'Dela Gothic One' },
  lettering: 'ミッドナイトネオンドリームサンセットパラダイスツヅクナミ',
  brand: {
    accents: ['cyan', 'sky', 'azure'],
    grounds: ['night', 'indigo', 'violet', 'floor'],
    reversible: false,
    pairs: [
      ['white', 'night', 4.5],
      ['white', 'violet', 4.5],
      ['night', 'window', 4.5],
      ['violet', 'window', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 500, exitMs: 300, staggerMs: 80 },
  emphasis: { form: 'rule', width: 5, share: 0.035, swell: 0.04, ease: 'linear', glow: 22 },
  music: { mood: 'slow-tape' },
};
