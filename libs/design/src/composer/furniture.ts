import { type Furniture, refer, type RefText, type Scene } from '@app/render';
import type { Language } from '../language/language';
import type { LeadIdea, TextLeadIdea } from './idea';
import { trendOf } from './row-names';
import type { RankedFact } from './rank-facts';
import type { Story } from './story';

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

/** Post text (specification 2.1 `caption`): the hook, the contrast and the call to action. */
export function postText(scenes: readonly Scene[], story: Story): RefText {
  const lines = scenes
    .slice(0, 2)
    .filter((scene) => scene.layout !== 'end')
    .map((scene) => scene.line);
  const source = story.pack.source ? ` (${refer(story.pack.source)})` : '';
  return `${lines.join(' ')}${source}`;
}
