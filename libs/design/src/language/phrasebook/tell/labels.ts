import { refer } from '@app/picture';
import type { Fact, FactName, FactTable } from '@app/facts';
import type { NamedFact } from '../../../composer/idea';
import type { Story } from '../../../composer/story';
import type { FigureWriter } from '../../figures/figure-writer';
import { declaredNoun, nounOfFact, type Noun } from '../../lexicon';
import { humanName, isPlain, mainLabel, named, namedShort, timeTold, windowText } from '../../references';
import { knownWord, ownNoun } from '../own-labels';
import type { Phrasebook } from '../phrasebook';
import type { ScreenPhrases } from '../screen.phrases';
import { periodOf, stepOf, unitOfTime } from './time-of';

const LONGEST_TITLE = 40;
const LONGEST_HEAD = 24;

/** How things are called on screen in one language. */
export class Labels {
  readonly screen: ScreenPhrases;
  readonly locale: string;
  /** Stands for what has no name of its own that could be shown. */
  readonly setup: string;

  constructor(
    private readonly book: Phrasebook,
    private readonly writer: FigureWriter,
  ) {
    this.screen = book.screen;
    this.locale = book.numbers.locale;
    [this.setup] = book.words.setup;
  }

  noun(fact: Fact): Noun {
    const { fieldNames, code, lexicon } = this.book;
    const label = fieldNames?.label(fact) ?? fact.label;
    const foreign = { text: isPlain(label) ? label : refer(fact.key, 'label'), foreign: true };
    if (fieldNames) return isPlain(label) ? ownNoun(label, fact, this.book) : foreign;
    return declaredNoun(fact, code) ?? nounOfFact(fact, lexicon) ?? foreign;
  }

  /** As a heading. */
  of(fact: Fact): string {
    const known = this.known(fact);
    return known !== null && isPlain(known) ? known : this.heading(this.noun(fact).text);
  }

  /** The language's own heading for a figure; null where it has none. */
  known(fact: Fact): string | null {
    const { fieldNames, code, lexicon } = this.book;
    if (fieldNames) return fieldNames.label(fact);
    const noun = declaredNoun(fact, code) ?? nounOfFact(fact, lexicon);
    return noun && this.heading(noun.text);
  }

  /** Within a heading that began before it. */
  within(fact: Fact): string {
    return this.noun(fact).text;
  }

  /** Column head; undefined where it would repeat the table's name, brings digits or is too long: no word of it goes. */
  unit(fact: Fact | undefined, table: string): string | undefined {
    if (!fact || fact.label.length < 2 || fact.label === table) return undefined;
    const head = this.of(fact);
    return isPlain(head) && head.length <= LONGEST_HEAD ? head : undefined;
  }

  /** What the rows are counted in; of rows that are named by their keys the list says it. */
  rowUnit(row: NamedFact | undefined, table: FactTable): string | undefined {
    if (row?.name.form !== 'label') return this.unit(row?.fact, table.label);
    const label = mainLabel(table);
    return table.label.startsWith(label) ? undefined : (this.list(label) ?? undefined);
  }

  /** The name of a list or an object of the payload as a heading; null where it cannot stand in a text. */
  list(name: string): string | null {
    if (name.trim() === '' || !isPlain(name)) return null;
    const words = humanName(name);
    return this.heading(knownWord(words, this.book)?.text ?? words);
  }

  readonly name = (name: FactName): string => named(name);

  /** A time with its preposition, its date without the year. */
  at(name: FactName, story: Story): string {
    const fact = timeTold(name, story);
    const forms = fact ? this.writer.writeFigure(fact) : null;
    const ref = namedShort(name, story);
    const raw = (name.form === 'label' ? forms?.label : ref.endsWith('|bare}}') ? forms?.bare : forms?.full)?.display;
    return this.book.grammar.at({ ref, raw: raw ?? '', unit: unitOfTime(name, fact), period: periodOf(name, story) });
  }

  window(fact: Fact | null, story: Story): string {
    return windowText(fact, story);
  }

  /** "Visitors by year". */
  by(label: string, name: FactName | undefined, story: Story): string {
    return this.screen.by(label, periodOf(name, story), stepOf(name, story, this.book));
  }

  /** "USDC en Base", "Bergen": what the video is about, in the payload's own names; undefined where it has none. */
  subject({ subject: { main, place, venue } }: Story, except: string | null): string | undefined {
    if (main && main.key !== except) {
      if (!place) return refer(main.key);
      const chain = place.words.some((word) => word === 'chain' || word === 'network');
      const name = { ref: refer(place.key), raw: String(place.value), field: place.words.at(-1) ?? '' };
      return this.screen.subjectAt(refer(main.key), name, chain);
    }
    if (place && place.key !== except) return refer(place.key);
    return venue && venue.key !== except ? refer(venue.key) : undefined;
  }

  heading(text: string): string {
    return this.book.grammar.capitals && !text.startsWith('{{')
      ? text.charAt(0).toLocaleUpperCase(this.book.numbers.locale) + text.slice(1)
      : text;
  }

  /** A title that fits, else a shorter one in its place; no word of either goes. */
  fitting(title: string, shorter = title): string {
    const heading = this.heading(title);
    return plainLength(heading) <= LONGEST_TITLE ? heading : this.heading(shorter);
  }
}

function plainLength(text: string): number {
  return text.replace(/\{\{[^}]*\}\}/g, '________').length;
}
