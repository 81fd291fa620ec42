import type { CaptionDesign } from '../../captions/caption-design';
import type { SceneEnv, VideoEnv } from '../scene-env';
import type { StylePreset } from '../style-preset';

/** Ivory, black and champagne, one object a frame (reference boards, luxury-minimal). */
export const LUXURY = {
  ivory: '#F3EEE3',
  light: '#FAF6EE',
  shade: '#E2D8C6',
  black: '#15120E',
  champagne: '#A8823C',
  gold: '#80601F',
  stone: '#6B6254',
  night: '#100D0A',
  paleGold: '#E7CC94',
  pearl: '#FFFDF8',
  bronze: '#6E5122',
  ember: '#2E2417',
} as const;

const captions: CaptionDesign = {
  family: 'Cormorant Garamond',
  weight: 600,
  size: 62,
  kern: 0,
  color: LUXURY.black,
  mark: { kind: 'color', text: LUXURY.gold, underline: { width: 2, away: 12 } },
};

/** Captions on the night ground. */
export const onNight: CaptionDesign = {
  ...captions,
  color: LUXURY.ivory,
  mark: { kind: 'color', text: LUXURY.paleGold, underline: { width: 2, away: 12 } },
};

export const luxuryMinimalPreset: StylePreset = {
  palette: { ...LUXURY },
  families: { display: 'Bodoni Moda', text: 'Cormorant Garamond' },
  brand: {
    accents: ['champagne', 'gold', 'paleGold'],
    grounds: ['ivory', 'light', 'shade'],
    reversible: false,
    pairs: [
      ['black', 'ivory', 4.5],
      ['stone', 'ivory', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 900, exitMs: 450, staggerMs: 160 },
  emphasis: { form: 'rule', width: 2, share: 0.01, swell: 0, ease: 'cubic-in-out' },
  music: { mood: 'salon-piano' },
};

/** The last scene is night: the room goes dark and the gold is lit. */
export function isNight(env: VideoEnv): boolean {
  return 'scene' in env && (env as SceneEnv).scene.layout === 'end';
}

/** Inks of a scene by what they are for. */
export function inkOf(env: VideoEnv): { ink: string; dim: string; gold: string; rule: string } {
  return isNight(env)
    ? { ink: LUXURY.light, dim: LUXURY.shade, gold: LUXURY.paleGold, rule: LUXURY.champagne }
    : { ink: LUXURY.black, dim: LUXURY.stone, gold: LUXURY.gold, rule: LUXURY.champagne };
}
