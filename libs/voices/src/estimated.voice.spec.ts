import { EstimatedVoice } from './estimated.voice';

const LINE = [
  { display: 'Deposits:', spoken: 'Deposits:' },
  { display: '$412.6M,', spoken: '412.6 million dollars,' },
  { display: 'up.', spoken: 'up.' },
];

describe('a voice that only estimates', () => {
  const voice = new EstimatedVoice('house-en-slt', 'en');

  it('gives every word a place of its own, in order, up to the end of the line', async () => {
    const { durationMs, words } = await voice.speak({ tokens: LINE, pace: 1 });
    expect(words).toHaveLength(3);
    expect(words.map(({ fromMs }) => fromMs).slice(1)).toEqual(words.map(({ toMs }) => toMs).slice(0, -1));
    expect(words.at(-1)?.toMs).toBe(durationMs);
    expect(durationMs).toBeGreaterThan(1_000);
  });

  it('takes less time the faster it is asked to speak', async () => {
    const { durationMs: calm } = await voice.speak({ tokens: LINE, pace: 1 });
    const { durationMs: fast } = await voice.speak({ tokens: LINE, pace: 1.25 });
    expect(fast).toBe(Math.round(calm / 1.25));
  });

  it('takes no time for a line without words', async () => {
    const { durationMs } = await voice.speak({ tokens: [{ display: '·', spoken: '' }], pace: 1 });
    expect(durationMs).toBe(0);
  });
});
