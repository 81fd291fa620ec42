import { type Fact, type FactPack, TITLE_NAMES } from '@app/facts';
import { sensesOf } from '@app/lingua';
import type { Domain } from '@app/story';
import { isTime } from './time-steps';
import { withTellingDecimals } from '../language/figures/telling-decimals';
import { toldPack } from './told-pack';
import { adoptCandles, type Candle } from './candles';
import type { SourceClause } from './source-clause';
import { type TimeSteps, timeStepsOf } from './time-steps';

/** Who and where a video is about, as facts of the payload. */
interface Subject {
  /** The thing itself: an asset, a shop, a person's handle. */
  main: Fact | null;
  /** Where it is: a chain, a city, a gate. */
  place: Fact | null;
  /** Who runs it: a protocol, an exchange. */
  venue: Fact | null;
  /** What was asked, of a poll. */
  question: Fact | null;
}

/** A payload read as a story: what the ideas and the wordings look things up in. */
export interface Story {
  pack: FactPack;
  byKey: ReadonlyMap<string, Fact>;
  domain: Domain;
  subject: Subject;
  /** Candles in the order of time, by the key of the table that holds their closes. */
  candles: ReadonlyMap<string, readonly Candle[]>;
  /** How far apart the rows of series are. */
  steps: TimeSteps;
  /** What a text says itself of its figures, by their keys. */
  clauses: ReadonlyMap<string, SourceClause>;
}

const MAIN = [
  ...'asset event company product shop store bakery brand museum hotel restaurant school library theatre team club artist book station server service recipe pool coin name symbol ticker'.split(
    ' ',
  ),
  ...'firma unternehmen verein produkt empresa producto entreprise société produit azienda prodotto produto şirket ürün nombre nom nome'.split(
    ' ',
  ),
  ...TITLE_NAMES,
];
const PLACE =
  'chain network city town location place gate country region venue airport district constituency address'.split(' ');
const VENUE = 'protocol exchange platform market operator league competition'.split(' ');

/** So many figures outside the weather make a payload about something else. */
const MOST_ELSEWHERE = 3;
const LONGEST_QUESTION = 70;
/** Parts of a payload that hold its weather. */
export const WEATHER = /^(weather|forecast|conditions)$/i;

/** A title that names a document, and not the thing that its figures belong to. */
const DOCUMENT =
  /(?<!\p{L})(?:report|prices|price list|table|statistics|stats|results|weather|forecast|menu|overview|summary|update|guide|news|rankings?|standings|schedule|bericht|preise|tabelle|wetter|ergebnisse|karte|übersicht|informe|precios|clima|resultados|rapport|prix|météo|résultats|prezzi|rapporto|meteo|relatório|preços|rapor|fiyatlar|laporan|harga|cuaca)(?!\p{L})|報告|価格|天気|보고서|날씨|가격|报告|价格|天气/iu;

/** Reads a payload as a story. */
export function readStory(given: FactPack, clauses: Story['clauses'] = new Map()): Story {
  const { pack: adopted, candles } = adoptCandles(toldPack(given));
  const pack = withClauseLabels(withTellingDecimals(adopted), clauses);
  const byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
  const domain = domainOf(pack);
  const steps = timeStepsOf(pack.tables, byKey);
  return { pack, byKey, domain, subject: subjectOf(pack, domain), candles, steps, clauses };
}

/** Figures of a text are called by words around them, which read better with what their clause says. */
function withClauseLabels(pack: FactPack, clauses: Story['clauses']): FactPack {
  if (clauses.size === 0) return pack;
  const named = (fact: Fact): Fact => {
    const { facts = [], labels = [] } = clauses.get(fact.key) ?? {};
    return { ...fact, label: labels[facts.findIndex(({ key }) => key === fact.key)] ?? fact.label };
  };
  return { ...pack, facts: pack.facts.map(named) };
}

function domainOf(pack: FactPack): Domain {
  const has = (word: string): boolean => pack.facts.some((fact) => fact.words.includes(word));
  if (pack.facts.some((fact) => fact.kind === 'percent' && fact.path.length === 1 && fact.words.join() === 'apy'))
    return 'pool';
  if (
    pack.tables.some(
      (table) => table.key.endsWith('cohorts') && table.columns.some((column) => /netflow/i.test(column.name)),
    )
  )
    return 'flow';
  const isOwned = has('pnl') || pack.tables.some(({ key }) => /(?:^|\/)holdings$/i.test(key));
  if ((has('wallet') || pack.handles.length > 0) && isOwned) return 'wallet';
  if (
    !isAside(pack) &&
    pack.facts.some(
      (fact) =>
        fact.kind === 'temperature' && !fact.words.some((word) => /cpu|gpu|core|oven|engine|bake|sensor/.test(word)),
    ) &&
    (has('rain') || has('condition') || has('wind') || has('city') || has('humidity') || has('high'))
  )
    return 'weather';
  // A result comes before the table that it leads to.
  if (pack.sides?.pairs.some(({ score }) => score)) return 'general';
  if (
    pack.tables.some((table) => !table.temporal && table.columns.some((column) => /^(points|pts)$/i.test(column.name)))
  )
    return 'standings';
  return 'general';
}

/** A question that is put in a breath. */
function questionOf({ facts }: FactPack): Fact | null {
  const isOne = ({ path, value }: Fact): boolean =>
    path.length <= 2 &&
    /^question$/i.test(path.at(-1) ?? '') &&
    typeof value === 'string' &&
    value.length <= LONGEST_QUESTION;
  return facts.find(isOne) ?? null;
}

/** The weather is an aside where it stands apart from figures of something else: that of a festival. */
function isAside({ facts }: FactPack): boolean {
  const figures = facts.filter(({ number, kind }) => number !== null && kind !== 'date');
  const apart = figures.filter(({ path }) => path.length > 1 && WEATHER.test(path[0] ?? ''));
  return apart.length > 0 && figures.length - apart.length >= MOST_ELSEWHERE;
}

/** Whose wallet it is, by handle or else by label; null where only its address is known. */
function holderOf({ facts }: FactPack): Fact | null {
  const names = facts.filter(({ kind, path }) => ['name', 'handle'].includes(kind) && path.length <= 2);
  const isCalled = ({ path, words }: Fact, name: string) =>
    words.at(-1) === name && (path.length === 1 || /wallet/i.test(path[0] ?? ''));
  return (
    names.find(({ kind }) => kind === 'handle') ??
    names.find((fact) => isCalled(fact, 'handle')) ??
    names.find((fact) => isCalled(fact, 'label')) ??
    null
  );
}

/** Longer texts are sentences, and so are headlines. */
const LONGEST_HEAD = 45;
const NEWS = /^(?:headline|title|note|remark|comment|summary|status)$/;
/** Codes and statuses, which are not names: "high", "race-10k-2025". */
const CODED = /^[\p{Ll}\p{N}_.-]+$/u;
/** Machine names: "sale.closed". */
const PROGRAMMED = /^(?=.*[_.])[\p{Ll}\p{N}_.]+$/u;

/** The first name before the first figure, a report's number and its period left aside: usually the company, place or event. */
function headOf({ facts, source, sides }: FactPack, place: Fact | null): Fact | null {
  if (place || sides?.kind === 'match') return null;
  const first = facts.findIndex(({ number, kind }) => number !== null && kind !== 'date');
  const isCalled = ({ kind, path, value, words }: Fact): boolean =>
    (kind === 'name' && path.length === 1) ||
    (kind === 'name' && path.length === 2 && NAMING.includes(words.at(-1) ?? '')) ||
    (kind === 'text' && path.length === 1 && String(value).length <= LONGEST_HEAD && !NEWS.test(words.at(-1) ?? ''));
  return (
    facts
      .slice(0, Math.max(0, first))
      .find((fact) => isCalled(fact) && fact.key !== source && isProper(String(fact.value)) && !isTime(fact)) ?? null
  );
}

/** A name that people use: not "high", "race-10k-2025", "TVA-T1-25". */
function isProper(text: string): boolean {
  return !CODED.test(text) && (/\s/.test(text) || !/\p{N}/u.test(text) || /^\p{L}{4}/u.test(text));
}

/** Kinds of things that a payload can be about. People, causes and places are left out: they are often named in passing. */
const SUBJECTS: ReadonlySet<string> = new Set(['organisation', 'team', 'product', 'thing', 'event']);
const NAMING: readonly string[] = ['name', 'nom', 'nome', 'nombre'];

/** Whether a name is that of an object which is a thing by its own name, or which comes first: `campaign: {title}`. */
function isCalledAfter({ path, words }: Fact, first: Fact | undefined): boolean {
  const [object = '', name = ''] = path;
  if (/^\d+$/.test(name)) return false;
  const isThing = sensesOf(object.toLowerCase()).some((sense) => sense.as === 'names' && SUBJECTS.has(sense.of));
  const last = words.at(-1) ?? '';
  return isThing || (object === first?.path[0] && (TITLE_NAMES.has(last) || NAMING.includes(last)));
}

function subjectOf(pack: FactPack, domain: Domain): Subject {
  // What something is measured against is not what the payload is about.
  const measuredAgainst = new Set(pack.comparisons.map(({ name }) => name));
  const shallow = pack.facts.filter(
    (fact) =>
      ['name', 'handle'].includes(fact.kind) &&
      (fact.path.length === 1 || (fact.path.length === 2 && isCalledAfter(fact, pack.facts[0]))),
  );
  const find = (names: readonly string[], exact: boolean): Fact | null => {
    for (const name of names) {
      const fact = shallow.find((candidate) =>
        exact ? candidate.words.length === 1 && candidate.words[0] === name : candidate.words.at(-1) === name,
      );
      if (
        fact &&
        fact.key !== pack.source &&
        !PROGRAMMED.test(String(fact.value)) &&
        !measuredAgainst.has(fact.key) &&
        // A match is about both sides.
        !pack.sides?.names.includes(fact.key) &&
        !sensesOf(fact.words[0] ?? '').some(
          (sense) =>
            sense.as === 'role' && sense.role === 'benchmark' && (sense.weak !== true || fact.words.length > 1),
        ) &&
        !(TITLE_NAMES.has(fact.words.at(-1) ?? '') && DOCUMENT.test(String(fact.value)))
      )
        return fact;
    }
    return null;
  };
  const holder = domain === 'wallet' ? holderOf(pack) : null;
  const main =
    holder ?? find(MAIN, true) ?? find([...NAMING, ...TITLE_NAMES], false) ?? headOf(pack, find(PLACE, true));
  return {
    main: main ?? null,
    place: find(PLACE, true) ?? null,
    venue: find(VENUE, true) ?? null,
    question: questionOf(pack),
  };
}
