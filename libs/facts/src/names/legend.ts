import { type NameToken, splitName } from '@app/lingua';

/** Words for keys, or for words of keys, in small letters: `vj` for "Vorjahr". */
export type Legend = ReadonlyMap<string, string>;

/** The words of a name, with what is short for others written out: `umsatz_vj` as "Umsatz Vorjahr". */
export function writtenOut(name: string, tokens: readonly NameToken[], legend: Legend): readonly NameToken[] {
  if (legend.size === 0) return tokens;
  const whole = legend.get(name.toLowerCase());
  if (whole !== undefined) return splitName(whole);
  return tokens.flatMap((token) => {
    const words = legend.get(token.lower);
    if (words === undefined) return [token];
    return splitName(words).map((word, place) => (place === 0 ? { ...word, gap: token.gap || ' ' } : word));
  });
}
