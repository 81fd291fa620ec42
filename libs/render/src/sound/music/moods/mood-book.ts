import type { Mood } from '../mood';
import type { MusicMood } from '@app/picture';
import { chaosBounce } from './chaos-bounce.mood';
import { chipTune } from './chip-tune.mood';
import { comicCaper } from './comic-caper.mood';
import { forestStrings } from './forest-strings.mood';
import { newsBed } from './news-bed.mood';
import { pulseMinimal } from './pulse-minimal.mood';
import { salonPiano } from './salon-piano.mood';
import { slowTape } from './slow-tape.mood';
import { synthDesk } from './synth-desk.mood';
import { tabloidBrass } from './tabloid-brass.mood';
import { trailerDrums } from './trailer-drums.mood';

/** Every bed. A new one is a data file here, its name in music-mood.ts, and a line below. */
export const MOOD_BOOK: Record<MusicMood, Mood> = {
  'chaos-bounce': chaosBounce,
  'chip-tune': chipTune,
  'comic-caper': comicCaper,
  'forest-strings': forestStrings,
  'news-bed': newsBed,
  'pulse-minimal': pulseMinimal,
  'salon-piano': salonPiano,
  'slow-tape': slowTape,
  'synth-desk': synthDesk,
  'tabloid-brass': tabloidBrass,
  'trailer-drums': trailerDrums,
};
