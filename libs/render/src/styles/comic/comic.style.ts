import type { Style } from '../style';
import { comicGround } from './ground';
import { comicKit } from './kit';
import { comicPreset } from './preset';

/** Paper, primaries, ink outlines and dots (reference boards, comic). */
export const comic: Style = {
  name: 'comic',
  preset: comicPreset,
  painters: {},
  ground: comicGround,
  kit: comicKit,
  compose: {},
};
