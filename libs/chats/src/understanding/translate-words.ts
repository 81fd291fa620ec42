import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from '@app/lingua';
import type { ForeignPhrase } from './foreign-phrase';
import { OTHERS } from './phrases.others';
import { ROMANCE } from './phrases.romance';
import { UNSPACED } from './phrases.unspaced';

/** Words before or after a language's name when a video in it is requested. */
const BEFORE = 'en|em|in|auf|su|al|ao|ب|إلى';
const BEHIND = ' ?में| olarak';
/** In Indonesian, languages and countries share names; a word before tells which is meant. */
const BEFORE_IN_INDONESIAN = '(?:in |dalam |ke )?bahasa|dalam';
/** In languages without spaces, a name has no word boundary. */
const JOINED_BEFORE = '用|以';
const JOINED_BEHIND = 'で|로|으로|版';
/** "A Hindi video": words allowed between a language's name and the video. */
const VIDEO =
  '(?:の|의|的)? ?(?=(?:bir |yeni bir |yeni |एक |नया |新しい|새 |新)?(?:video|वीडियो|動画|ビデオ|映像|영상|동영상|비디오|视频|短片|影片))';
/** Alternative spellings of language names. */
const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:bahasa|ال)\s*/iu, ''],
  [/语$|文$/u, '文'],
  [/^الإ/u, 'ا'],
  [/\u093c/gu, ''],
  [/न्द/gu, 'ंद'],
];
/** Quoted words are names and are not translated. */
const QUOTED = /"[^"\n]+"|“[^”\n]+”|'[^'\n]{2,}'(?!\p{L})|«[^»\n]+»/gu;
/** A private-use character, which nobody types. */
const HELD = '\uE000';

interface Translation {
  pattern: RegExp;
  meant: string;
}

const translations = readTranslations();

/**
 * Translates known phrases of the thirteen languages to English; the rest stays. Names of languages are read in every
 * language.
 */
export function translateWords(words: string): string {
  const held: string[] = [];
  let text = words.normalize('NFC').replace(QUOTED, (quoted) => `${HELD}${held.push(quoted) - 1}${HELD}`);
  for (const { pattern, meant } of translations) text = text.replace(pattern, meant);
  text = text.replace(/[ \t]{2,}/gu, ' ');
  return text.replace(new RegExp(`${HELD}(\\d+)${HELD}`, 'gu'), (_, place: string) => held[Number(place)] ?? '').trim();
}

function readTranslations(): Translation[] {
  // Elided articles are joined to the next word: "sull'oro".
  const apart = ({ said, meant }: ForeignPhrase) =>
    translation(`(?<![\\p{L}\\p{M}\\p{N}])(?:${said})(?:(?<=['’])|(?![\\p{L}\\p{M}\\p{N}]))`, meant);
  const joined = ({ said, meant }: ForeignPhrase) => translation(said, meant);
  return [...languageNames(), ...[...ROMANCE, ...OTHERS].map(apart), ...UNSPACED.map(joined)];
}

function translation(source: string, meant: string): Translation {
  return { pattern: new RegExp(source.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*'), 'giu'), meant };
}

/** The name of each language in every other. */
function languageNames(): Translation[] {
  const apart = '(?<![\\p{L}\\p{N}])';
  const end = '(?![\\p{L}\\p{M}])';
  return LANGUAGE_CODES.map((code) => {
    const any = anyOf(
      LANGUAGE_CODES.filter((other) => other !== 'en' && other !== 'id').flatMap((other) => namesIn(other, code)),
    );
    const indonesian = anyOf(namesIn('id', code));
    const english = LANGUAGE_NAMES[code].replace(/ \(.*$/u, '');
    const forms = [
      `${apart}(?:${BEFORE_IN_INDONESIAN}) (?:${indonesian})${end}`,
      `${apart}(?:${BEFORE}) ?(?:ال)?(?:${any})(?:${BEHIND})?${end}`,
      `(?:${JOINED_BEFORE})(?:${any})`,
      `${apart}(?:${any})(?:${BEHIND})${end}`,
      `(?:${any})(?:${JOINED_BEHIND})`,
      `(?:${any})${VIDEO}`,
      `^(?:${any}|${indonesian})$`,
    ];
    return translation(forms.join('|'), ` in ${english} `);
  });
}

function namesIn(speaker: LanguageCode, code: LanguageCode): string[] {
  const name = (new Intl.DisplayNames([speaker], { type: 'language' }).of(code) ?? '').normalize('NFC');
  return [name, ...SPELLINGS.map(([odd, plain]) => name.replace(odd, plain))];
}

function anyOf(names: readonly string[]): string {
  return [...new Set(names)]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .join('|');
}
