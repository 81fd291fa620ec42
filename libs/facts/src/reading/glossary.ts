import { sensesOf } from '@app/lingua';
import type { Json } from '../json-pointer';
import { readName } from '../names/field-name';
import type { Legend } from '../names/legend';
import { isTechnical } from './identifiers';

/** Longer texts explain, and no longer name. */
const LONGEST = 40;
/** Words alone: an explanation with figures in it says when something counts, and not what it is called. */
const NAME = /^\p{L}[\p{L}\s'’/-]+$/u;
/** "vj = Vorjahr", "_py = previous year", within a sentence. */
const DEFINITION =
  /(?<![\p{L}\p{N}])_?(?<short>\p{L}[\p{L}\p{N}]{1,11})_?\s*=\s*(?<words>\p{L}[\p{L}\s'’/-]{2,39}\p{L})(?=$|[.,;:)\n])/gu;
/** Texts longer than this, and objects deeper or more in number, explain no keys. */
const LONGEST_TEXT = 600;
const DEEPEST = 6;
const MOST_TEXTS = 300;

/** What a payload says itself of its keys: an object of nothing but words (`glossary: {gmph: "gross crane moves per hour"}`), or a note. */
export function legendOf(root: Json): Legend {
  const legend = new Map<string, string>();
  let texts = 0;
  const visit = (node: Json, isGlossary: boolean, depth: number): void => {
    if (typeof node !== 'object' || node === null || depth > DEEPEST || texts > MOST_TEXTS) return;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'string') visit(value, isTechnical(readName(key)), depth + 1);
      else {
        texts += 1;
        for (const [short, words] of definitionsIn(value)) legend.set(short, words);
        if (isGlossary && value.length <= LONGEST && NAME.test(value)) legend.set(key.toLowerCase(), value);
      }
    }
  };
  visit(root, false, 0);
  return legend;
}

/** Short forms with what a text says that they stand for, in small letters. */
export function definitionsIn(text: string): Array<[short: string, words: string]> {
  if (text.length > LONGEST_TEXT || !text.includes('=')) return [];
  return [...text.matchAll(DEFINITION)].flatMap(({ groups }): Array<[string, string]> =>
    // "Revenue = gross" says how a word is meant, and is no other word for it.
    groups?.['short'] && groups['words'] && sensesOf(groups['short'].toLowerCase()).length === 0
      ? [[groups['short'].toLowerCase(), groups['words']]]
      : [],
  );
}
