import type { LanguageCode } from '@app/lingua';
import { MessageFormat } from 'messageformat';
import { AGREEMENT } from './agreement';
import type ENGLISH from './phrases/en.json';
import { type Filling, textOf } from './said';

/** Message ids; every catalogue has phrases for all of them. */
export type MessageId = keyof typeof ENGLISH;

/** Phrases by message id. */
export type Messages = Readonly<Record<MessageId, readonly string[]>>;

/** One Unicode MessageFormat 2 file per language, loaded on first use. */
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

/** Values for the slots of a message, by name. */
export type Slots = Readonly<Record<string, Filling>>;

/** The phrases of one language, compiled on first use. */
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

  /** All phrases for a message, filled in, but for those in which a word of unknown gender would be an ordinary noun. Throws `TypeError` if a slot has no value. */
  ways(id: MessageId, slots: Slots): string[] {
    const unknown = Object.entries(slots).flatMap(([name, filling]) =>
      typeof filling !== 'string' && filling.unknown === true ? [`{$${name} :agree`, `{$${name} :bare`] : [],
    );
    return this.messages[id]
      .filter((source) => !unknown.some((agreeing) => source.includes(agreeing)))
      .map((source) => this.format(source, id, slots));
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

/** Slot values as the formatter prints them. */
function valuesOf(slots: Slots): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, filling]) => [
      name,
      typeof filling === 'string' ? filling : { ...filling, toString: () => textOf(filling) },
    ]),
  );
}

/** All phrases of a language, unfilled. */
export function phrasesOf(code: LanguageCode): Messages {
  return FILES[code]();
}
