import { readPattern } from './pattern';

describe('readPattern', () => {
  it('reads basses, tones, chords, strokes, holds and rests', () => {
    expect(readPattern('b--.2*x-')).toEqual([
      [
        { step: 0, steps: 3, voice: 'bass' },
        { step: 4, steps: 1, voice: 2 },
        { step: 5, steps: 1, voice: 'chord' },
        { step: 6, steps: 2, voice: 'stroke' },
      ],
    ]);
  });

  it('reads several bars and lets no hold cross a rest', () => {
    expect(readPattern('x.--|..0.')).toEqual([
      [{ step: 0, steps: 1, voice: 'stroke' }],
      [{ step: 2, steps: 1, voice: 0 }],
    ]);
  });

  it('refuses a letter that it does not know', () => {
    expect(() => readPattern('b..q')).toThrow(RangeError);
  });
});
