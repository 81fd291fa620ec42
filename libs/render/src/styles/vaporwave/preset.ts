import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Magenta to cyan over a grid, a sun with slits, chrome serif (reference boards, vaporwave). */
export const VAPOR = {
  night: '#12063A',
  violet: '#3B1187',
  magenta: '#B01C9C',
  pink: '#FF4F9E',
  peach: '#FF9E8A',
  cyan: '#2DE2FF',
  sun: '#FFF39A',
  dusk: '#D61FB0',
  floor: '#08031C',
  window: '#E9D6F7',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Archivo',
  weight: 700,
  width: 125,
  size: 54,
  kern: 0.01,
  color: VAPOR.white,
  mark: { kind: 'color', text: VAPOR.cyan, glow: VAPOR.cyan },
  outline: { color: VAPOR.night, width: 14 },
};

export const vaporwavePreset: StylePreset = {
  palette: { ...VAPOR },
  families: { display: 'Abril Fatface', text: 'Archivo', art: 'Dela Gothic One' },
  lettering: 'イールドノキロクタカサデンキカワセポイントテンキケッカライブ',
  brand: {
    accents: ['cyan'],
    grounds: ['night', 'violet', 'floor'],
    pairs: [
      ['white', 'night', 4.5],
      ['cyan', 'night', 4.5],
      ['night', 'window', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 500, exitMs: 300, staggerMs: 80 },
  music: { mood: 'synth-desk' },
};
