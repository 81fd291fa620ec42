import { festivalScript, schemeString } from './festival.script';

describe('festivalScript', () => {
  it('cannot be left by quotes, backslashes and parentheses in the text', () => {
    expect(schemeString('a" (quit) \\')).toBe('"a\\" (quit) \\\\"');
    expect(schemeString('a\nb')).toBe('"a b"');
  });

  it('ends each sentence with its own mark and speaks faster as the pace rises', () => {
    const word = { token: 0, text: 'bills', rest: 'stop' as const };
    const script = festivalScript([{ words: [word], ending: 'question' }], 1.2, '/out');
    expect(script).toContain('(factreel_token utt "bills" "?" "" 0)');
    expect(script).toMatch(/"-r" 1\.2/);
  });

  it('reads years in pairs and three digits as a number', () => {
    const words = ['2026', '402'].map((text, token) => ({ token, text, rest: 'none' as const }));
    const script = festivalScript([{ words, ending: 'statement' }], 1, '/out');
    expect(script).toContain('"2026" "" "year" 0');
    expect(script).toContain('"402" "." "number" 1');
  });
});
