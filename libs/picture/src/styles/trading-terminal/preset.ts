import type { CaptionDesign } from '../../captions/caption-design';
import type { StylePreset } from '../style-preset';

/** Phosphor on near black; amber is the one accent (reference boards, trading-terminal). */
export const TERMINAL = {
  ground: '#040705',
  green: '#38F58A',
  amber: '#FFB224',
  text: '#D8FFE8',
  dim: '#7FCFA3',
  moss: '#1E9A5A',
  pane: '#125C38',
  unlit: '#0C2A1A',
  grid: '#0D2016',
  down: '#C4543F',
  loss: '#FF7B5E',
} as const;

const captions: CaptionDesign = {
  family: 'JetBrains Mono',
  weight: 700,
  size: 54,
  kern: -0.02,
  color: TERMINAL.text,
  mark: { kind: 'block', fill: TERMINAL.green, text: TERMINAL.ground, padX: 8, padY: 6 },
  prompt: { text: '>', color: TERMINAL.amber },
  cursor: { color: TERMINAL.green, width: 28, height: 58 },
};

export const terminalPreset: StylePreset = {
  palette: { ...TERMINAL },
  families: { display: 'JetBrains Mono', text: 'JetBrains Mono' },
  brand: {
    accents: ['green', 'moss'],
    grounds: ['ground'],
    reversible: false,
    pairs: [
      ['text', 'ground', 4.5],
      ['amber', 'ground', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 280, exitMs: 0, staggerMs: 70 },
  emphasis: { form: 'corners', width: 4, share: 0.03, swell: 0, ease: 'linear' },
  music: { mood: 'synth-desk', bpm: 96 },
};
