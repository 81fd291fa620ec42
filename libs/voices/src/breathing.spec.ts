import { breathe } from './breathing';
import { planRests } from './prosody';
import type { Rest, Sentence } from './sentence';

/** 1 sample a millisecond: silence and sound as given. */
const sound = (...parts: Array<[loud: boolean, ms: number]>) =>
  Float32Array.from(
    parts.flatMap(([loud, ms]) => Array.from({ length: ms }, (_, i) => (loud ? (i % 2 ? 0.5 : -0.5) : 0))),
  );

const sentence = (...rests: Rest[]): Sentence => ({
  words: rests.map((rest, token) => ({ token, text: 'word', rest })),
  ending: 'statement',
});

describe('breathe', () => {
  it('replaces the silence of the engine at a comma by the rest of the house', () => {
    const samples = sound([false, 100], [true, 200], [false, 40], [true, 200], [false, 300]);
    const words = [
      { fromMs: 100, toMs: 300 },
      { fromMs: 340, toMs: 540 },
    ];
    const said = [sentence('comma', 'stop')];
    const restMs = planRests(said)[0]?.[0] ?? 0;
    const line = breathe(said, [{ samples, sampleRate: 1000, words }], 1);
    expect(line.words.map(({ span }) => span)).toEqual([
      { fromMs: 12, toMs: 212 },
      { fromMs: 224 + restMs, toMs: 224 + restMs + 200 },
    ]);
    expect(line.samples).toHaveLength(224 + restMs + 212);
  });

  it('rests longer between sentences than at commas, and less when the pace is higher', () => {
    const raw = { samples: sound([true, 100]), sampleRate: 1000, words: [{ fromMs: 0, toMs: 100 }] };
    const rest = (words: Sentence[], pace: number) => breathe(words, [raw, raw], pace).samples.length - 200;
    const stop = [sentence('stop'), sentence('stop')];
    expect(rest(stop, 1)).toBeGreaterThan(rest([sentence('comma'), sentence('stop')], 1));
    expect(Math.abs(rest(stop, 2) - rest(stop, 1) / 2)).toBeLessThanOrEqual(1);
  });

  it('is empty when there is nothing to say', () => {
    expect(breathe([], [], 1).samples).toHaveLength(0);
  });
});
