import { samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import { MOOD_BOOK } from './moods/mood-book';
import { musicBed } from './music-bed';
import type { MusicMood } from '@app/picture';

const LOUD: MusicMood[] = ['trailer-drums', 'tabloid-brass', 'chip-tune', 'news-bed', 'chaos-bounce', 'comic-caper'];
const FIGURE_MS = 5200;

function loudest({ left, right }: StereoBuffer, fromMs: number, toMs: number): number {
  let peak = 0;
  for (let i = samplesOf(fromMs / 1000); i < samplesOf(toMs / 1000); i++)
    peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
  return peak;
}

describe('musicBed', () => {
  it.each(LOUD)('%s falls silent before the figure that is held back and strikes on it', async (name) => {
    const bed = await musicBed({
      mood: MOOD_BOOK[name],
      durationMs: 9000,
      cutsMs: [2000, 4500, 7000],
      figureAtMs: FIGURE_MS,
      seed: 7,
    });
    const stroke = loudest(bed, FIGURE_MS, FIGURE_MS + 300);
    expect(loudest(bed, FIGURE_MS - 150, FIGURE_MS - 10)).toBeLessThan(stroke / 100);
    expect(stroke).toBeGreaterThan(0.02);
  });
});
