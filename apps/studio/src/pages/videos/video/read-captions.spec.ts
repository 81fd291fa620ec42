import { readCaptions } from './read-captions';

describe('readCaptions', () => {
  it('reads lines with their times', () => {
    const vtt =
      'WEBVTT\n\n00:00:00.133 --> 00:00:03.402\nUSDC on Base at 6.84.\n\n01:05.500 --> 01:07.000\nBulls &amp; bears\ntoday\n';
    expect(readCaptions(vtt)).toEqual([
      { fromMs: 133, toMs: 3402, text: 'USDC on Base at 6.84.' },
      { fromMs: 65_500, toMs: 67_000, text: 'Bulls & bears today' },
    ]);
  });

  it('passes over what has no time', () => expect(readCaptions('WEBVTT\n\nNOTE made today\n')).toEqual([]));
});
