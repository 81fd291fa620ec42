/** Text for a slot, with what other words need to agree with it. */
export interface Said {
  /** With its article if it has one: "der Umsatz", or a name or figure reference. */
  text: string;
  /** Without its article; `text` where absent. */
  bare?: string;
  /** Final sound, for languages whose particles depend on it. */
  final?: 'vowel' | 'rieul' | 'consonant';
  /** Gender or class in the language's own letters. */
  gender?: string;
  plural?: boolean;
  /** A word whose gender and number are unknown, so that nothing can agree with it. */
  unknown?: boolean;
}

/** A slot value; plain text if nothing agrees with it. */
export type Filling = Said | string;

export function textOf(filling: Filling): string {
  return typeof filling === 'string' ? filling : filling.text;
}
