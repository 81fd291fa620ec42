import type { LanguageCode } from '@app/lingua';
import { MessageFormat } from 'messageformat';
import { AGREEMENT } from './agreement';
import type ENGLISH from './phrases/en.json';
import { type Filling, textOf } from './said';

/** What can be said; each language's catalogue has ways to say all of it. */
export type MessageId = keyof typeof ENGLISH;

/** The sentences of a language, each in several ways. */
export type Messages = Readonly<Record<MessageId, readonly string[]>>;

/** One file a language, in Unicode MessageFormat 2. A file is read when its language is first spoken. */
const FILES: Readonly<Record<LanguageCode, () => Messages>> = {
  ar: () => require('./phrases/ar.json') as Messages,
  de: () => require('./phrases/de.json') as Messages,
  en: () => require('./phrases/en.json') as Messages,
  es: () => require('./phrases/es.json') as Messages,
  fr: () => require('./phrases/fr.json') as Messages,
  hi: () => require('./phrases/hi.json') as Messages,
  id: () => require('./phrases/id.json') as Messages,
  it: () => require('./phrases/it.json') as Messages,
  ja: () => require('./phrases/ja.json') as Messages,
  ko: () => require('./phrases/ko.json') as Messages,
  pt: () => require('./phrases/pt.json') as Messages,
  tr: () => require('./phrases/tr.json') as Messages,
  zh: () => require('./phrases/zh.json') as Messages,
};

/** What a sentence is filled with, by slot. */
export type Slots = Readonly<Record<string, Filling>>;

/** The sentences of one language. */
export class Catalogue {
  private readonly messages: Messages;
  private readonly compiled = new Map<string, MessageFormat<string>>();

  private constructor(private readonly code: LanguageCode) {
    this.messages = FILES[code]();
  }

  private static readonly known = new Map<LanguageCode, Catalogue>();

  static of(code: LanguageCode): Catalogue {
    const known = Catalogue.known.get(code) ?? new Catalogue(code);
    Catalogue.known.set(code, known);
    return known;
  }

  /** Every way to say something. Throws where a sentence has a slot that is not filled: no line is made with a hole in it. */
  ways(id: MessageId, slots: Slots): string[] {
    return this.messages[id].map((source) => this.format(source, id, slots));
  }

  private format(source: string, id: MessageId, slots: Slots): string {
    const message = this.compiled.get(source) ?? this.compile(source);
    return message.format(valuesOf(slots), (error) => {
      throw new TypeError(`${this.code}: "${id}" cannot be said: ${String(error)}`);
    });
  }

  private compile(source: string): MessageFormat<string> {
    const message = new MessageFormat(this.code, source, { functions: AGREEMENT, bidiIsolation: 'none' });
    this.compiled.set(source, message);
    return message;
  }
}

/** Slots as the formatter prints them: an object by its text. */
function valuesOf(slots: Slots): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, filling]) => [
      name,
      typeof filling === 'string' ? filling : { ...filling, toString: () => textOf(filling) },
    ]),
  );
}

/** Every sentence of a language as its catalogue has it. */
export function phrasesOf(code: LanguageCode): Messages {
  return FILES[code]();
}
