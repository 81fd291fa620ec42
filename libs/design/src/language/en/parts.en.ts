import { refer } from '@app/render';
import type { PartsIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { DESK } from '../../figures/figure-table';
import { labelText, labelWithin, shortFigure } from './grammar.en';

/** What it is made of: each part with its figure (NARRATION.md, rule 3). */
export function partsWordings(idea: PartsIdea, context: LineContext): Wording[] {
  const [a, b, c] = idea.parts;
  if (!a || !b) return [];
  const first = shortFigure(a.fact, context);
  const second = a.fact.kind === 'percent' ? refer(b.fact.key, 'bare') : refer(b.fact.key);
  if (context.story.domain === 'pool' && idea.parts.length === 2) {
    const most = (a.fact.number ?? 0) > (b.fact.number ?? 0) * 1.5;
    const opening = most ? "And most of it isn't a giveaway: " : '';
    return [
      {
        frame: 'parts.giveaway',
        line: `${opening}${first} comes from borrowers, ${second} from rewards.`,
        registers: ['anchor'],
      },
      {
        frame: 'parts.anchor',
        line: `Borrowers pay ${first} of that. Rewards account for ${second}.`,
        registers: ['anchor'],
      },
      { frame: 'parts.poster', line: `Borrowers pay ${first}. Rewards add ${second}.`, registers: ['poster'] },
      {
        frame: 'parts.two',
        line: `Two parts. ${first} from borrowers, ${second} from rewards.`,
        registers: ['poster'],
      },
      {
        frame: 'parts.desk',
        line: `Base rate ${refer(a.fact.key + DESK, 'bare')}, rewards ${refer(b.fact.key + DESK, 'bare')}.`,
        registers: ['desk'],
      },
    ];
  }
  const rows = [a, b, c].filter((part) => part !== undefined);
  const colons = rows.map((part) => `${labelText(part.fact)}: ${shortFigure(part.fact, context)}.`).join(' ');
  const most = Math.max(...idea.parts.map((part) => part.fact.number ?? 0));
  const largest = idea.parts.find((part) => part.fact.number === most) ?? a;
  const others = idea.parts.filter((part) => part !== largest).slice(0, 2);
  const rest = others.map((part) => `${labelWithin(part.fact)} ${shortFigure(part.fact, context)}`).join(', ');
  return [
    {
      frame: 'parts.largest',
      line: `The largest part: ${labelWithin(largest.fact)}, ${shortFigure(largest.fact, context)}. Then ${rest}.`,
    },
    { frame: 'parts.rows', line: colons, registers: ['poster', 'desk'] },
  ];
}
