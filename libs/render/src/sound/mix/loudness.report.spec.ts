import { readLoudness } from './loudness.report';

const said = (integrated: string, peak: string): string => `
[Parsed_ebur128_0 @ 0x1] Summary:

  Integrated loudness:
    I:         ${integrated} LUFS
    Threshold: -24.9 LUFS

  Loudness range:
    LRA:         3.1 LU
    Threshold: -35.0 LUFS
    LRA low:   -17.3 LUFS
    LRA high:  -14.2 LUFS

  True peak:
    Peak:       ${peak} dBFS
`;

describe('readLoudness', () => {
  it('reads the summary', () => {
    expect(readLoudness(said('-14.2', '-1.6'))).toEqual({
      integrated: -14.2,
      threshold: -24.9,
      range: 3.1,
      truePeak: -1.6,
    });
  });

  it('reads silence and a missing summary as silence', () => {
    expect(readLoudness(said('-70.0', '-inf'))).toMatchObject({ integrated: -70, truePeak: -120 });
    expect(readLoudness('')).toMatchObject({ integrated: -70, truePeak: -120 });
  });
});
