import { CONTENT_RULES } from './content.rules';
import type { VideoWish } from './video-wish';
import { LOOK_RULES } from './look.rules';
import type { EditedVideo, VideoManner, NoteReading, NoteRule } from './note-rule';
import { TELLING_RULES } from './telling.rules';

/** Notes read by rules. */
export interface ReadNotes {
  wish: VideoWish;
  /** What will be done, for the video's history. */
  summaries: string[];
  /** What will not: words that mean nothing here, or that ask for what cannot be. */
  missed: string[];
  /** Those of `missed` that were understood. */
  faults: string[];
  /** Some words meant nothing to the rules; a model might read more out of them. */
  unclear: boolean;
}

/** Of how a video looks and is told, in the order in which they look at words. */
const MANNER_RULES: ReadonlyArray<NoteRule<VideoManner>> = [
  ...TELLING_RULES.slice(0, 1),
  ...LOOK_RULES,
  ...TELLING_RULES.slice(1),
];
/** In the order in which they look at a note: what a title or a subject says must not be taken for something else. */
const RULES: readonly NoteRule[] = [...MANNER_RULES, ...CONTENT_RULES];
/** The rules, each anchored so that it matches a whole phrase. */
const WHOLE_RULES = RULES.map(({ pattern, read }) => ({ whole: new RegExp(`^(?:${pattern.source})$`, 'iu'), read }));
/** A video that is only wished for: whatever is said of it is news. */
const UNMADE: VideoManner = { storyboard: {}, seconds: 30, pacing: 'standard', authored: false };

/** One thing of each kind that can be asked for. */
export const NOTE_EXAMPLES: readonly string[] = RULES.map(({ example }) => example);

/** Clauses that one wish may run over: "drop scenes 2, 3, 4 and 5". */
const MOST_JOINED = 6;
/** Words of one clause; no wish is longer, and trying all splits of more would take long. */
const LONGEST_CLAUSE = 40;
const JOINS = /^(?:and|but|then|plus|&)$/iu;
/** Words around a wish that say nothing of it. */
const POLITE_START =
  /^(?:(?:and|but|then|also|plus|please|now|so|ok(?:ay)?|just|hey|hi|hello|finally|maybe|perhaps|&)(?![\p{L}\p{N}'’-])[,!]?\s*|(?:can|could|would|will) (?:you|we)(?: (?:please|just|also))? |i(?:['’]d| would) (?:like|love)(?: you| us)? to |(?:i|we) (?:want|need)(?: you)? to |let(?:['’]s| us) )+/iu;
const POLITE_END = /(?:^|[,\s]+)(?:please|thanks(?: a lot)?|thank you|now|instead|too|as well|and|but|then)$/iu;
/** "I want it shorter", "the video should be square": what is wished for stands behind. */
const MADE_SO =
  /^(?:(?:i|we)(?:['’]d| would)? (?:want|need|like|prefer) (?:it|this|the (?:video|film|clip))(?: to be)? |(?:it|this|the (?:video|film|clip)) (?:should|must|has to|needs to) be |(?:make|have|keep|turn|render) (?:this|the (?:video|film|clip|reel))(?: into)? )/iu;
/** "A square video": what kind of video stands within. */
const A_VIDEO = /^(?:make (?:it|me) )?(?:an? |the )?(?<kind>.+) (?:video|film|clip|version|reel)$/iu;

/** "Drop scene 2 make it shorter": a phrase that says of what it is. */
const NAMES_ALL = /(?<!\p{L})(?:it|this|video|film|clip|reel)(?!\p{L})/iu;

/** Words of a note with what they come to; null where they mean nothing to the rules. */
interface Phrase {
  words: string;
  reading: NoteReading | null;
}

/** A way to read the rest of a sentence. */
interface Way {
  phrases: Phrase[];
  /** Clauses of which nothing is done, and those of them that nobody understands. */
  lost: number;
  unread: number;
}

const NOTHING_LEFT: Way = { phrases: [], lost: 0, unread: 0 };

/**
 * Reads notes in English, clause by clause; languages are understood by their own names too. A clause counts only when
 * every word of it belongs to a wish; otherwise it is named in `missed` and none of it is done.
 */
export function readNotes(notes: string, video: EditedVideo): ReadNotes {
  const phrases = sentencesOf(notes).flatMap((clauses) => readSentence(clauses, video).phrases);
  const read: ReadNotes = { wish: {}, summaries: [], missed: [], faults: [], unclear: false };
  const refuse = (fault: string): void => {
    read.faults.push(fault);
    read.missed.push(fault);
  };
  for (const { words, reading } of phrases) {
    if (reading === null) {
      read.missed.push(`"${words}" was not understood.`);
      read.unclear = true;
    } else if ('fault' in reading) refuse(reading.fault);
    else if (contradicts(read.wish, reading.wish))
      refuse(`"${words}" asks for something else than the words before it.`);
    else if (!leavesScene(merged(read.wish, reading.wish), video))
      refuse('A video needs a scene; not all of them can go.');
    else {
      read.wish = merged(read.wish, reading.wish);
      read.summaries.push(reading.summary);
    }
  }
  return read;
}

/** The clauses of each sentence; what stands in quotes is one word. */
function sentencesOf(notes: string): string[][] {
  const parted = notes.normalize('NFC').replace(/[。！？；、，،؛؟](?=\S)|[;,](?=[^\d\s])/gu, '$& ');
  const sentences = parted.split('\n').flatMap((line) => {
    const words = line.match(/"[^"]*"|“[^”]*”|[^\s"“]+|["“]/gu) ?? [];
    return split(words, (word) => /[.;!?。！？；؛؟]$/u.test(word) && !isQuoted(word));
  });
  return sentences.map((words) => clausesOf(words)).filter((clauses) => clauses.length > 0);
}

/** A sentence in parts, at its commas and before its conjunctions. */
function clausesOf(words: readonly string[]): string[] {
  const spaced = words.flatMap((word) => (JOINS.test(word) ? [BREAK, word] : [word]));
  const parts = split(spaced, (word) => word === BREAK || (/[,、，،]$/u.test(word) && !isQuoted(word)));
  return parts.map((part) => part.filter((word) => word !== BREAK).join(' ')).filter((part) => bare(part) !== '');
}

const BREAK = '\n';

function isQuoted(word: string): boolean {
  return /^["“].*["”]$/u.test(word);
}

function split(words: readonly string[], endsAt: (word: string) => boolean): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    parts.at(-1)?.push(word);
    if (endsAt(word)) parts.push([]);
  }
  return parts;
}

/** A clause without the words and marks around its wish. */
function bare(clause: string): string {
  let text = clause.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/^[\s,.;:!?…。！？；、，،؛؟-]+|[\s,.;:!?…。！？；、，،؛؟-]+$/gu, '');
    text = text.replace(POLITE_START, '').replace(POLITE_END, '').trim();
    if (/^(?:please|thanks?|thank you|ok(?:ay)?|hi|hello|hey|and|but|then|also)$/iu.test(text)) text = '';
  }
  return text;
}

/** The way to read a sentence of which most is done; of equal ones the one of more wishes. */
function readSentence(clauses: readonly string[], video: EditedVideo): Way {
  const ways: Way[] = [NOTHING_LEFT];
  for (let from = clauses.length - 1; from >= 0; from -= 1) {
    let best: Way | null = null;
    for (let to = from + 1; to <= Math.min(clauses.length, from + MOST_JOINED); to += 1) {
      const rest = ways[clauses.length - to] ?? NOTHING_LEFT;
      const phrases = readClause(bare(clauses.slice(from, to).join(' ')), video);
      if (phrases === null && to > from + 1) continue;
      const way = phrases === null ? unreadWay(clauses[from] ?? '', rest) : wayOf(phrases, to - from, rest);
      if (best === null || isBetter(way, best)) best = way;
    }
    ways.push(best ?? NOTHING_LEFT);
  }
  return ways.at(-1) ?? NOTHING_LEFT;
}

function wayOf(phrases: Phrase[], clauses: number, rest: Way): Way {
  const fails = phrases.some(({ reading }) => reading === null || 'fault' in reading);
  return {
    phrases: [...phrases, ...rest.phrases],
    lost: rest.lost + (fails ? clauses : 0),
    unread: rest.unread,
  };
}

/** Clauses side by side that nobody understands are named together. */
function unreadWay(clause: string, { phrases: [next, ...others], lost, unread }: Way): Way {
  const joined = next?.reading === null;
  const words = joined ? `${clause} ${next.words}` : clause;
  const rest = joined || !next ? others : [next, ...others];
  return { phrases: [{ words: bare(words), reading: null }, ...rest], lost: lost + 1, unread: unread + 1 };
}

function isBetter(a: Way, b: Way): boolean {
  if (a.lost !== b.lost) return a.lost < b.lost;
  if (a.unread !== b.unread) return a.unread < b.unread;
  return a.phrases.length > b.phrases.length;
}

/** The wishes that a clause consists of, word for word; null where some of its words belong to none. */
function readClause(clause: string, video: EditedVideo): Phrase[] | null {
  const words = clause.split(' ');
  if (clause === '') return [];
  if (words.length > LONGEST_CLAUSE) return null;
  const whole = readPhrase(clause, video);
  if (whole && !('fault' in whole)) return [{ words: clause, reading: whole }];
  // Several wishes may follow each other without a comma: "in German with a female voice".
  const ways: Array<Phrase[] | null> = [[]];
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let best: Phrase[] | null = null;
    for (let to = words.length; to > from; to -= 1) {
      const rest = ways[words.length - to];
      const text = words.slice(from, to).join(' ');
      const reading = rest ? readPhrase(text, video) : null;
      if (!rest || !reading || ('fault' in reading && rest.length > 0)) continue;
      if (rest[0] && isOfPart(reading) && isOfAll(rest[0])) continue;
      if (best === null || hasFault(best)) best = [{ words: text, reading }, ...rest];
    }
    ways.push(best);
  }
  return ways.at(-1) ?? null;
}

/** What follows a wish about a part without a comma is said of it: "cut scene 2 to 15 seconds", "captions in Spanish". */
function isOfPart(reading: NoteReading): boolean {
  if ('fault' in reading) return false;
  const { drop, add, lead, front, captions, music, title } = reading.wish;
  return [drop, add, lead, front, captions, music, title].some((wanted) => wanted !== undefined);
}

/** Whether a phrase is about a whole video without naming it. */
function isOfAll({ words, reading }: Phrase): boolean {
  if (reading === null || 'fault' in reading || NAMES_ALL.test(words)) return false;
  const { targetSeconds, language, style, format, tone, pacing } = reading.wish;
  return [targetSeconds, language, style, format, tone, pacing].some((wanted) => wanted !== undefined);
}

function hasFault(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ reading }) => reading !== null && 'fault' in reading);
}

/** What a phrase comes to by the first rule that takes all of it, else why it cannot be. */
function readPhrase(phrase: string, video: EditedVideo): NoteReading | null {
  let fault: NoteReading | null = null;
  const made = phrase.replace(MADE_SO, 'make it ');
  const forms = new Set([phrase, made, phrase.replace(MADE_SO, ''), A_VIDEO.exec(made)?.groups?.['kind'] ?? phrase]);
  for (const form of forms) {
    for (const { whole, read } of WHOLE_RULES) {
      const match = whole.exec(form);
      const reading = match && read(match, video);
      if (reading && !('fault' in reading)) return reading;
      fault ??= reading;
    }
  }
  return fault;
}

/** Whether the second wish takes back something of the first. */
function contradicts(a: VideoWish, b: VideoWish): boolean {
  const single = ({ drop: _drop, add: _add, directions: _directions, front: _front, ...wish }: VideoWish) =>
    wish as object;
  const before = new Map(Object.entries(single(a)));
  return Object.entries(single(b)).some(
    ([name, value]) => before.has(name) && JSON.stringify(before.get(name)) !== JSON.stringify(value),
  );
}

/** Stands where a phrase was taken out, so that what is left of it does not run together. */
const TAKEN = ' ; ';
const FILLERS =
  /(?<![\p{L}\p{N}])(?:a|also|again|an|and|as|be|but|can|could|do|video|for|have|i|i'd|in|instead|is|it|its|just|like|make|me|now|of|ok|okay|please|quite|rather|so|sound|tell|thanks?|that|the|then|this|to|too|us|use|very|video|want|we|with|would|you)(?![\p{L}\p{N}])/giu;

/** Reads how a video that is to be made shall look and be told. `unread` are the clauses that say something else. */
export function readVideoWish(words: string): { wish: VideoWish; faults: string[]; unread: string[] } {
  let rest = words.normalize('NFC').replace(/[ \t]+/g, ' ');
  let wish: VideoWish = {};
  const faults: string[] = [];
  for (const { pattern, read } of MANNER_RULES) {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const match = asMatch(found);
      const reading = read(match, UNMADE);
      if (!reading) return match[0];
      if ('fault' in reading) faults.push(reading.fault);
      else wish = merged(wish, reading.wish);
      return TAKEN;
    });
  }
  const unread = rest
    .split(/[;\n]|[.!?,](?=\s|$)/u)
    .map((clause) =>
      clause.replace(/^(?:\s*(?:and|but|then|also|please)(?!\p{L}))+|\s+(?:and|but|then|please)\s*$/giu, '').trim(),
    )
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause.replace(FILLERS, '')));
  return { wish, faults, unread };
}

/** Arguments of a replacer as the match that they are about. */
function asMatch(found: readonly unknown[]): RegExpMatchArray {
  const groups = found.at(-1) as Record<string, string> | undefined;
  const texts = found.filter((part): part is string => typeof part === 'string').slice(0, -1);
  return Object.assign(texts as [string, ...string[]], { groups });
}

function merged(a: VideoWish, b: VideoWish): VideoWish {
  const both = <T>(one: T[] | undefined, other: T[] | undefined): T[] => [...(one ?? []), ...(other ?? [])];
  return {
    ...a,
    ...b,
    ...(a.drop || b.drop ? { drop: both(a.drop, b.drop) } : {}),
    ...(a.add || b.add ? { add: both(a.add, b.add) } : {}),
    ...(a.front || b.front ? { front: both(a.front, b.front) } : {}),
    ...(a.directions || b.directions ? { directions: both(a.directions, b.directions) } : {}),
  };
}

function leavesScene({ drop = [] }: VideoWish, { storyboard }: EditedVideo): boolean {
  return storyboard.scenes.some(({ id }) => !drop.includes(id));
}
