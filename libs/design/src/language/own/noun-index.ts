import type { Lexicon } from '../lexicon';

/** What decides how a sentence agrees with a noun. */
export interface NounForm {
  gender?: string;
  plural: boolean;
}

/** Shorter words end too many others by chance. */
const SHORTEST_END = 4;
const SHORTEST_REST = 3;
/** Fewer compounds may end alike by chance. */
const FEWEST_ALIKE = 3;
const MOST_REMEMBERED = 10_000;
const VOWEL = /[aeiouyäöü]/;

/** Gender and number of the single words that a language's lexicon knows. */
export class NounIndex {
  private readonly forms = new Map<string, NounForm | null>();
  private readonly ends = new Map<string, NounForm | null>();

  constructor(lexicon: Lexicon) {
    for (const { text, one, gender, plural = false, describes } of Object.values(lexicon)) {
      if (describes === true) continue;
      this.add(text, { ...(gender === undefined ? {} : { gender }), plural });
      // The gender of many things is that of one, but for German, which needs none in the plural.
      if (one !== undefined && one !== text && (gender === 'm' || gender === 'f'))
        this.add(one, { gender, plural: false });
    }
  }

  /** The form of a whole word in small letters; null if unknown or if it has two. */
  of(word: string): NounForm | null {
    return this.forms.get(word) ?? null;
  }

  /** The form of a word of a language with compounds: its own, else that of the longest known end, of "konten" in "girokonten". */
  endOf(word: string): NounForm | null {
    if (this.forms.has(word)) return this.of(word);
    const alike = this.shared(word);
    if (alike) return alike;
    for (let at = SHORTEST_REST; at <= word.length - SHORTEST_END; at += 1) {
      const end = word.slice(at);
      const form = this.forms.get(end) ?? (end.length > SHORTEST_END ? this.shared(end) : undefined);
      if (form && VOWEL.test(word.slice(0, at))) return form;
    }
    return null;
  }

  /** The form that all known compounds with this end have, where there are some: "quote" is what "Erfolgsquote" and others are. */
  private shared(end: string): NounForm | null {
    const known = this.ends.get(end);
    if (known !== undefined) return known;
    if (this.ends.size > MOST_REMEMBERED) this.ends.clear();
    const forms = [...this.forms].flatMap(([noun, form]) =>
      noun.length >= end.length + SHORTEST_REST && noun.endsWith(end) ? [form] : [],
    );
    const [first = null] = forms;
    const isOne = forms.every((form) => form?.gender === first?.gender && form?.plural === first?.plural);
    const shared = forms.length >= FEWEST_ALIKE && end.length >= SHORTEST_END && isOne ? first : null;
    this.ends.set(end, shared);
    return shared;
  }

  private add(noun: string, form: NounForm): void {
    if (/\s/.test(noun)) return;
    const word = noun.toLowerCase();
    const known = this.forms.get(word);
    if (known === undefined) this.forms.set(word, form);
    else if (known?.plural !== form.plural || known.gender !== form.gender) this.forms.set(word, null);
  }
}
