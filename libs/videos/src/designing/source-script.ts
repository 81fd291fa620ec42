import {
  checkScript,
  headingOf,
  holdsNumber,
  type Language,
  readStory,
  type Mode,
  type Script,
  writtenLanguage,
} from '@app/design';
import { DomainError } from '@app/platform';
import { type FactPack } from '@app/facts';
import { type PackContent, packFacts } from '@app/sources';
import { feedStories } from './feed-stories';
import { fittingSentences, isSayable, quotedSentences, secondsToSay, placedSentences } from './source-sentences';

const LONGEST_TITLE = 90;
/** With its title; fewer make no video. */
const FEWEST_SCENES = 2;
/** Of the end card. */
const CLOSING_S = 2.5;
/** A shorter side is not stretched over a frame. */
const LEAST_PHOTO_SIDE = 480;

/** What a video of a source is to be. */
export interface SourceTelling {
  language: string;
  targetSeconds: number;
  title?: string | undefined;
  /** The caller's own end; left out, the video says where more of it stands. */
  cta?: string | undefined;
  mode?: Mode | undefined;
}

type Scene = Script['scenes'][number];

/** A source with what its sentences are held against. */
interface Told {
  pack: PackContent;
  facts: FactPack;
  code: string;
  holds: (text: string) => boolean;
}

/**
 * A source of running text as a script of its own sentences: its title, what it opens with, then those that bring figures, in
 * their order, as many as fit; a feed by its headlines. What a reporter put into words tells better than labels taken out of
 * them. Null for sources of tables and labelled figures, in another language than the video's, and where too few sentences
 * hold by the source's own facts.
 */
export function sourceScript(pack: PackContent, wish: SourceTelling): Script | null {
  const { reading } = pack;
  const language = writtenLanguage(wish.language);
  const { code } = language;
  if (!reading || pack.kind === 'script' || reading.language !== code) return null;
  const facts = packFacts(pack);
  const holds = (text: string): boolean => isGrounded({ scenes: [{ type: 'text', text }] }, facts, code);
  const told: Told = { pack, facts, code, holds };
  const all = pack.kind === 'feed' ? feedTexts(told, wish) : articleTexts(told, wish);
  const texts = wish.mode === 'story' ? heldBack(all, pack.title, code) : all;
  if (texts.length < FEWEST_SCENES) return null;
  const scenes = scenesOf(texts, photosOf(told));
  if (wish.cta === undefined) {
    const heading = headingOf(wish.title ?? undefined, facts) ?? pack.title ?? undefined;
    const closing = language.closing(readStory(facts), heading);
    if (closing !== null) scenes.push({ type: 'cta', text: closing });
  }
  return { scenes };
}

/** A story opens on words without a number: the source's own, else the designer has to find some. */
function heldBack(texts: readonly string[], title: string | null, code: Language['code']): readonly string[] {
  const isSilent = (text: string): boolean => !holdsNumber(text, { code });
  const [first = ''] = texts;
  if (isSilent(first)) return texts;
  const opening = title !== null && isSilent(title) ? title : texts.find((text) => isSilent(text));
  return opening === undefined ? [] : [opening, ...texts.filter((text) => text !== opening)];
}

function feedTexts({ pack, code, holds }: Told, { targetSeconds }: SourceTelling): string[] {
  const { title, data } = pack;
  return feedStories(data, { title, language: code, seconds: targetSeconds - CLOSING_S, holds });
}

function articleTexts({ pack, facts, code, holds }: Told, { targetSeconds, title }: SourceTelling): string[] {
  const figures = facts.facts.filter(({ number, kind }) => number !== null && kind !== 'date');
  const quotes = new Set(pack.reading?.places.flatMap(({ key, quote }) => (quote === null ? [] : [key])));
  const quoted = new Set(figures.flatMap(({ key }) => (quotes.has(key) ? [key] : [])));
  if (quoted.size * 2 < figures.length) return [];
  const heading = title ?? pack.title;
  const opening = heading && heading.length <= LONGEST_TITLE && holds(heading) ? [heading] : [];
  const isTold = (text: string): boolean => text !== heading && isSayable(text, code) && holds(text);
  const all = placedSentences(pack.reading?.text ?? '', code);
  const bringing = quotedSentences(pack, quoted, code).filter(({ text }) => isTold(text));
  const [first] = bringing;
  // One sentence beside a table leaves the table to tell.
  if (!first || (bringing.length < 2 && facts.tables.length > 0)) return [];
  // What the page says of itself is what its editor opens with.
  const { description } = pack.data;
  const summary = typeof description === 'string' ? [{ text: description.trim(), place: -1 }] : [];
  const lead = [...summary, ...all].find(({ text, place }) => place < first.place && isTold(text));
  const room = targetSeconds - CLOSING_S - secondsToSay(opening.join(' '), code);
  const told = fittingSentences(lead ? [lead, ...bringing] : bringing, room, code);
  // A lead without a figure carries no video.
  return told.some(({ text }) => text !== lead?.text) ? [...opening, ...told.map(({ text }) => text)] : [];
}

/** Pictures come every other scene, and no two scenes in a row look alike. */
function scenesOf(texts: readonly string[], photos: readonly number[]): Scene[] {
  const scenes: Scene[] = [];
  texts.forEach((text, index) => {
    const stillIndex = index % 2 === 0 ? photos[index / 2] : undefined;
    if (stillIndex !== undefined && !text.includes('\n'))
      scenes.push({ type: index === 0 ? 'title' : 'text', text, stillIndex });
    else scenes.push({ type: index === 0 ? 'title' : typeOf(text, scenes.at(-1)), text });
  });
  return scenes;
}

/** A figure at the end of a short sentence is what the sentence is about, and is shown large. */
function typeOf(text: string, before: Scene | undefined): Scene['type'] {
  if (text.includes('\n')) return 'list';
  const isFigure = text.length <= SHORT_SENTENCE && ENDS_ON_FIGURE.test(text) && text.match(/\d[\d.,]*/g)?.length === 1;
  if (isFigure && before?.type !== 'data') return 'data';
  const isPlain = before?.stillIndex === undefined && (before?.type === 'text' || before?.type === 'title');
  return isPlain ? 'quote' : 'text';
}

const ENDS_ON_FIGURE = /(?:^|\s)[$€£¥₹]?\d[\d.,]*(?:\s?(?:%|percent|per cent|million|billion))?[.!]?$/iu;
const SHORT_SENTENCE = 90;

/** Places of pictures that can fill a frame, among those that a script may name. */
function photosOf({ pack, facts }: Told): number[] {
  const stills = pack.reading?.stills ?? [];
  const first = facts.pictures.length - stills.length;
  return stills.flatMap(({ width, height }, index) =>
    Math.min(width, height) >= LEAST_PHOTO_SIDE ? [first + index] : [],
  );
}

/** A sentence may bring a figure that its reader did not take for a fact. */
function isGrounded(script: Script, facts: FactPack, language: string): boolean {
  try {
    checkScript(script, facts, writtenLanguage(language));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
