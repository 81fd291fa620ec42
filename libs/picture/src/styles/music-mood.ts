/** Beds that can be composed, one data file each in music/moods. */
export const MUSIC_MOODS = [
  'pulse-minimal',
  'synth-desk',
  'news-bed',
  'tabloid-brass',
  'forest-strings',
  'trailer-drums',
  'chip-tune',
  'comic-caper',
  'slow-tape',
  'salon-piano',
  'chaos-bounce',
] as const;
export type MusicMood = (typeof MUSIC_MOODS)[number];
