import type { Fact, FactTable } from '@app/facts';
import { subjectOf } from '@app/story';
import { directionWeight, type Direction, FOCUSED } from './brief';
import type { LeadIdea, NamedFact, TextLeadIdea } from './idea';
import type { RankedFact } from './rank-facts';
import type { Story } from './story';
import { leadOf } from './find-claims';
import type { ShownClaim } from './shown-claim';
import { columnOf, isWithin, valueOf, wordOf } from './table-columns';
import { seriesIdea, standingsOf } from './table-ideas';

/** Chooses the hook: the headline figure of the payload, or its sharpest words where it holds none. */
export function findLead(
  story: Story,
  ranked: readonly RankedFact[],
  claims: readonly ShownClaim[],
  direction: Direction,
  headline?: string,
): LeadIdea | TextLeadIdea {
  const news = ranked.find(({ fact }) => fact.key === headline && opensOnAny(fact, story));
  return (
    (news ? figureLead(news.fact, claims) : null) ??
    domainLead(story, direction) ??
    generalLead(story, claims, ranked) ??
    textLead(story)
  );
}

/** Kinds of payload with openings of their own say of any other figure what it is of later, or not at all. */
function opensOnAny({ kind }: Fact, { domain }: Story): boolean {
  return domain === 'general' || domain === 'standings' || (domain === 'weather' && kind === 'temperature');
}

function domainLead(story: Story, direction: Direction): LeadIdea | null {
  const { pack } = story;
  const top = (word: string, kinds: readonly string[]): Fact | undefined =>
    pack.facts.find(
      (fact) =>
        fact.path.length <= 2 &&
        fact.words.includes(word) &&
        kinds.includes(fact.kind) &&
        directionWeight(fact, direction) >= 0,
    );
  if (story.domain === 'pool') {
    const fact = pack.facts.find(
      (candidate) => candidate.words.join() === 'apy' && directionWeight(candidate, direction) >= 0,
    );
    return fact ? lead('value', fact) : null;
  }
  if (story.domain === 'wallet') {
    const fact = top('pnl', ['currency']) ?? top('pnl', ['percent']);
    const other = pack.facts.find(
      (candidate) =>
        candidate !== fact &&
        candidate.path.length <= 2 &&
        candidate.kind === 'percent' &&
        candidate.words.join() === fact?.words.join() &&
        candidate.window === fact?.window,
    );
    return fact ? { ...lead('change', fact), companion: other ?? null } : null;
  }
  if (story.domain === 'flow') return flowLead(story);
  if (story.domain === 'weather') return weatherLead(story, direction);
  if (story.domain === 'standings') {
    const table = pack.tables.find((candidate) => /^(points|pts)$/i.test(candidate.main));
    return table ? tableLead(table, story) : null;
  }
  return null;
}

/** The day that title or brief names, else the warmest of the days, else the present temperature. */
function weatherLead(story: Story, direction: Direction): LeadIdea | null {
  const { pack } = story;
  const now = pack.facts.find(
    (fact) => fact.kind === 'temperature' && !pack.tables.some((table) => isWithin(fact, table)),
  );
  const days = pack.tables.find(
    (table) =>
      table.temporal &&
      table.rows.length >= 3 &&
      table.columns.some((column) => column.name === table.main && column.kind === 'temperature'),
  );
  const peak = days ? tableLead(days, story) : null;
  const asked = days
    ? columnOf(days, days.main, story).find((row) => direction.wanted.has(wordOf(row, story).toLowerCase()))
    : undefined;
  if (days && asked && asked.fact !== peak?.fact) return { ...lead('day', asked.fact), name: asked.name, table: days };
  const focused = now !== undefined && directionWeight(now, direction) >= FOCUSED;
  return peak && !focused ? peak : now ? lead('value', now) : null;
}

function flowLead(story: Story): LeadIdea | null {
  const table = story.pack.tables.find((candidate) => candidate.key.endsWith('cohorts'));
  if (!table) return null;
  const rows = columnOf(table, table.main, story);
  const smart =
    rows.find((row) => /smart/i.test(String(story.byKey.get(row.name.key)?.value))) ??
    [...rows].sort((a, b) => Math.abs(b.fact.number ?? 0) - Math.abs(a.fact.number ?? 0))[0];
  return smart ? { ...lead('flow', smart.fact), name: smart.name, table, said: saidOf(smart.fact, story) } : null;
}

/** The wording that the payload prescribes for a flow. */
export function saidOf(fact: Fact, story: Story): Fact | null {
  const key = `${fact.key.slice(0, fact.key.lastIndexOf('/'))}/netFlowSpoken`;
  return story.byKey.get(key) ?? null;
}

/** The heaviest claim or plain figure. A poll opens with its question instead. */
function generalLead(story: Story, claims: readonly ShownClaim[], ranked: readonly RankedFact[]): LeadIdea | null {
  const [claim] = claims;
  const figure = ranked.find(({ unsaid }) => unsaid !== true);
  const best = claim && (!figure || claim.weight >= figure.weight) ? claim : undefined;
  if (best?.claim.kind === 'ranking' && story.subject.question) return { ...leadOf(best), claims: [], view: null };
  if (best) return leadOf(best, claims);
  return figure ? figureLead(figure.fact, claims) : null;
}

/** The lead for a given figure, with a claim about it if there is one. */
function figureLead(fact: Fact, claims: readonly ShownClaim[]): LeadIdea {
  const shown = claims.find(({ claim }) => subjectOf(claim) === fact);
  if (shown) return leadOf(shown, claims);
  return { ...lead('value', fact), claims: [{ kind: 'figure', fact, effect: 0 }] };
}

/** The leader of a ranking; of a series its newest value where it is a record, else its peak. */
function tableLead(table: FactTable, story: Story): LeadIdea | null {
  if (table.temporal) {
    const series = seriesIdea(table, story);
    const at =
      series?.points[
        series.shape === 'rising' && series.max === series.points.length - 1 ? series.points.length - 1 : series.max
      ];
    if (!series || !at) return null;
    const level = series.points.filter((point) => point !== at && valueOf(point) === valueOf(at)).map(nameOf);
    const shape = series.max === series.points.length - 1 ? 'latest' : 'peak';
    return { ...lead(shape, at.fact), name: at.name, table, level };
  }
  const rows = standingsOf(table, story);
  const [top] = rows;
  if (!top || rows.length < 2) return null;
  const ranked = table.rows.some((row) => row.rank !== null);
  const level = ranked ? [] : rows.slice(1).filter((row) => valueOf(row) === valueOf(top));
  return { ...lead('leader', top.fact), name: top.name, table, level: level.map(nameOf) };
}

function nameOf(row: NamedFact): NamedFact['name'] {
  return row.name;
}

function textLead(story: Story): TextLeadIdea {
  const words = story.pack.facts.filter(
    (fact) => ['name', 'text', 'handle'].includes(fact.kind) && fact.key !== story.pack.source,
  );
  const fact =
    story.subject.main ??
    words.find((candidate) => candidate.path.length === 1 && candidate.kind === 'name') ??
    words.find((candidate) => candidate.kind === 'text') ??
    words[0] ??
    story.pack.facts[0];
  if (!fact) throw new RangeError('A pack of facts is never empty');
  return { kind: 'textLead', fact };
}

function lead(shape: LeadIdea['shape'], fact: Fact): LeadIdea {
  return {
    kind: 'lead',
    shape,
    fact,
    name: null,
    previous: null,
    companion: null,
    table: null,
    level: [],
    said: null,
    against: null,
    claims: [],
    view: null,
  };
}
