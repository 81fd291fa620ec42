import { toSrt, toVtt } from './subtitle-files';

describe('subtitle files', () => {
  const cues = [{ fromMs: 120, toMs: 61_500, text: 'Up 8.4% & more' }];

  it('writes WebVTT with escaped text', () => {
    expect(toVtt(cues)).toBe('WEBVTT\n\n00:00:00.120 --> 00:01:01.500\nUp 8.4% &amp; more\n');
  });

  it('writes SubRip with commas', () => {
    expect(toSrt(cues)).toBe('1\n00:00:00,120 --> 00:01:01,500\nUp 8.4% & more\n');
  });
});
