import type { CaptionDesign } from '../../captions/caption-design';
import type { Trend } from '../../storyboard/scene-content';
import type { SceneEnv } from '../scene-env';
import type { StylePreset } from '../style-preset';

/** Paper, primaries, ink outlines and dots (reference boards, comic). */
export const COMIC = {
  paper: '#FFF4DC',
  ink: '#15120F',
  red: '#E5281F',
  yellow: '#FFD11A',
  blue: '#1B63D8',
  sky: '#8FC7FF',
  darkRed: '#9E120C',
  darkBlue: '#0B3E9A',
  orange: '#F59B1C',
  lemon: '#FFE58A',
  azure: '#3F86F4',
  rust: '#C4700B',
  white: '#FFFFFF',
} as const;

const captions: CaptionDesign = {
  family: 'Bangers',
  weight: 400,
  size: 68,
  kern: 0.02,
  color: COMIC.ink,
  mark: { kind: 'color', text: COMIC.red, underline: { width: 6, away: 15 } },
  ground: {
    fill: COMIC.white,
    padX: 36,
    padY: 14,
    balloon: { line: { color: COMIC.ink, width: 10 }, drop: { x: 6, y: 8 }, tail: { at: 150, h: 86 } },
  },
};

export const comicPreset: StylePreset = {
  palette: { ...COMIC },
  families: { display: 'Bangers', text: 'Comic Neue' },
  brand: {
    accents: ['red', 'darkRed'],
    grounds: ['paper'],
    reversible: false,
    pairs: [
      ['ink', 'paper', 4.5],
      ['ink', 'yellow', 4.5],
    ],
  },
  captions,
  motion: { enterMs: 280, exitMs: 140, staggerMs: 80 },
  emphasis: { form: 'brush', width: 12, share: 0.1, swell: 0.09, ease: 'linear' },
  music: { mood: 'comic-caper' },
};

/** Light of a splash: its two rays, its dots and the skyline before it. */
export interface Tone {
  fill: string;
  ray: string;
  dots: string;
  /** Houses far away. */
  far: string;
  /** Colour of lettering that stands straight on it. */
  letters: string;
}

/** Blue, as over a town at night. */
export const NIGHT: Tone = {
  fill: COMIC.blue,
  ray: COMIC.azure,
  dots: COMIC.darkBlue,
  far: COMIC.darkBlue,
  letters: COMIC.yellow,
};
const NOON: Tone = {
  fill: COMIC.yellow,
  ray: COMIC.lemon,
  dots: COMIC.orange,
  far: COMIC.rust,
  letters: COMIC.red,
};
const ALARM: Tone = {
  fill: COMIC.red,
  ray: COMIC.orange,
  dots: COMIC.darkRed,
  far: COMIC.darkRed,
  letters: COMIC.yellow,
};

/** Light of a scene: falling figures are never bright, and no two scenes in a row share theirs. */
export function toneOf(env: SceneEnv, trend?: Trend): Tone {
  if (env.scene.layout === 'end') return NOON;
  if (env.index === 0) return trend === 'down' ? ALARM : NIGHT;
  const order = [ALARM, NIGHT, NOON];
  return order[env.index % order.length] ?? NIGHT;
}

/** Colours of the crowd that speaks: ground, dots, and the three rows from the back. */
interface CrowdTone {
  fill: string;
  dots: string;
  rows: [string, string, string];
}

/** The crowd's light changes from scene to scene. */
export function crowdTone(env: SceneEnv): CrowdTone {
  const blue: CrowdTone = { fill: COMIC.sky, dots: COMIC.blue, rows: [COMIC.azure, COMIC.darkBlue, COMIC.ink] };
  const sunny: CrowdTone = { fill: COMIC.yellow, dots: COMIC.orange, rows: [COMIC.blue, COMIC.darkBlue, COMIC.ink] };
  const red: CrowdTone = { fill: COMIC.orange, dots: COMIC.red, rows: [COMIC.red, COMIC.darkRed, COMIC.ink] };
  return [sunny, blue, red][env.index % 3] ?? blue;
}
