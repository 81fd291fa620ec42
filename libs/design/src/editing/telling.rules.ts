import { LANGUAGE_NAMES } from '@app/lingua';
import { PACINGS } from '../composer/pacing';
import { TONE_WORDS } from '../composer/brief-phrases';
import { END, type VideoManner, type NoteReading, type NoteRule, phrase } from './note-rule';

/** Lengths that a video may be asked for, seconds. */
const SHORTEST_S = 15;
const LONGEST_S = 90;
/** What "shorter" and "longer" make of a length. */
const SHORTER = 0.7;
const LONGER = 1.4;

const COUNTS: Readonly<Record<string, number>> = { 'half a': 0.5, a: 1, one: 1, 'one and a half': 1.5 };
const MANNER = 'make it|keep it|tell it|sound|more|make the tone|(?:use|in|with) an?';

/** Languages that are called by more names than one. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  es: ['Castilian', 'castellano'],
  pt: ['Brazilian Portuguese', 'Brazilian'],
  zh: ['Simplified Chinese', 'Mandarin Chinese', 'Mandarin', '普通话', '汉语', '简体中文'],
  id: ['Bahasa'],
  hi: ['हिंदी'],
};
/** A name in its own language that is a country's as well, with the word that makes it a language's. */
const WHOLE_NAMES: Readonly<Record<string, string>> = { id: 'bahasa Indonesia' };
/** Language names as English and as its own speakers say them, by code. */
const NAMES = Object.entries(LANGUAGE_NAMES).map(([code, name]): [string, string[]] => {
  const own = WHOLE_NAMES[code] ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? name;
  return [code, [name.replace(/ \(.*$/, ''), own.normalize('NFC'), ...(OTHER_NAMES[code] ?? [])]];
});
const ANY_NAME = NAMES.flatMap(([, names]) => names)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** How a video is told: its title, length, language, tone and pace. */
export const TELLING_RULES: ReadonlyArray<NoteRule<VideoManner>> = [
  {
    example: 'call it "…"',
    pattern: phrase(
      `(?:call (?:it|the (?:film|video))|(?:re)?name it|title it|(?:change|set) the title to|the title should be|(?:new )?title\\s*(?::|is))\\s*(?:"(?<q>[^"\\n]+)"|“(?<d>[^”\\n]+)”|'(?<s>[^'\\n]+)'|(?<bare>[^.;,\\n"“]+))`,
    ),
    read: ({ groups }) => {
      const title = (groups?.['q'] ?? groups?.['d'] ?? groups?.['s'] ?? groups?.['bare'] ?? '').trim();
      return title === '' ? null : { wish: { title }, summary: `titled "${title}"` };
    },
  },
  {
    example: '20 seconds',
    pattern: phrase(
      `(?:(?:cut|trim|bring|shorten|extend|make|stretch) (?:it|the (?:film|video)) (?:down |up )?(?:to )?|to |about |around )?(?<count>\\d+(?:\\.\\d+)?|half a|one and a half|one|a)[ -]*(?<unit>seconds?|secs?|s|minutes?|mins?)(?![\\p{L}]) ?(?<by>shorter|longer)?(?: long)?`,
    ),
    read: ({ groups }, { seconds }) => {
      const { count = '', unit = '', by } = groups ?? {};
      const given = (COUNTS[count.toLowerCase()] ?? Number(count)) * (unit.toLowerCase().startsWith('m') ? 60 : 1);
      if (by) return lengthOf(clamp(seconds + (by.toLowerCase() === 'shorter' ? -given : given)), seconds);
      if (given >= SHORTEST_S && given <= LONGEST_S) return lengthOf(Math.round(given), seconds);
      return { fault: `A video has ${SHORTEST_S} to ${LONGEST_S} seconds, not ${given}.` };
    },
  },
  {
    example: 'shorter',
    pattern: phrase(
      `(?:make (?:it|the (?:film|video)) )?(?:a (?:bit|little|lot) |much |slightly )?(?:shorter|more concise|shorten (?:it|the (?:film|video))|trim it|tighten it(?: up)?)${END}`,
    ),
    read: (_, { seconds }) =>
      seconds <= SHORTEST_S
        ? { fault: `It has ${Math.round(seconds)} seconds already; no video is cut below ${SHORTEST_S}.` }
        : lengthOf(clamp(seconds * SHORTER), seconds),
  },
  {
    example: 'longer',
    pattern: phrase(
      `(?:make (?:it|the (?:film|video)) )?(?:a (?:bit|little|lot) |much |slightly )?(?:longer|extend it|lengthen it|more detail(?:ed|s)?)${END}`,
    ),
    read: (_, { seconds, authored }) =>
      authored ? refused('longer') : lengthOf(clamp(Math.max(seconds * LONGER, SHORTEST_S)), seconds),
  },
  {
    example: 'in Spanish',
    pattern: phrase(
      `(?:(?:(?:translate|switch|change|put) (?:it |this |the (?:film|video|narration|language) )?)?(?:in|into|to) |auf |en |em |su |dalam |用)?(?<![\\p{L}])(?<name>${ANY_NAME})(?:で|로|에서|में| olarak)?(?: please)?${END}`,
    ),
    read: ({ groups }, { storyboard, authored, handwritten = [] }) => {
      const name = groups?.['name']?.toLowerCase() ?? '';
      const found = NAMES.find(([, names]) => names.some((known) => known.toLowerCase() === name));
      if (!found) return null;
      const [language, [english = language]] = found;
      if (language === storyboard.language) return { fault: `It is in ${english} already.` };
      if (handwritten.length > 0) {
        const scenes = `${handwritten.length === 1 ? 'scene' : 'scenes'} ${handwritten.join(', ')}`;
        return {
          fault: `"in ${english}": ${scenes} was written by hand and is not translated; write it in ${english} or drop it first.`,
        };
      }
      return authored ? refused(`in ${english}`) : { wish: { language }, summary: `in ${english}` };
    },
  },
  {
    example: 'faster',
    pattern: phrase(
      `(?:make it |tell it |talk |speak |pace it )?(?:a (?:bit|little) |much )?(?<way>faster|quicker|slower|speed (?:it )?up|slow (?:it )?down)(?: (?:pace|pacing))?${END}`,
    ),
    read: ({ groups }, { pacing }) => {
      const quick = /^(?:fast|quick|speed)/iu.test(groups?.['way'] ?? '');
      const next = PACINGS[PACINGS.indexOf(pacing) + (quick ? 1 : -1)];
      if (!next) return { fault: `It is told as ${quick ? 'fast' : 'slowly'} as it can be already.` };
      return { wish: { pacing: next }, summary: quick ? 'told faster' : 'told slower' };
    },
  },
  {
    example: 'more serious',
    pattern: phrase(
      `(?:${MANNER}) (?:a (?:bit|little) )?(?:more )?(?<words>[\\p{L}-]+(?: [\\p{L}-]+)?)(?: (?:tone|mood|manner|way))?${END}`,
    ),
    read: ({ groups }, { authored }) => {
      const tone = (groups?.['words'] ?? '').replace(/\s+(?:tone|mood|manner|way)$/iu, '');
      if (!isTone(tone)) return null;
      return authored ? refused(`${tone}`) : { wish: { tone }, summary: `the tone ${tone}` };
    },
  },
];

/** Whether words name a tone and nothing else: "less serious" and "not loud" are others. */
function isTone(words: string): boolean {
  const [, tone = ''] = /^(?:(?:very|really|rather|quite) )?(.+)$/iu.exec(words) ?? [];
  return TONE_WORDS.some(([, known]) => {
    const { index, 0: found } = known.exec(tone) ?? { index: -1, 0: '' };
    return index === 0 && /^\p{L}*$/u.test(tone.slice(found.length));
  });
}

function lengthOf(targetSeconds: number, now: number): NoteReading {
  return { wish: { targetSeconds }, summary: `about ${targetSeconds} seconds in place of ${Math.round(now)}` };
}

/** Refusal of what would need other words than an author's. */
export function refused(what: string): NoteReading {
  return { fault: `"${what}": the words of a script are its author's; send the changed script instead.` };
}

function clamp(seconds: number): number {
  return Math.round(Math.min(LONGEST_S, Math.max(SHORTEST_S, seconds)));
}
