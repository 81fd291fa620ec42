import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Navy sky, neon and one pixel face (reference boards, arcade). */
export const ARCADE = {
  navy: '#0A0E2C',
  sky1: '#121652',
  sky2: '#241C74',
  sky3: '#4A1E8C',
  sky4: '#8A2390',
  sky5: '#D82E8A',
  pink: '#FF2E93',
  cyan: '#27E8FF',
  yellow: '#FFE03A',
  green: '#4DFF7C',
  orange: '#FF8A1E',
  wine: '#7A0B4E',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Press Start 2P',
  weight: 400,
  size: 44,
  kern: 0,
  color: ARCADE.white,
  mark: { kind: 'block', fill: ARCADE.yellow, text: ARCADE.navy, padX: 6, padY: 12 },
  ground: { fill: ARCADE.navy, padX: 24, padY: 30 },
};

export const arcadePreset: StylePreset = {
  palette: { ...ARCADE },
  families: { display: 'Press Start 2P', text: 'Press Start 2P' },
  brand: {
    accents: ['yellow'],
    grounds: ['navy', 'sky1', 'sky2'],
    pairs: [
      ['white', 'navy', 4.5],
      ['yellow', 'navy', 4.5],
      ['cyan', 'navy', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 330, exitMs: 160, staggerMs: 80 },
  music: { mood: 'chip-tune' },
};
