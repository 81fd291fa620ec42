import type { Fact } from '@app/facts';
import type { PlacedIdea } from './arc';
import { type Idea, shownAs } from './idea';
import { nearness, type Telling, topicOf } from './telling';

/** Ideas that stand by themselves before anything else was said. */
const OPENERS: ReadonlySet<Idea['kind']> = new Set([
  'mover',
  'row',
  'tie',
  'low',
  'comparison',
  'change',
  'parts',
  'named',
  'cards',
  'ranking',
  'total',
]);

/** What speaks for an opening, in tenths of an idea's weight. */
const HEADLINE = 10;
/** What an opening of the same kind, or about the same thing, costs right after one. */
const SAME_KIND = 7;
const SAME_TOPIC = 4;

/** What a show's video knows of the ones before it, and of what is news in it. */
export interface ShowMemory {
  before: readonly Telling[];
  /** The fact that is the day's news, where there is one. */
  headline: Fact | null;
}

/**
 * The idea that a video of a show opens on: the usual headline, or another that can stand first, as the show's last videos
 * opened otherwise and on other things.
 */
export function chooseOpening(ideas: readonly PlacedIdea[], { before, headline }: ShowMemory): PlacedIdea | undefined {
  const [lead] = ideas;
  const score = (placed: PlacedIdea): number => {
    const topics = new Set(placed.facts?.map(({ key }) => topicOf(key)));
    const heard = before.map(({ scenes: [first] }, videosAgo) => {
      const isKind = first?.kind === shownAs(placed.idea).kind ? SAME_KIND : 0;
      const isTopic = first?.topics.some((topic) => topics.has(topic)) ? SAME_TOPIC : 0;
      return (isKind + isTopic) * nearness(videosAgo);
    });
    const news = placed.facts?.some((fact) => isNews(fact, headline)) ? HEADLINE : 0;
    return placed.weight / 10 + news - heard.reduce((sum, cost) => sum + cost, 0);
  };
  const fit = ideas.filter((placed) => placed === lead || (lead !== undefined && canOpen(placed, lead, headline)));
  return fit.reduce<PlacedIdea | undefined>(
    (best, placed) => (best && score(best) >= score(placed) ? best : placed),
    undefined,
  );
}

/** Whether an idea says of a figure by itself all that the usual hook would: where it stands and where it stood. */
export function tellsLead({ idea: given }: Pick<PlacedIdea, 'idea'>, { idea: lead }: PlacedIdea): boolean {
  const idea = shownAs(given);
  if (lead.kind !== 'lead' || lead.table !== null || idea.kind !== 'comparison') return false;
  return idea.role === 'previous' && idea.subject === lead.fact;
}

/** The news itself, or the same said at another place: the best mover's movement is its row's. */
function isNews({ key, kind, number }: Fact, headline: Fact | null): boolean {
  if (headline === null) return false;
  return key === headline.key || (number !== null && kind === headline.kind && number === headline.number);
}

function canOpen({ idea: given, needs, facts }: PlacedIdea, lead: PlacedIdea, headline: Fact | null): boolean {
  const idea = shownAs(given);
  if (needs !== undefined || !OPENERS.has(idea.kind)) return false;
  if (facts?.some((fact) => lead.facts?.includes(fact)) && !tellsLead({ idea: given }, lead)) return false;
  // Of days and months the highest; of names it would pass for the list's own order.
  if (idea.kind === 'row') return idea.role === 'top' && idea.table.temporal;
  if (idea.kind === 'ranking') return idea.told === 0;
  // What stands there every day is no news.
  if (idea.kind === 'cards') return idea.facts.length === 1 && idea.facts[0] === headline;
  return idea.kind !== 'change' || !idea.told;
}
