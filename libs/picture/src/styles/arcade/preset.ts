import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Navy sky, neon and one pixel face (reference boards, arcade). */
export const ARCADE = {
  navy: '#0A0E2C',
  black: '#05061A',
  sky1: '#121652',
  sky2: '#241C74',
  sky3: '#4A1E8C',
  sky4: '#8A2390',
  sky5: '#D82E8A',
  dusk: '#0D2A66',
  blue: '#154A96',
  azure: '#2F8BE6',
  pink: '#FF2E93',
  cyan: '#27E8FF',
  teal: '#0E6C8C',
  yellow: '#FFE03A',
  amber: '#FFB81F',
  green: '#4DFF7C',
  leaf: '#1E9A58',
  orange: '#FF8A1E',
  lava: '#E8481C',
  wine: '#7A0B4E',
  brick: '#5A2A9E',
  brickLit: '#7D49CC',
  mortar: '#241050',
  brown: '#A45A22',
  bark: '#4E2410',
  cloud: '#C4DCF4',
  cream: '#FFF6C8',
  white: '#FFFFFF',
} as const;

/** The one face of the style. */
export const PIXEL_FACE = 'Press Start 2P';

const captions: CaptionDesign = {
  family: PIXEL_FACE,
  weight: 400,
  size: 48,
  kern: 0,
  caps: true,
  reach: { above: 0.875, below: 0.03 },
  color: ARCADE.white,
  mark: { kind: 'block', fill: ARCADE.yellow, text: ARCADE.navy, padX: 8, padY: 16 },
  ground: { fill: ARCADE.black, padX: 24, padY: 32, edge: { color: ARCADE.cyan, width: 6 } },
};

export const arcadePreset: StylePreset = {
  palette: { ...ARCADE },
  families: { display: PIXEL_FACE, text: PIXEL_FACE },
  brand: {
    accents: ['yellow', 'amber', 'orange'],
    grounds: ['navy', 'black', 'sky1', 'sky2', 'sky3', 'dusk'],
    reversible: false,
    pairs: [
      ['white', 'navy', 4.5],
      ['white', 'black', 4.5],
      ['white', 'sky1', 4.5],
      ['white', 'sky2', 4.5],
      ['white', 'sky3', 4.5],
      ['white', 'dusk', 4.5],
      ['white', 'brick', 4.5],
      ['cyan', 'navy', 4.5],
      ['cyan', 'sky2', 4.5],
      ['green', 'navy', 4.5],
      ['green', 'sky2', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 330, exitMs: 160, staggerMs: 80 },
  emphasis: { form: 'corners', width: 8, share: 0.06, swell: 0, ease: 'linear' },
  music: { mood: 'chip-tune' },
};
