import { words } from '.';
import type { EmbedWords } from './embed/embed-words';
import { tellIn } from './told';

/** The languages of the studio beside English, each a file of its own that is loaded where it is spoken. */
const LANGUAGES = {
  ar: () => import('./embed/ar'),
  de: () => import('./embed/de'),
  es: () => import('./embed/es'),
  fr: () => import('./embed/fr'),
  hi: () => import('./embed/hi'),
  id: () => import('./embed/id'),
  it: () => import('./embed/it'),
  ja: () => import('./embed/ja'),
  ko: () => import('./embed/ko'),
  pt: () => import('./embed/pt'),
  tr: () => import('./embed/tr'),
  zh: () => import('./embed/zh'),
} satisfies Record<string, () => Promise<{ words: EmbedWords }>>;

export type ForeignCode = keyof typeof LANGUAGES;
export const FOREIGN_CODES = Object.keys(LANGUAGES) as ForeignCode[];

/** The first of these tags that the studio speaks; English where it speaks none. */
export function spokenTag(tags: readonly string[]): string {
  return tags.find((tag) => /^en\b/i.test(tag) || codeOf(tag) !== null) ?? 'en';
}

/**
 * From here on all words are of this language, and figures and dates of its region. Called before any page is loaded: what
 * pages read of the words as they load stays as it is.
 */
export async function speak(tag: string, page: Document = document): Promise<void> {
  const code = codeOf(tag);
  tellIn(tag);
  page.documentElement.lang = tag;
  page.documentElement.dir = code === 'ar' ? 'rtl' : 'ltr';
  if (code) learn((await LANGUAGES[code]()).words);
}

/** Puts these words in place of the English ones; what is not among them stays English. */
export function learn(told: EmbedWords): void {
  const all: Record<string, object> = words;
  for (const [place, texts] of Object.entries(told)) all[place] = laidOver(all[place] ?? {}, texts as object);
}

function laidOver(below: object, above: object): object {
  const laid: Record<string, unknown> = { ...below };
  for (const [name, text] of Object.entries(above)) {
    const isGroup = typeof text === 'object' && !Array.isArray(text);
    laid[name] = isGroup ? laidOver(laid[name] ?? {}, text as object) : text;
  }
  return laid;
}

function codeOf(tag: string): ForeignCode | null {
  const code = tag.toLowerCase().split('-')[0];
  return FOREIGN_CODES.find((known) => known === code) ?? null;
}
