/** A note of a pattern; `steps` counts sixteenths. */
export interface PatternNote {
  step: number;
  steps: number;
  /** What to play: the bass, the whole chord, an unpitched stroke, or a chord tone by index. */
  voice: 'bass' | 'chord' | 'stroke' | number;
}

const VOICES: Record<string, PatternNote['voice']> = { b: 'bass', '*': 'chord', x: 'stroke' };

/** Reads the bars of a pattern (see Part). @throws RangeError on a letter it does not know. */
export function readPattern(pattern: string): PatternNote[][] {
  return pattern.split('|').map(readBar);
}

function readBar(bar: string): PatternNote[] {
  const notes: PatternNote[] = [];
  let open: PatternNote | undefined;
  [...bar].forEach((letter, step) => {
    if (letter === '-') {
      if (open) open.steps++;
      return;
    }
    open = undefined;
    if (letter === '.') return;
    const voice = VOICES[letter] ?? (/\d/.test(letter) ? Number(letter) : undefined);
    if (voice === undefined) throw new RangeError(`Pattern "${bar}" has an unknown letter "${letter}"`);
    open = { step, steps: 1, voice };
    notes.push(open);
  });
  return notes;
}
