import { readVideoWish } from '@app/design';
import { upperFirst } from '@app/facts';
import type { MakeWish } from './intent';

const NOUN = '(?:video|film|movie|clip|reel|explainer)s?';
const NOUNS = `${NOUN}(?: ${NOUN})*`;
const VERB = '(?:make|create|build|produce|generate|prepare|do|give|get|need|want|like|have|see|start)';
const ONE = '(?:a|an|one|another|one more|a new|a second|some|\\d+)';
const OF = '(?:about|on|from|of|for|out of|using|with|based on|covering|showing|explaining|in)';

type Read = Pick<ReturnType<typeof readVideoWish>, 'wish' | 'unread'>;

/** Patterns that ask for a new video; `between` and `behind` hold the wishes. */
const ASKED: readonly RegExp[] = [
  said(
    `\\b(?:turn|make|convert|transform)\\b(?: .*?)? into ${ONE}(?<between>(?: [^\\s.;!?]+){0,8}?) ${NOUNS}\\b(?<behind>.*)$`,
  ),
  said(`\\b${VERB}(?: me| us)?(?: please)? ${ONE}(?<between>(?: [^\\s.;!?]+){0,8}?) ${NOUNS}\\b(?<behind>.*)$`),
  said(`\\b(?:make|create|do)(?: me| us)? (?:another|a new|a second)(?: one)?\\b(?<behind>.*)$`),
  said(`^(?:an? |one |another |the )?(?<between>(?:[^\\s.;!?]+ ){0,6}?)${NOUNS} (?=${OF} )(?<behind>.*)$`),
  said(`^(?:a )?(?:new|another)(?<between>(?: [^\\s.;!?]+){0,4}?) ${NOUNS}\\b(?<behind>.*)$`),
];
/** Refers to the current video, so it does not ask for a new one. */
const THE_ONE = said(`\\b(?:the|this|that|my|our) ${NOUN}\\b`);
const CALLED = /\b(?:called|titled|named|entitled|with the title|title)\s*(?=["“'])/giu;
const ABOUT = '(?:about|covering|sobre|acerca de|über|tentang|riguardo a|à propos de)';
const DIRECTION =
  /\b(?<verb>(?:focus|concentrate)(?:ing)? on|lead(?:ing)? with|start(?:ing)? with|emphasi[sz](?:e|ing)|highlight(?:ing)?|leav(?:e|ing) out|skip(?:ping)?|don['’]t mention)\s+(?<what>[^.,;!?]+)/giu;
const LEADING = new RegExp(
  `^(?:(?:${OF}|${ABOUT}|that is|which is|it|this|that|these|those|the following|please|and|now|data|page|text|json|article|link|table|file)(?!\\p{L})\\s*)+`,
  'iu',
);
const TRAILING = /(?:\s+(?:with|in|and|at|for|of|please|from|about|as|using|style|now))+$/iu;

/** What introduces the material or topic, in languages that put it first. */
const SOURCE = new RegExp(
  `(?<![\\p{L}])(?:${OF}|${ABOUT}|a partir de|à partir de|de|da|dal|dai|aus|von|mit|dari|عن|حول|من)(?![\\p{L}\\p{M}])`,
  'giu',
);
/** Where the wishes end and the topic begins. */
const BEFORE_TOPIC = new RegExp(`(?=(?<![\\p{L}])${ABOUT}(?! \\d+ ?s)(?![\\p{L}]))`, 'giu');

/** The video that a message asks for, or null. */
export function readMake(words: string): MakeWish | null {
  for (const pattern of ASKED) {
    const found = pattern.exec(words);
    if (!found || (THE_ONE.test(words) && !/\binto\b/iu.test(words))) continue;
    const { between = '', behind = '' } = found.groups ?? {};
    // "In Arabic, please make a video": the first part can hold wishes, never the topic.
    const { wish } = readAll(words.slice(0, found.index));
    return { ...optionsOf(wish), ...readOptions(between, behind) };
  }
  return null;
}

/** Reads wishes; the rest of the text is the topic. */
export function readOptions(between: string, behind: string): MakeWish {
  const directions: string[] = [];
  const told = partedAtSource(behind)
    .replace(BEFORE_TOPIC, ' ; ')
    .replace(CALLED, 'call it ')
    .replace(DIRECTION, (_, verb: string, what: string) => {
      directions.push(`${upperFirst(verb)} ${what.trim()}.`);
      return ' ; ';
    });
  const looks = readAll(between.trim());
  const rest = readAll(told.trim());
  const topic = rest.unread.map(topicOf).find((clause) => clause !== '');
  return {
    ...optionsOf({ ...looks.wish, ...rest.wish }),
    ...(directions.length > 0 ? { directions } : {}),
    ...(topic === undefined ? {} : { topic }),
  };
}

function optionsOf({ music, ...wish }: Read['wish']): MakeWish {
  return { ...wish, ...(music === undefined ? {} : { music: music !== false }) };
}

/** Splits wishes without commas: each ends where the next begins. */
function readAll(words: string): Read {
  const { wish, unread } = readVideoWish(words);
  if (unread.length === 0 || Object.keys(wish).length === 0) return { wish, unread };
  const again = readAll(unread.join(' ; '));
  return { wish: { ...again.wish, ...wish }, unread: again.unread };
}

/** "In Arabic from this": wishes also end without a comma, where the material or another wish begins. */
function partedAtSource(words: string): string {
  const parts: string[] = [];
  let start = 0;
  for (const { index } of words.matchAll(SOURCE)) {
    const { wish, unread } = readAll(words.slice(start, index));
    if (unread.length > 0 || Object.keys(wish).length === 0) continue;
    parts.push(words.slice(start, index));
    start = index;
  }
  return [...parts, words.slice(start)].join(' ; ');
}

function topicOf(clause: string): string {
  const topic = clause.trim().replace(LEADING, '').replace(TRAILING, '').trim();
  // "Style comic." leaves the word "style" behind.
  return /^(?:style|look|theme)\s*:?$/iu.test(topic) ? '' : topic;
}

function said(source: string): RegExp {
  return new RegExp(source.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s?'), 'iu');
}
