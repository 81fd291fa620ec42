import { type Grain, readMoment, writePeriod } from '@app/lingua';
import { refer } from '@app/picture';
import type { Fact, FactName, FactTable } from '@app/facts';
import type { LineContext } from '../../../composer/wording';
import { DESK, LOWER } from '../../../figures/figure-table';
import { foreignConcept } from '../../called';
import { declaredNoun, nounOfFact, nounOfWords, type Noun } from '../../lexicon';
import { humanName, isPlain, mainLabel, named, namedShort, size, timeTold, windowText } from '../../references';
import type { Phrasebook } from '../phrasebook';
import { saysNothing } from '../../table-sense';
import { knownWord, ownNoun, spelledIn } from '../own-labels';
import { unsaid } from './lines';
import { isNameKey, isOwnWord } from './own-words';
import type { Amount, Entry, Name, Past, PlaceRole, Row, Steps, Time, TimeUnit } from '../slots';
import { periodOf, stepOf, unitOfTime } from './time-of';

/** One idea being told in one language: how facts become what phrases are filled with. */
export class Telling {
  constructor(
    readonly book: Phrasebook,
    readonly context: LineContext,
  ) {}

  /** A figure with its unit. */
  amount(fact: Fact): Amount {
    return {
      ref: refer(fact.key),
      full: refer(fact.key),
      bare: refer(fact.key, 'bare'),
      desk: refer(fact.key + DESK, 'bare'),
      size: size(fact),
      signed: refer(fact.key, 'signed'),
      fact,
      spoken: this.context.writeFigure(fact).full.spoken,
    };
  }

  entry(fact: Fact): Entry {
    return { what: this.noun(fact), value: this.amount(fact) };
  }

  row({ name, fact }: { name: FactName; fact: Fact }): Row {
    return { who: this.name(name), value: this.amount(fact) };
  }

  /** What a figure is called: the language's word, else the payload's own, which only its own language says. */
  noun(fact: Fact): Noun {
    const declared = declaredNoun(fact, this.book.code);
    if (this.book.fieldNames) return this.nounOfField(fact, this.book.fieldNames.label(fact), declared !== null);
    if (declared) return ownNoun(declared.text, fact, this.book);
    const known = nounOfFact(fact, this.book.lexicon) ?? this.knownNoun(fact.label);
    if (known) return known;
    const text = isPlain(fact.label) ? fact.label : refer(fact.key, 'label');
    if (isNameKey(fact)) return { text, foreign: true };
    if (!this.isOwnWord(fact.label)) return { text: unsaid(text), foreign: true };
    return isPlain(fact.label) ? ownNoun(fact.label, fact, this.book) : { text, foreign: true };
  }

  /** The name of a field in the language that fields are named in; that of another language is said by what it means. */
  private nounOfField(fact: Fact, label: string, isDeclared: boolean): Noun {
    const known = isDeclared ? null : this.knownNoun(fact.label);
    if (known) return known;
    const noun = ownNoun(label, fact, this.book);
    const text = isPlain(label) ? noun.text : refer(fact.key, 'label');
    return isDeclared || this.isOwnWord(fact.label, fact.path)
      ? { ...noun, text }
      : { text: unsaid(text), foreign: true };
  }

  /** The noun of what holds a figure that has no more than a unit for a name: `deliveries: [{kg: 612000}]`. */
  nounAround({ path }: Fact): Noun | null {
    const holder = path.slice(0, -1).findLast((name) => !/^\d+$/.test(name)) ?? '';
    const noun = saysNothing(holder) ? null : this.nounOf(holder);
    // A plural such as "channels" would make an amount of money a number of channels: `channels: [{amount: 151200}]`.
    return this.book.fieldNames && noun?.plural === true ? null : noun;
  }

  /** The noun for English words or words in the payload's language; null if unknown. */
  knownNoun(words: string): Noun | null {
    const concept = foreignConcept(words, this.context.story.pack.facts);
    return knownWord(words, this.book) ?? (concept ? this.book.lexicon[concept] : null);
  }

  private isOwnWord(label: string, path: Fact['path'] = [label]): boolean {
    const { fieldNames } = this.book;
    return fieldNames ? fieldNames.isSaid({ label, path }) : isOwnWord(label, this.context.story.pack.facts, this.book);
  }

  /** What a figure of change is the change of: "deposits" of `tvlChange`, the video's subject of a bare `change`. */
  movedNoun(fact: Fact): Noun {
    const words = fact.words.filter((word) => !CHANGES.has(word));
    const { main } = this.context.story.subject;
    if (words.length === fact.words.length) return this.noun(fact);
    if (words.includes('tvl')) return this.book.lexicon.deposits;
    const noun = this.noun(fact);
    if (this.book.fieldNames)
      return isPlain(noun.text) ? ownNoun(noun.text.replace(MOVEMENT, ''), fact, this.book) : noun;
    if (words.length === 0 && main) return this.nounOfName({ key: main.key, form: 'full' });
    const known = nounOfWords(words.join(' '), this.book.lexicon) ?? noun;
    return known.foreign ? { ...known, text: known.text.replace(MOVEMENT, '') } : known;
  }

  /** The noun of plain words such as a list's name; null where they cannot stand in a text of the language. */
  nounOf(words: string): Noun | null {
    if (words.trim() === '' || !isPlain(words)) return null;
    const name = humanName(words);
    const known = knownWord(name, this.book);
    if (known || !this.isOwnWord(name, [words])) return known;
    return ownNoun(spelledIn(name, this.book), null, this.book);
  }

  /** What is counted: its noun, where the figure is a count and the noun names many things. */
  counted(fact: Fact): Noun | null {
    const noun = this.noun(fact);
    return fact.kind === 'count' && noun.plural === true ? noun : null;
  }

  /** The noun of a row's figure; rows named by their keys take it from the name of their list ("seats"). */
  rowNoun({ name, fact }: { name: FactName; fact: Fact }, table: FactTable | null): Noun | null {
    if (name.form === 'full') return this.counted(fact);
    const label = table ? mainLabel(table) : '';
    // Nobody has 41 top countries.
    if (/^(?:top|best|most|leading|largest)\b/i.test(label)) return null;
    const noun = this.nounOf(label);
    return fact.kind === 'count' && noun?.plural === true ? noun : null;
  }

  name(name: FactName): Name {
    const fact = this.context.story.byKey.get(name.key);
    const raw = name.form === 'label' ? (fact?.label ?? '') : String(fact?.value ?? '');
    return { ref: named(name), raw, field: name.form === 'label' ? '' : (fact?.words.at(-1) ?? '') };
  }

  /** A name that is a fact of its own. */
  nameOf(fact: Fact): Name;
  nameOf(fact: Fact | null): Name | null;
  nameOf(fact: Fact | null): Name | null {
    return fact ? this.name({ key: fact.key, form: 'full' }) : null;
  }

  /** A name of the payload in the place of a noun. */
  nounOfName(name: FactName): Noun {
    return { text: named(name), foreign: true };
  }

  /** A time without its year; `whole` with it. */
  time(name: FactName, whole = false): Time {
    const { story } = this.context;
    const fact = timeTold(name, story);
    const unit = unitOfTime(name, fact);
    const ref = whole ? named(name) : namedShort(name, story);
    const forms = fact ? this.context.writeFigure(fact) : null;
    const raw = (name.form === 'label' ? forms?.label : ref.endsWith('|bare}}') ? forms?.bare : forms?.full)?.display;
    const period = periodOf(name, story);
    return { ref, raw: raw ?? '', unit, at: this.book.grammar.at({ ref, raw: raw ?? '', unit, period }) };
  }

  period(name: FactName | undefined): ReturnType<typeof periodOf> {
    return periodOf(name, this.context.story);
  }

  steps(name: FactName | undefined): Steps {
    return { period: this.period(name), step: stepOf(name, this.context.story, this.book) };
  }

  list(names: readonly Name[]): string {
    const [only] = names;
    return names.length === 1 && only ? only.ref : this.book.grammar.list(names);
  }

  /** Rows by name, times without their year. */
  listOf(names: readonly FactName[]): string {
    return this.list(names.map((name) => ({ ...this.name(name), ref: namedShort(name, this.context.story) })));
  }

  window(fact: Fact | null): string {
    return windowText(fact, this.context.story);
  }

  /** The payload's own wording of a figure (`netFlowSpoken`); English words of amounts stand in no other language. */
  prescribed(said: Fact | null): string | null {
    return said && (this.book.fieldNames || !ENGLISH_AMOUNT.test(String(said.value))) ? refer(said.key) : null;
  }

  /** `FactComparison.period` as an adverbial: "im April 2025", "im Vormonat". */
  when(period: string): string {
    const { grammar, code } = this.book;
    const [moment, other] = readMoment(period.replace(/^in /, ''), 'en');
    const unit = moment && !other && moment.hasYear ? MOMENTS[moment.grain] : undefined;
    if (!moment || !unit) return grammar.past(pastOf(period), period);
    const text = writePeriod({ kind: 'moment', moment }, code, 'label');
    return grammar.at({ ref: text, raw: text, unit });
  }

  told(fact: Fact): boolean {
    return this.context.told.has(fact.key);
  }

  moves(fact: Fact): boolean {
    return this.context.story.pack.changes.some((change) => change.key === fact.key);
  }

  /** The present sky of a weather payload, as a name within a sentence. */
  sky(): Name | null {
    const fact = this.context.story.pack.facts.find(
      (one) => one.kind === 'name' && one.words.includes('condition') && !/\/\d+\//.test(one.key),
    );
    return fact ? { ref: refer(fact.key + LOWER), raw: String(fact.value), field: 'condition' } : null;
  }

  /** The place or owner of the figures; empty if unknown. */
  where(): string {
    const { main, place } = this.context.story.subject;
    const role = place ? placeRole(place) : null;
    if (place && role && !(main && role === 'land')) return this.book.grammar.where({ name: this.nameOf(place), role });
    if (!main) return '';
    const house = main.words.some((word) => HOUSES.has(word));
    return this.book.grammar.where({ name: this.nameOf(main), role: house ? 'house' : 'owner' });
  }
}

const MOMENTS: Readonly<Partial<Record<Grain, TimeUnit>>> = { month: 'year-month', quarter: 'quarter', year: 'year' };
const CHANGES = new Set('change growth delta'.split(' '));
const MOVEMENT = / (?:change|growth|delta)$/i;
const ENGLISH_AMOUNT = /\b(million|billion|trillion|thousand|hundred|dollars?|euros? net|net|out|in)\b/i;
const HOUSES = new Set(
  'museum shop store bakery station restaurant club hotel library school theatre brewery'.split(' '),
);
const SPOTS = new Set('gate place venue airport location'.split(' '));
const LANDS = new Set('region country constituency'.split(' '));

function placeRole(place: Fact): PlaceRole {
  if (place.words.some((word) => LANDS.has(word))) return 'land';
  if (place.words.some((word) => SPOTS.has(word))) return 'spot';
  return place.words.includes('chain') || place.words.includes('network') ? 'chain' : 'city';
}

const PAST = /^(?:(last) (\w+)|the (\w+) before|in (\p{Lu}\p{Ll}+)|(?:the same \w+ )?a (\w+) earlier)$/u;
const SPANS = ['day', 'week', 'month', 'quarter', 'year', 'season'] as const;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** An earlier span of `FactComparison.period`. */
export function pastOf(period: string): Past | null {
  const match = PAST.exec(period);
  if (!match) return null;
  const said = match[2] ?? match[3] ?? match[5];
  const span = SPANS.find((known) => known === said);
  // An hour has no word of its own: what was before is earlier, and no more.
  if (said && !span) return null;
  if (span) return { kind: match[1] ? 'last' : 'earlier', span };
  return { kind: 'month', month: MONTHS.indexOf((match[4] ?? '').slice(0, 3)) + 1 };
}
