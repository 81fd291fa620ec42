import { LANGUAGE_NAMES } from '@app/design';
import type { ForeignPhrase } from './foreign-phrase';
import { OTHERS } from './phrases.others';
import { ROMANCE } from './phrases.romance';
import { UNSPACED } from './phrases.unspaced';

type Code = keyof typeof LANGUAGE_NAMES;
const CODES = Object.keys(LANGUAGE_NAMES) as Code[];
/** What stands before or behind a language's name where a film is wished for in it. */
const BEFORE = 'en|em|in|auf|su|al|ao|ب|إلى';
const BEHIND = ' ?में| olarak';
/** In Indonesian, languages are called as countries are: a word before them tells which is meant. */
const BEFORE_IN_INDONESIAN = '(?:in |dalam |ke )?bahasa|dalam';
/** Where words are joined, no letter ends a name. */
const JOINED_BEFORE = '用|以';
const JOINED_BEHIND = 'で|로|으로|版';
/** "A Hindi video": what may stand between a language's name and its film. */
const FILM =
  '(?:の|의|的)? ?(?=(?:bir |yeni bir |yeni |एक |नया |新しい|새 |新)?(?:video|वीडियो|動画|ビデオ|映像|영상|동영상|비디오|视频|短片|影片))';
/** How names of languages are written too. */
const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:bahasa|ال)\s*/iu, ''],
  [/语$|文$/u, '文'],
  [/^الإ/u, 'ا'],
  [/\u093c/gu, ''],
  [/न्द/gu, 'ंद'],
];
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
  text = text.replace(/[ \t]{2,}/gu, ' ');
  return text.replace(new RegExp(`${HELD}(\\d+)${HELD}`, 'gu'), (_, place: string) => held[Number(place)] ?? '').trim();
}

function readTranslations(): Translation[] {
  // An article that lost its vowel is joined to what follows: "sull'oro".
  const apart = ({ said, meant }: ForeignPhrase) =>
    translation(`(?<![\\p{L}\\p{M}\\p{N}])(?:${said})(?:(?<=['’])|(?![\\p{L}\\p{M}\\p{N}]))`, meant);
  const joined = ({ said, meant }: ForeignPhrase) => translation(said, meant);
  return [...languageNames(), ...[...ROMANCE, ...OTHERS].map(apart), ...UNSPACED.map(joined)];
}

function translation(source: string, meant: string): Translation {
  return { pattern: new RegExp(source.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*'), 'giu'), meant };
}

/** How each language is called in each of the others. */
function languageNames(): Translation[] {
  const apart = '(?<![\\p{L}\\p{N}])';
  const end = '(?![\\p{L}\\p{M}])';
  return CODES.map((code) => {
    const any = anyOf(
      CODES.filter((other) => other !== 'en' && other !== 'id').flatMap((other) => namesIn(other, code)),
    );
    const indonesian = anyOf(namesIn('id', code));
    const english = LANGUAGE_NAMES[code].replace(/ \(.*$/u, '');
    const forms = [
      `${apart}(?:${BEFORE_IN_INDONESIAN}) (?:${indonesian})${end}`,
      `${apart}(?:${BEFORE}) ?(?:ال)?(?:${any})(?:${BEHIND})?${end}`,
      `(?:${JOINED_BEFORE})(?:${any})`,
      `${apart}(?:${any})(?:${BEHIND})${end}`,
      `(?:${any})(?:${JOINED_BEHIND})`,
      `(?:${any})${FILM}`,
      `^(?:${any}|${indonesian})$`,
    ];
    return translation(forms.join('|'), ` in ${english} `);
  });
}

/** What speakers of one language call another, as it is spelt. */
function namesIn(speaker: Code, code: Code): string[] {
  const name = (new Intl.DisplayNames([speaker], { type: 'language' }).of(code) ?? '').normalize('NFC');
  return [name, ...SPELLINGS.map(([odd, plain]) => name.replace(odd, plain))];
}

function anyOf(names: readonly string[]): string {
  return [...new Set(names)]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .join('|');
}
