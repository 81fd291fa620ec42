import { MUSIC_MOODS } from '@app/picture';
import { samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import { MOOD_BOOK } from './moods/mood-book';
import { musicBed } from './music-bed';
import { dropOut } from '../mix/ride';

const LOUD = MUSIC_MOODS.filter((name) => MOOD_BOOK[name].arc.dropDb >= 60);
const TURN = { fromMs: 4300, toMs: 5200 };

function loudest({ left, right }: StereoBuffer, fromMs: number, toMs: number): number {
  let peak = 0;
  for (let i = samplesOf(fromMs / 1000); i < samplesOf(toMs / 1000); i++)
    peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
  return peak;
}

describe('musicBed', () => {
  it.each(LOUD)('%s is silent before the turn and strikes on its reveal', async (name) => {
    const mood = MOOD_BOOK[name];
    const bed = await musicBed({ mood, durationMs: 9000, cutsMs: [2000, 4500, 7000], turn: TURN, seed: 7 });
    dropOut(bed, TURN, mood.arc.dropDb);
    const stroke = loudest(bed, TURN.toMs, TURN.toMs + 300);
    expect(loudest(bed, TURN.fromMs + 100, TURN.toMs - 10)).toBeLessThan(stroke / 100);
    expect(stroke).toBeGreaterThan(0.02);
  });
});
