import { LANGUAGE_NAMES } from '@app/design';
import type { ForeignPhrase } from './foreign-phrase';
import { OTHERS } from './phrases.others';
import { ROMANCE } from './phrases.romance';
import { UNSPACED } from './phrases.unspaced';

type Code = keyof typeof LANGUAGE_NAMES;
const CODES = Object.keys(LANGUAGE_NAMES) as Code[];
/** What stands before or behind a language's name where a film is wished for in it. */
const BEFORE = 'en|em|in|auf|su|dalam(?: bahasa)?|bahasa|用|ب';
const BEHIND = 'で|로|으로|में| olarak|版';
/** Quoted words are names and stay as they are. */
const QUOTED = /"[^"\n]+"|“[^”\n]+”|'[^'\n]{2,}'(?!\p{L})|«[^»\n]+»/gu;
/** A private character, which nobody types. */
const HELD = '\uE000';

interface Translation {
  pattern: RegExp;
  meant: string;
}

const translations = readTranslations();

/**
 * Words of any of the thirteen languages with what is known of them in English; the rest stays as it is. Names of
 * languages are read in every language.
 */
export function translateWords(words: string): string {
  const held: string[] = [];
  let text = words.normalize('NFC').replace(QUOTED, (quoted) => `${HELD}${held.push(quoted) - 1}${HELD}`);
  for (const { pattern, meant } of translations) text = text.replace(pattern, meant);
  return text.replace(new RegExp(`${HELD}(\\d+)${HELD}`, 'gu'), (_, place: string) => held[Number(place)] ?? '').trim();
}

function readTranslations(): Translation[] {
  const apart = ({ said, meant }: ForeignPhrase) =>
    translation(`(?<![\\p{L}\\p{M}\\p{N}])(?:${said})(?![\\p{L}\\p{M}\\p{N}])`, meant);
  const joined = ({ said, meant }: ForeignPhrase) => translation(said, meant);
  return [...[...ROMANCE, ...OTHERS].map(apart), ...UNSPACED.map(joined), ...languageNames()];
}

function translation(source: string, meant: string): Translation {
  return { pattern: new RegExp(source.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*'), 'giu'), meant };
}

/** How each language is called in each of the others. */
function languageNames(): Translation[] {
  return CODES.map((code) => {
    const names = CODES.filter((other) => other !== 'en').flatMap((other) => {
      const name = new Intl.DisplayNames([other], { type: 'language' }).of(code) ?? '';
      return [name, name.replace(/^(?:bahasa|ال)\s*/iu, ''), name.replace(/语$|文$/u, '文')];
    });
    const any = [...new Set(names)]
      .filter((name) => name.length > 1)
      .sort((a, b) => b.length - a.length)
      .join('|');
    const english = LANGUAGE_NAMES[code].replace(/ \(.*$/u, '');
    const forms = [
      `(?<![\\p{L}\\p{N}])(?:${BEFORE}) ?(?:ال)?(?:${any})(?:${BEHIND})?`,
      `(?:${any})(?:${BEHIND})`,
      `^(?:${any})$`,
    ];
    return translation(`(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, `in ${english}`);
  });
}
