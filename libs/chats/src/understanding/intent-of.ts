import type { ChatAnswer } from './chat-answer.schema';
import { VIDEO_SECONDS, type Intent, type MakeWish, type ReadingContext } from './intent';
import { readFigure } from './read-figure';

const LONGEST_NOTES = 500;
const LONGEST_TITLE = 200;
const LONGEST_TOPIC = 200;

/** Intents without arguments. */
const PLAIN = ['figures', 'status', 'cancel', 'render', 'help', 'thanks', 'unclear'] as const;

/**
 * The model's choice as an intent; null if it is invalid, so that the rules read instead. Every number in the model's text
 * must be in the message, and a length must be valid for a video.
 */
export function intentOf(answer: ChatAnswer, words: string, { hasVideo, hasMaterial }: ReadingContext): Intent | null {
  const plain = PLAIN.find((kind) => kind === answer.intent);
  if (plain) return { kind: plain };
  const own = (text: string | null, longest: number) => ownWords(text, words, longest);
  const topic = own(answer.topic, LONGEST_TOPIC);
  if (answer.intent === 'make') return { kind: 'make', wish: wishOf(answer, hasMaterial ? null : topic, words) };
  if (answer.intent === 'look') return topic === null ? null : { kind: 'look', query: topic };
  if (answer.intent === 'edit') {
    const notes = own(answer.notes, LONGEST_NOTES);
    if (!quotedIn(notes ?? '').every((quoted) => isSaid(quoted, words))) return null;
    return notes === null || !hasVideo ? null : { kind: 'edit', notes };
  }
  if (answer.intent === 'source') {
    const figure = own(answer.figure, LONGEST_TITLE);
    return figure === null || readFigure(figure) === null ? { kind: 'figures' } : { kind: 'source', figure };
  }
  if (answer.intent === 'price') return { kind: 'price', ...lengthOf(answer) };
  const version = answer.version !== null && numerals(words).includes(String(answer.version)) ? answer.version : null;
  return { kind: 'undo', ...(version === null ? {} : { version }) };
}

function wishOf(answer: ChatAnswer, topic: string | null, words: string): MakeWish {
  const { language, style, format, pacing, captions, music } = answer;
  const own = ownWords(answer.title, words, LONGEST_TITLE);
  const title = own !== null && isSaid(own, words) ? own : null;
  const said = Object.entries({ language, style, format, pacing, captions, music, title, topic });
  return { ...lengthOf(answer), ...Object.fromEntries(said.filter(([, value]) => value !== null)) };
}

function lengthOf({ targetSeconds }: ChatAnswer): { targetSeconds?: number } {
  if (targetSeconds === null) return {};
  const { least, most } = VIDEO_SECONDS;
  return targetSeconds >= least && targetSeconds <= most ? { targetSeconds: Math.round(targetSeconds) } : {};
}

function ownWords(text: string | null, words: string, longest: number): string | null {
  const plain = text?.replace(/\p{C}+/gu, ' ').trim() ?? '';
  if (plain === '' || plain.length > longest) return null;
  const known = numerals(words);
  return numerals(plain).every((numeral) => known.includes(numeral)) ? plain : null;
}

/** What stands in quotation marks is shown: it is a title. */
function quotedIn(notes: string): string[] {
  return [...notes.matchAll(/["“”„«]([^"“”„«»\n]+)["“”»]/gu)].map(([, quoted = '']) => quoted);
}

/** Whether a text stands in the message word for word: a title is shown, so that none is the model's. */
function isSaid(text: string, message: string): boolean {
  const plain = (words: string) => ` ${(words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
  return plain(message).includes(plain(text));
}

function numerals(text: string): string[] {
  return text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
}
