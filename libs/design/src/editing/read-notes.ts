import { CONTENT_RULES } from './content.rules';
import type { FilmWish } from './film-wish';
import { LOOK_RULES } from './look.rules';
import type { EditedFilm, FilmManner, NoteRule } from './note-rule';
import { TELLING_RULES } from './telling.rules';

/** Notes read by rules. */
export interface ReadNotes {
  wish: FilmWish;
  /** What will be done, for the film's history. */
  summaries: string[];
  /** What will not: words that mean nothing here, or that ask for what cannot be. */
  missed: string[];
  /** Those of `missed` that were understood. */
  faults: string[];
  /** Some words meant nothing to the rules; a model might read more out of them. */
  unclear: boolean;
}

/** Of how a film looks and is told, in the order in which they look at words. */
const MANNER_RULES: ReadonlyArray<NoteRule<FilmManner>> = [
  ...TELLING_RULES.slice(0, 1),
  ...LOOK_RULES,
  ...TELLING_RULES.slice(1),
];
/** In the order in which they look at a note: what a title or a subject says must not be taken for something else. */
const RULES: readonly NoteRule[] = [...MANNER_RULES, ...CONTENT_RULES];
/** A film that is only wished for: whatever is said of it is news. */
const UNMADE: FilmManner = { storyboard: {}, seconds: 30, pacing: 'standard', authored: false };

/** One thing of each kind that can be asked for. */
export const NOTE_EXAMPLES: readonly string[] = RULES.map(({ example }) => example);

/** Stands where a phrase was taken out, so that what is left of it does not run together. */
const TAKEN = ' ; ';
const FILLERS =
  /(?<![\p{L}\p{N}])(?:a|also|again|an|and|as|be|but|can|could|do|film|for|have|i|i'd|in|instead|is|it|its|just|like|make|me|now|of|ok|okay|please|quite|rather|so|sound|tell|thanks?|that|the|then|this|to|too|us|use|very|video|want|we|with|would|you)(?![\p{L}\p{N}])/giu;

/** Reads notes in English, phrase by phrase; languages are understood by their own names too. */
export function readNotes(notes: string, film: EditedFilm): ReadNotes {
  const { wish, summaries, faults, rest } = readPhrases(notes, RULES, film);
  const unread = clausesOf(rest);
  return {
    wish: leavesScene(wish, film) ? wish : { ...wish, drop: [] },
    summaries,
    missed: [...faults, ...unread.map((clause) => `"${clause}" was not understood.`)],
    faults,
    unclear: unread.length > 0,
  };
}

/** Reads how a film that is to be made shall look and be told. `unread` are the clauses that say something else. */
export function readFilmWish(words: string): { wish: FilmWish; faults: string[]; unread: string[] } {
  const { wish, faults, rest } = readPhrases(words, MANNER_RULES, UNMADE);
  return { wish, faults, unread: clausesOf(rest) };
}

function readPhrases<Film>(notes: string, rules: ReadonlyArray<NoteRule<Film>>, film: Film) {
  let rest = notes.normalize('NFC').replace(/[ \t]+/g, ' ');
  let wish: FilmWish = {};
  const summaries: string[] = [];
  const faults: string[] = [];
  for (const { pattern, read } of rules) {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const match = asMatch(found);
      const reading = read(match, film);
      if (!reading) return match[0];
      if ('fault' in reading) faults.push(reading.fault);
      else {
        wish = merged(wish, reading.wish);
        summaries.push(reading.summary);
      }
      return TAKEN;
    });
  }
  return { wish, summaries, faults, rest };
}

/** Arguments of a replacer as the match that they are about. */
function asMatch(found: readonly unknown[]): RegExpMatchArray {
  const groups = found.at(-1) as Record<string, string> | undefined;
  const texts = found.filter((part): part is string => typeof part === 'string').slice(0, -1);
  return Object.assign(texts as [string, ...string[]], { groups });
}

function merged(a: FilmWish, b: FilmWish): FilmWish {
  const both = <T>(one: T[] | undefined, other: T[] | undefined): T[] => [...(one ?? []), ...(other ?? [])];
  return {
    ...a,
    ...b,
    ...(a.drop || b.drop ? { drop: both(a.drop, b.drop) } : {}),
    ...(a.add || b.add ? { add: both(a.add, b.add) } : {}),
    ...(a.directions || b.directions ? { directions: both(a.directions, b.directions) } : {}),
  };
}

function leavesScene({ drop = [] }: FilmWish, { storyboard }: EditedFilm): boolean {
  return storyboard.scenes.some(({ id }) => !drop.includes(id));
}

/** What is left of a note once its fillers are gone, in the words that it was written with. */
function clausesOf(rest: string): string[] {
  return rest
    .split(/[;\n]|[.!?,](?=\s|$)/u)
    .map((clause) =>
      clause.replace(/^(?:\s*(?:and|but|then|also|please)(?!\p{L}))+|\s+(?:and|but|then|please)\s*$/giu, '').trim(),
    )
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause.replace(FILLERS, '')));
}
