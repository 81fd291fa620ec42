import { type Furniture, refer, type RefText } from '@app/picture';
import type { Language } from '../language/language';
import { joinLines } from '../language/phrasebook/tell/lines';
import type { LeadIdea, TextLeadIdea } from './idea';
import { trendOf } from './row-names';
import type { RankedFact } from './rank-facts';
import type { Story } from './story';
import type { DraftScene } from './storyboard-draft';

const MOST_TICKER = 8;

/** What a style's standing parts may show: topic, subject, source, date and the top figures for a ticker. */
export function furnitureOf(
  story: Story,
  lead: LeadIdea | TextLeadIdea,
  ranked: readonly RankedFact[],
  language: Language,
  title: string | undefined,
): Furniture {
  const top = [lead.fact, ...ranked.slice(0, MOST_TICKER * 4).map(({ fact }) => fact)].filter(
    (fact, index, all) => fact.number !== null && all.findIndex((other) => other.label === fact.label) === index,
  );
  const ticker: Furniture['ticker'] = top.slice(0, MOST_TICKER).map((fact) => {
    const moves = story.pack.changes.some((change) => change.key === fact.key);
    const label =
      lead.kind === 'lead' && fact === lead.fact && lead.name
        ? refer(lead.name.key, lead.name.form)
        : refer(fact.key, 'label');
    return { label, value: refer(fact.key, moves ? 'signed' : 'full'), ...(moves ? { trend: trendOf(fact) } : {}) };
  });
  for (const row of ticker.length < 3 ? rowsOf(story, lead) : []) ticker.push(row);
  return { ...language.furniture(story, title), ticker };
}

/** A payload of tables alone lends its rows to the ticker. */
function rowsOf(story: Story, lead: LeadIdea | TextLeadIdea): Furniture['ticker'] {
  const table = story.pack.tables[0];
  if (!table) return [];
  return table.rows.slice(0, 6).flatMap((row) => {
    const key = row.cells[table.main];
    return key && key !== lead.fact.key ? [{ label: refer(row.name.key, row.name.form), value: refer(key) }] : [];
  });
}

/** Sentences of a post's text besides its source. */
const POST_LINES = 3;

/**
 * Post text: the hook and the weightiest lines after it, then who says so. The video's own
 * closing line is left out, for a post brings its link beside it.
 */
export function postText(scenes: readonly DraftScene[], story: Story): RefText {
  const told = scenes.filter(({ scene, needs }) => scene.layout !== 'end' && needs === null);
  const source = story.pack.source;
  const [hook, ...rest] = told.filter(({ scene }) => source === null || !scene.line.includes(refer(source)));
  const best = new Set([...rest].sort((a, b) => b.priority - a.priority).slice(0, POST_LINES - 1));
  const lines = [...(hook ? [hook] : []), ...rest.filter((draft) => best.has(draft))].map(({ scene }) => scene.line);
  return `${joinLines(lines)}${source ? ` (${refer(source)})` : ''}`;
}
