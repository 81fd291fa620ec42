/** Words that a sentence is filled with, and what the other words of it need to agree with them. */
export interface Said {
  /** As it stands in a sentence: "der Umsatz", a name or a reference to a figure. */
  text: string;
  /** Without its article; `text` where absent. */
  bare?: string;
  /** How it ends for the ear, where particles go by that. */
  final?: 'vowel' | 'rieul' | 'consonant';
  /** Gender or class in the language's own letters. */
  gender?: string;
  plural?: boolean;
}

/** A slot's filling: text alone where nothing agrees with it. */
export type Filling = Said | string;

export function textOf(filling: Filling): string {
  return typeof filling === 'string' ? filling : filling.text;
}
