import type { Mood } from '../mood';
import type { MusicMood } from '../music-mood';
import { newsBed } from './news-bed.mood';
import { pulseMinimal } from './pulse-minimal.mood';
import { synthDesk } from './synth-desk.mood';

/** Every bed. A new one is a data file here, its name in music-mood.ts, and a line below. */
export const MOOD_BOOK: Record<MusicMood, Mood> = {
  'pulse-minimal': pulseMinimal,
  'synth-desk': synthDesk,
  'news-bed': newsBed,
};
