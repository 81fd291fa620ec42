import { placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { VAPOR } from './preset';

/** Words of mood, never of fact: they decorate any payload and claim nothing. */
const MOODS = ['ミッドナイト', 'ネオン', 'ドリーム', 'サンセット', 'パラダイス', 'ナミ'] as const;

/** The word of the last card: to be continued. */
export const FAREWELL = 'ツヅク';

/** Lettering that is art: one character after the other from a corner, along or down. */
export interface KatakanaData {
  text: string;
  x: number;
  y: number;
  size: number;
  down: boolean;
  family: string;
  fill: string;
  rim: string;
  glow: string;
}

/** Set downwards, the long-vowel mark stands upright (reference boards, vaporwave, Mended). */
export const katakanaPainter = stylePainter<KatakanaData>((ctx, data, _state, env) => {
  const { size, down } = data;
  env.surface.useFont(ctx, { family: data.family, weight: 400, size }, env.language);
  ctx.direction = 'ltr';
  ctx.lineJoin = 'round';
  [...data.text].forEach((char, index) => {
    ctx.save();
    const along = index * size * 1.02;
    ctx.translate(data.x + size / 2 + (down ? 0 : along), data.y + size / 2 + (down ? along : 0));
    if (down && char === 'ー') ctx.rotate(Math.PI / 2);
    ctx.shadowColor = data.glow;
    ctx.shadowBlur = size * 0.3;
    ctx.lineWidth = size * 0.13;
    ctx.strokeStyle = data.rim;
    ctx.strokeText(char, -size / 2, size * 0.37);
    ctx.shadowBlur = 0;
    ctx.fillStyle = data.fill;
    ctx.fillText(char, -size / 2, size * 0.37);
    ctx.restore();
  });
});

/** Room of a word in art lettering. */
export function katakanaBox(text: string, x: number, y: number, size: number, down: boolean): Box {
  const long = [...text].length * size * 1.02;
  return { x, y, w: down ? size : long, h: down ? long : size };
}

/** A word of mood at a corner, size on 1080x1920. */
export function katakana(
  env: VideoEnv,
  text: string,
  at: { x: number; y: number; size: number; down?: boolean; fill?: string },
  motion: Motion[],
): Layer {
  const size = at.size * env.stage.unit;
  const data: KatakanaData = {
    text,
    x: at.x,
    y: at.y,
    size,
    down: at.down ?? false,
    family: env.preset.families.art ?? env.preset.families.display,
    fill: at.fill ?? VAPOR.cyan,
    rim: VAPOR.night,
    glow: `${VAPOR.pink}CC`,
  };
  const box = katakanaBox(text, at.x, at.y, size, data.down);
  return placePaint(env, 'katakana', 'vapor.katakana', data, { z: Z.art + 6, box, motion });
}

/** The word of a scene: each has its own, in order. */
export function moodOf(index: number): string {
  return MOODS[index % MOODS.length] ?? MOODS[0];
}
