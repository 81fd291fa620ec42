import { type Fact, type FactTable, groupBy } from '@app/facts';
import {
  type Claim,
  comparisonClaims,
  courseClaim,
  factsUnder,
  type FigureClaim,
  listClaims,
  type MeasureClaim,
  movementClaims,
  openingOf,
  otherEnd,
  partsClaims,
  type PlanClaim,
  planClaims,
  Scope,
  type SidesClaim,
  sidesClaims,
  subjectOf,
  turnOf,
  turnsFrom,
  weighClaims,
} from '@app/story';
import { SLOT, SPARE } from './arc';
import { directionWeight, type Direction } from './brief';
import type { ClaimIdea, ClaimView, Idea, LeadIdea } from './idea';
import type { IdeaSink } from './idea-search';
import type { RankedFact } from './rank-facts';
import type { ShownClaim } from './shown-claim';
import type { Story } from './story';
import { columnOf, isBottom } from './table-columns';
import { inTimeOrder, leadsFromLeast, rankingIdea, seriesIdea, standingsOf } from './table-ideas';

/** Limits: extra columns of a ranking and of a series, rows with a change of their own, and scenes of plain figures. */
const MOST_COLUMNS = 1;
const MOST_COURSES = 2;
const MOST_ROWS = 3;
const MOST_FIGURE_SCENES = 5;
const LEAST_FIGURE_SCENES = 1;
const MOST_CLAUSES = 12;
/** Two labels longer than this together do not fit one sentence. */
const SHORT_NAMES = 24;
/** How many follow-up claims a figure gets, and the weight of the first. */
const MOST_LEANING = 2;
const LEANING = 76;
/** Weights of the least and the heaviest claim of a payload. */
const LEAST_CLAIM = 50;
const MOST_CLAIM = 78;
const LONGEST_SAID = 1e15;
const MOST_SHOWN = 12;

/** With more claims than this, unchanged values are left out, and plain figures fill gaps alone. */
const FEW = 4;

/** All claims a payload supports, heaviest first. */
export function findClaims(story: Story, direction: Direction, names: (fact: Fact) => boolean): ShownClaim[] {
  const scope = new Scope(story.pack);
  const found = [
    ...comparisons(scope),
    ...planClaims(scope).map((claim): Shown => ({ claim, table: null, view: planView(claim) })),
    ...movementClaims(scope).flatMap((claim): Shown[] =>
      claim.of ? [{ claim, table: null, view: { kind: 'change', fact: claim.fact, of: claim.of, told: false } }] : [],
    ),
    ...sidesClaims(scope).map((claim): Shown => ({
      claim,
      table: null,
      view: sidesView(claim, scope),
    })),
    ...partsClaims(scope).map((claim): Shown => ({ claim, table: null, view: partsView(claim.largest.fact, story) })),
    ...story.pack.tables.flatMap((table) => tableClaims(table, scope, story)),
  ];
  const shown = new Map(found.map((one) => [one.claim, one]));
  const weighed = weighClaims(
    found.map(({ claim }) => claim),
    story.pack,
    (fact) => directionWeight(fact, direction),
  ).filter(({ claim }, _, all) => !isFlat(claim) || all.length <= FEW);
  // "A rise, from 31 to 58" tells a listener nothing: a subject that has no word is shown beside others, where there are enough of them.
  const named = weighed.filter(({ claim }) => isNamed(claim, names));
  // A claim without a name that outweighs these is still the news.
  const least = named.length >= ENOUGH_NAMED ? (named[ENOUGH_NAMED - 1]?.weight ?? 0) / UNNAMED : 0;
  return weighed
    .filter(({ claim, weight }) => weight > least || named.length < ENOUGH_NAMED || isNamed(claim, names))
    .flatMap(({ claim, weight }) => {
      const one = shown.get(claim);
      return one ? [{ ...one, weight: isNamed(claim, names) ? weight : weight * UNNAMED }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
}

/** Whether a claim can be said with its subject; a ranking and a course name rows and times. */
function isNamed(claim: Claim, names: (fact: Fact) => boolean): boolean {
  return names(subjectOf(claim));
}

type Shown = Omit<ShownClaim, 'weight'>;

function comparisons(scope: Scope): Shown[] {
  const shown = comparisonClaims(scope).flatMap((claim): Shown[] => {
    if (claim.kind !== 'change' && claim.kind !== 'measure') return [];
    const other = claim.kind === 'change' ? claim.before : claim.by;
    const view: ClaimView = {
      kind: 'comparison',
      role: claim.kind === 'change' ? 'previous' : isUnderGoal(claim) ? 'limit' : claim.role,
      subject: claim.fact,
      subjectName: claim.row,
      other,
      otherName: claim.kind === 'measure' ? claim.byName : null,
      period: claim.kind === 'change' ? claim.period : '',
      said: null,
    };
    return [{ claim, table: null, view }];
  });
  const rows = shown
    .filter(({ claim }) => (claim.kind === 'change' || claim.kind === 'measure') && claim.row?.form === 'full')
    .sort((a, b) => b.claim.effect - a.claim.effect);
  return [...shown.filter((one) => !rows.includes(one)), ...rows.slice(0, MOST_ROWS)];
}

/** Dates stand side by side as they are written; amounts as bars. */
function planView({ fact, planned, isDate }: PlanClaim): ClaimView {
  if (isDate) return { kind: 'cards', facts: [planned, fact], beside: [] };
  return {
    kind: 'comparison',
    role: 'benchmark',
    subject: fact,
    subjectName: null,
    other: planned,
    otherName: { key: planned.key, form: 'label' },
    period: '',
    said: null,
  };
}

/** Both sides, in the payload's order. */
function sidesView({ ahead, behind }: SidesClaim, { pack }: Scope): ClaimView {
  const isFirst = ahead.name.key === pack.sides?.names[0];
  return { kind: 'sides', sides: isFirst ? [ahead, behind] : [behind, ahead] };
}

/** Being below the target is good here (a wait time), so a progress bar would mislead. */
function isUnderGoal({ role, side, good }: MeasureClaim): boolean {
  return role === 'target' && side === 'below' && good === true;
}

function partsView(largest: Fact, { pack, byKey }: Story): ClaimView {
  const parts = pack.parts.find(({ parts: keys, table }) => table === null && keys.includes(largest.key));
  const facts = (parts?.parts ?? []).flatMap((key) => byKey.get(key) ?? []);
  return {
    kind: 'parts',
    whole: byKey.get(parts?.whole ?? '') ?? null,
    parts: facts.map((fact) => ({ fact, name: { key: fact.key, form: 'label' } })),
  };
}

/** Claims about a table: its main column first, then up to two others. */
function tableClaims(given: FactTable, scope: Scope, story: Story): Shown[] {
  const table = withMainOfNews(given, scope);
  if (story.pack.sides?.table === table.key || story.candles.has(table.key) || table.rows.length < 2) return [];
  // What present figures are set against is told with them.
  const others = new Set(scope.pack.comparisons.map(({ other }) => other));
  const isOther = (name: string): boolean => table.rows.every(({ cells }) => others.has(cells[name] ?? ''));
  if (isOther(table.main)) return [];
  // A map of a value, its target and its earlier value is not a ranking.
  const own = new Set(table.rows.map(({ cells }) => cells[table.main] ?? ''));
  if (!table.temporal && scope.pack.comparisons.some(({ subject, other }) => own.has(subject) && own.has(other)))
    return [];
  const columns = table.columns
    .filter((column) => column.name !== table.main && !isBottom(column, table) && !isOther(column.name))
    // Rates first: they say more than a second amount.
    .sort((a, b) => Number(b.kind === 'percent') - Number(a.kind === 'percent'))
    .slice(0, table.temporal ? MOST_COURSES : MOST_COLUMNS);
  if (table.temporal) {
    const series = seriesIdea(table, story);
    const claim = series && courseClaim(table, series.points, scope);
    const turn = claim && turnOf(claim);
    const main: Shown[] = [claim, turn].flatMap((one) => (one && series ? [{ claim: one, table, view: series }] : []));
    return [...main, ...columns.flatMap((column) => courseOf(table, column.name, scope, story))];
  }
  const rows = standingsOf(table, story);
  const ranking = rankingIdea(table, story, false);
  if (!ranking) return [];
  const main = listClaims(table, rows, leadsFromLeast(table), scope).map((claim): Shown => {
    if (claim.kind === 'foot') return { claim, table, view: rowView('foot', table, claim.row, rows) };
    if (claim.kind === 'tie')
      return { claim, table, view: { kind: 'tie', table, rows: [...claim.rows], all: rows.slice(0, MOST_SHOWN) } };
    return { claim, table, view: ranking };
  });
  return [...main, ...columns.flatMap((column) => topOf(table, column.name, scope, story))];
}

/** A list breaks down the figure of its name that has news elsewhere: of `{booked, noShows}` the no-shows, where these fell. */
function withMainOfNews(table: FactTable, { pack, byKey }: Scope): FactTable {
  const outside = pack.comparisons.flatMap(({ subject }) =>
    subject.startsWith(`${table.key}/`) ? [] : (byKey.get(subject)?.path.at(-1) ?? []),
  );
  const isNews = (name: string): boolean => outside.includes(name);
  const [first, another] = table.columns.filter(({ name }) => isNews(name));
  return !first || another || isNews(table.main) ? table : { ...table, main: first.name };
}

function courseOf(table: FactTable, column: string, scope: Scope, story: Story): Shown[] {
  const points = inTimeOrder(columnOf(table, column, story), story);
  const claim = points.length === table.rows.length ? courseClaim(table, points, scope) : null;
  if (!claim || claim.shape === 'flat') return [];
  return [
    {
      claim: { ...claim, effect: claim.effect * OTHER_COLUMN },
      table,
      view: rowView('top', table, claim.point, points),
    },
  ];
}

/** So many claims with a subject that can be said make a video. */
const ENOUGH_NAMED = 4;
/** Weight factor for claims whose subject has no word in the video's language. */
const UNNAMED = 0.5;
/** Weight factor for claims about secondary columns. */
const OTHER_COLUMN = 0.7;

function topOf(table: FactTable, column: string, scope: Scope, story: Story): Shown[] {
  const rows = [...columnOf(table, column, story)].sort((a, b) => (b.fact.number ?? 0) - (a.fact.number ?? 0));
  const [top] = rows;
  if (
    !top ||
    rows.length < table.rows.length ||
    // The longest time of a race is not a lead.
    top.fact.form === 'stopwatch' ||
    Math.abs(top.fact.number ?? 0) > LONGEST_SAID ||
    (top.fact.number ?? 0) <= 0
  )
    return [];
  return listClaims({ ...table, rows: table.rows.map((row) => ({ ...row, rank: null })) }, rows, false, scope)
    .filter(({ kind }) => kind === 'ranking')
    .map((claim) => ({
      claim: { ...claim, effect: claim.effect * OTHER_COLUMN },
      table,
      view: rowView('top', table, top, rows),
    }));
}

function rowView(role: 'foot' | 'top', table: FactTable, row: ShownRow, all: readonly ShownRow[]): ClaimView {
  const rows = all.slice(0, MOST_SHOWN);
  return {
    kind: 'row',
    role,
    table,
    row,
    leader: all[0] ?? row,
    rows,
    complete: all.length <= MOST_SHOWN,
    clear: true,
  };
}

type ShownRow = ReturnType<typeof columnOf>[number];

/** Builds the opening from a claim. Targets and other follow-ups get their own scene right after it. */
export function leadOf({ claim, table, view }: ShownClaim, all: readonly ShownClaim[] = []): LeadIdea {
  const fact = subjectOf(claim);
  return {
    kind: 'lead',
    shape: shapeOf(claim),
    fact,
    name: nameIn(claim),
    previous: claim.kind === 'change' ? claim.before : null,
    companion: null,
    table,
    level: [],
    said: null,
    against: claim.kind === 'sides' ? claim.behind : null,
    claims: withOther(openingOf(claim), all),
    view,
  };
}

/**
 * An opening with the other thing that is to be said of its figure: that it rose, and is still below what was expected. What turns
 * comes before what agrees; how it moved is said first.
 */
function withOther(claim: Claim, all: readonly ShownClaim[]): Claim[] {
  if (claim.kind !== 'change' && claim.kind !== 'measure') return [claim];
  const others = all.flatMap(({ claim: one }) =>
    (one.kind === 'change' || one.kind === 'measure') && one !== claim && one.fact === claim.fact && !isFlat(one)
      ? [one]
      : [],
  );
  const other = others.find((one) => turnsFrom(claim, one)) ?? others[0];
  if (!other) return [claim];
  return other.kind === 'change' && claim.kind !== 'change' ? [other, claim] : [claim, other];
}

function nameIn(claim: Claim): LeadIdea['name'] {
  if (claim.kind === 'ranking') return claim.leader.name;
  if (claim.kind === 'course') return claim.point.name;
  if (claim.kind === 'sides') return claim.ahead.name;
  if (claim.kind === 'foot') return claim.row.name;
  return claim.kind === 'tie' ? (claim.rows[0]?.name ?? null) : null;
}

/** The lead shape decides the on-screen heading: the row, the time, or the label. */
function shapeOf(claim: Claim): LeadIdea['shape'] {
  if (claim.kind === 'sides') return 'result';
  if (claim.kind === 'course') return claim.point === claim.points.at(-1) ? 'latest' : 'peak';
  return claim.kind === 'ranking' || claim.kind === 'tie' || claim.kind === 'foot' ? 'leader' : 'value';
}

/** Adds the claims the opening left out, grouped by object, then plain figures. */
export function addClaims(
  story: Story,
  lead: LeadIdea | null,
  claims: readonly ShownClaim[],
  ranked: readonly RankedFact[],
  sink: IdeaSink,
): void {
  const told = new Set<Claim>(lead?.claims.slice(0, 1));
  for (const claim of told) sink.used.add(subjectOf(claim).key);
  if (lead?.view?.kind === 'parts') for (const { fact } of lead.view.parts) sink.used.add(fact.key);
  // Domains with their own opening also narrate their tables themselves.
  const ofDomain = lead !== null && lead.claims.length === 0;
  const open = claims.filter(({ table }) => !(ofDomain && table));
  const scope = new Scope(story.pack);
  const bySubject = groupBy(open, ({ claim }) => subjectOf(claim).key);
  let place = 0;
  /** Adds follow-up claims about a figure right behind the scene that introduced it. */
  const tellKin = (fact: Fact, head: Idea, slot: number, main: Claim | undefined): void => {
    // What names another row comes last: after it, "it" would mean that row.
    // The runner-up that the opening left out does not count against the limit.
    const most = main && namesOther(main) ? MOST_LEANING + 1 : MOST_LEANING;
    [...(bySubject.get(fact.key) ?? [])]
      .sort((a, b) => Number(namesOther(a.claim)) - Number(namesOther(b.claim)))
      // A scene may leave out the other side; its own claim then follows. The line writer drops what was said.
      // A plan is told whole: without the other day it says nothing.
      .filter(({ claim }) => claim !== main || claim.kind !== 'plan')
      .filter(({ claim }) => (claim === main || (!told.has(claim) && isOf(claim, fact))) && !isFlat(claim))
      .slice(0, most)
      .forEach(({ claim, view }, index) => {
        told.add(claim);
        const isOfRow = main !== undefined && claim !== main && namesOther(main) && head !== lead;
        // The line before told how a series began or ended: "it" would mean that.
        const isBehindEnd = index > 0 && main?.kind === 'course';
        const link = claim === main ? 'completes' : isOfRow || isBehindEnd ? null : 'leans';
        const idea: ClaimIdea = {
          kind: 'claim',
          claims: [claim],
          view: link === 'completes' ? completing(claim, view) : view,
          link,
        };
        sink.push(idea, slot + 0.1 * (index + 1), LEANING - index * 6, factsShown(claim, view), head);
      });
  };
  // The opening left out the runner-up.
  const whole = open.find(({ claim }) => claim.kind === lead?.claims[0]?.kind && subjectOf(claim) === lead.fact);
  if (lead) tellKin(lead.fact, lead, SLOT.contrast, whole?.claim);
  let before: Claim | null = lead?.claims[0] ?? null;
  let ranking = before;
  const heaviest = Math.max(Number.EPSILON, ...open.map(({ weight }) => weight));
  let heavier = Number.POSITIVE_INFINITY;
  for (const { claim, view, weight: own } of together(open.filter(({ claim: one }) => !told.has(one)))) {
    if (told.has(claim) || isTold(claim, sink) || !hasRanking(claim, ranking)) continue;
    told.add(claim);
    // The pool domain words its rates itself.
    const isRates = claim.kind === 'parts' && story.domain === 'pool';
    // A heavier claim may outlive the one before it, so it must not say "too" or "but".
    const link = own <= heavier ? linkBetween(before, claim) : null;
    const idea: Idea = isRates ? view : { kind: 'claim', claims: [claim], view, link };
    const slot = SLOT.parts + place * 0.4;
    const weight = isAside(claim, scope) ? SPARE - 2 : LEAST_CLAIM + (MOST_CLAIM - LEAST_CLAIM) * (own / heaviest);
    sink.push(idea, slot, weight, factsShown(claim, view));
    tellKin(subjectOf(claim), idea, slot, claim);
    before = claim;
    heavier = own;
    if (claim.kind === 'ranking') ranking = claim;
    place += 1;
  }
  const most = Math.max(LEAST_FIGURE_SCENES, MOST_FIGURE_SCENES - told.size);
  addFigures(story, lead, ranked, { most, weight: told.size >= FEW ? SPARE - 4 : 57 }, sink);
}

/** The scene about a runner-up highlights the runner-up. */
function completing(claim: Claim, view: ClaimView): ClaimView {
  if (claim.kind !== 'ranking' || !claim.second) return view;
  if (view.kind === 'row') return { ...view, row: claim.second };
  return view.kind === 'ranking' ? { ...view, lit: claim.second } : view;
}

/** A parts chart shows every part, so all of them count as used; of a series, the point told and its other end. */
function factsShown(claim: Claim, view: ClaimView): Fact[] {
  if (claim.kind === 'course') return [claim.point.fact, otherEnd(claim).fact];
  return view.kind === 'parts' ? [...factsUnder(claim), ...view.parts.map(({ fact }) => fact)] : factsUnder(claim);
}

/** Whether a claim names another row than its subject's: the runner-up, the next part. */
function namesOther({ kind }: Claim): boolean {
  return kind === 'ranking' || kind === 'parts' || kind === 'sides' || kind === 'tie';
}

function isFlat(claim: Claim): boolean {
  return claim.kind === 'change' && claim.way === 'flat';
}

/** Whether a claim can follow a scene about this figure. */
function isOf(claim: Claim, fact: Fact): boolean {
  if (subjectOf(claim) !== fact) return false;
  return claim.kind === 'change' || claim.kind === 'measure' || claim.kind === 'movement';
}

/** Machine values such as "home" or "away_win"; the team names say the same. */
const SIDE_CODE = /^(?:home|away|draw)(?:_(?:team|win))?$/i;

/** Marks the names of both sides as used: their figures are narrated with them. */
export function tellSides({ pack }: Story, sink: IdeaSink): void {
  if (!pack.sides) return;
  pack.sides.names.forEach((name) => sink.used.add(name));
  for (const { key, value } of pack.facts) if (SIDE_CODE.test(String(value))) sink.used.add(key);
}

/** The last row needs its ranking to be the last one told: it says what is ranked. */
function hasRanking(claim: Claim, ranking: Claim | null): boolean {
  if (claim.kind !== 'foot') return true;
  const columnOf = ({ path }: Fact): string => path.at(-1) ?? '';
  return (
    ranking?.kind === 'ranking' &&
    ranking.list === claim.list &&
    (claim.ownNames || columnOf(ranking.leader.fact) === columnOf(claim.row.fact))
  );
}

/** Whether a list is ranked by another column than its main one, or has earlier values and targets, which are its news. */
function isAside(claim: Claim, scope: Scope): boolean {
  if (claim.kind !== 'ranking' && claim.kind !== 'foot') return false;
  const { fact } = claim.kind === 'ranking' ? claim.leader : claim.row;
  return scope.comparesRows(claim.list) || !claim.list.rows.some(({ cells }) => cells[claim.list.main] === fact.key);
}

/** Whether the claim's own figure was already narrated. */
function isTold(claim: Claim, sink: IdeaSink): boolean {
  return sink.used.has(subjectOf(claim).key);
}

/** Groups claims by object or column, keeping the object with the heaviest claim first. */
function together(claims: readonly ShownClaim[]): ShownClaim[] {
  const groups = new Map<string, ShownClaim[]>();
  for (const shown of claims) {
    const { path } = subjectOf(shown.claim);
    const isColumn = shown.table?.rows.some(({ name }) => name.form === 'full') === true;
    const object = shown.table ? `${shown.table.key}${isColumn ? `/${path.at(-1)}` : ''}` : path.slice(0, -1).join('/');
    groups.set(object, [...(groups.get(object) ?? []), shown]);
  }
  return [...groups.values()].flat();
}

function linkBetween(before: Claim | null, claim: Claim): 'but' | 'also' | null {
  if (
    before?.kind !== 'change' ||
    claim.kind !== 'change' ||
    claim.row ||
    before.row ||
    claim.way === 'flat' ||
    before.way === 'flat'
  )
    return null;
  const [was, is] = [before, claim].map(({ fact, way }) => (fact.better === null ? null : fact.better === way));
  if (was !== null && is !== null && was !== is) return 'but';
  return before.way === claim.way ? 'also' : null;
}

/** Adds plain figures, at most two per scene. Figures without a word in this language are shown beside them. */
function addFigures(
  story: Story,
  lead: LeadIdea | null,
  ranked: readonly RankedFact[],
  { most, weight }: { most: number; weight: number },
  sink: IdeaSink,
): void {
  const ofSides = new Set(story.pack.sides?.pairs.flatMap(({ figures }) => figures));
  const scope = new Scope(story.pack);
  const open = ranked.filter(({ fact: { key } }) => !sink.used.has(key) && !ofSides.has(key));
  // Leave out figures whose owner is not said.
  const owned = open.filter(({ fact }) => story.clauses.has(fact.key) || !scope.isAnyones(fact));
  const left = owned.length > 0 ? owned : open;
  const said = left.flatMap(({ fact, unsaid }) => (unsaid === true ? [] : [fact]));
  const unsaid = left.flatMap(({ fact, unsaid: isUnsaid }) => (isUnsaid === true ? [fact] : []));
  const rest = said.filter((fact) => fact !== lead?.fact);
  const pairs = inPairs(said, story, story.clauses.size > 0 ? MOST_CLAUSES : most);
  const seen = new Map<Fact, number>();
  const timesOf = (fact: Fact): number => seen.get(fact) ?? 0;
  pairs.forEach((facts, index) => {
    const claims = facts.map((fact): FigureClaim => ({ kind: 'figure', fact, effect: 0.1 }));
    const shown = story.clauses.has(facts[0]?.key ?? '') ? [] : unsaid.splice(0, 1);
    const kin = rest.filter((fact) => !facts.includes(fact) && objectOf(fact) === objectOf(facts[0]));
    const beside = [...kin].sort((a, b) => timesOf(a) - timesOf(b)).slice(0, 1);
    for (const fact of facts.length > 1 ? facts : [...facts, ...beside]) seen.set(fact, timesOf(fact) + 1);
    const view: ClaimView = { kind: 'cards', facts: [...facts, ...shown], beside };
    const order = story.clauses.get(facts[0]?.key ?? '')?.order ?? index;
    const idea: ClaimIdea = { kind: 'claim', claims, view, link: null };
    sink.push(idea, SLOT.cards + order * 0.3, weight - index * 3, facts);
  });
}

/** Pairs up figures of the same object, the first `most` of them. A clause from the source text covers all its figures at once. */
function inPairs(figures: readonly Fact[], { clauses }: Story, most: number): Fact[][] {
  const taken = new Set<Fact>();
  const pairs: Fact[][] = [];
  for (const fact of figures) {
    if (pairs.length >= most) break;
    if (taken.has(fact)) continue;
    const clause = clauses.get(fact.key);
    const object = objectOf(fact);
    const isMate = (other: Fact): boolean =>
      other !== fact &&
      !taken.has(other) &&
      !clauses.has(other.key) &&
      objectOf(other) === object &&
      isCounted(other) === isCounted(fact) &&
      areSoonSaid(fact, other);
    const mate = clause ? undefined : figures.find(isMate);
    const pair = mate ? [fact, mate] : [fact];
    for (const one of [...pair, ...(clause?.facts ?? [])]) taken.add(one);
    pairs.push(pair);
  }
  return pairs;
}

/** Whether two figures fit one sentence: short labels, and not two amounts of money. */
function areSoonSaid(a: Fact, b: Fact): boolean {
  return a.label.length + b.label.length <= SHORT_NAMES && !(a.currency !== null && b.currency !== null);
}

function isCounted({ kind, label }: Fact): boolean {
  return kind === 'count' && label.endsWith('s');
}

function objectOf(fact: Fact | undefined): string {
  return fact ? fact.path.slice(0, -1).join('/') : '';
}
