import { type PlacedIdea, SLOT, SURE } from './arc';
import { shownAs } from './idea';
import { chooseOpening, type ShowMemory, tellsLead } from './choose-opening';
import { nearness, type Telling, topicOf } from './telling';

/** What an idea that the last video told, about the same thing, loses of its weight. */
const TOLD_LATELY = 14;

/** Parts of a video's middle that may change places: shapes and parts, extremes and names, figures by themselves. */
const MIDDLES = [SLOT.parts, SLOT.extremes, SLOT.cards, SLOT.next] as const;

/**
 * Ideas of a show's video in another order than its last videos had: another opening, another part of the middle first,
 * and what was told lately given way to what was not. Without videos before it all stays as it is.
 */
export function varyIdeas(ideas: readonly PlacedIdea[], memory: ShowMemory): PlacedIdea[] {
  const { before } = memory;
  const opening = chooseOpening(ideas, memory);
  const [lead] = ideas;
  // Said twice in a row it would be the same news twice.
  const isSaid = lead !== undefined && opening !== undefined && tellsLead(opening, lead);
  const told = isSaid ? ideas.filter((placed) => placed !== lead && placed.needs !== lead.idea) : ideas;
  const weighed = told.map((placed) => {
    if (placed === opening) return { placed, as: { ...placed, weight: 100 } };
    return { placed, as: { ...placed, weight: placed.weight - staleness(placed, before) } };
  });
  const turn = turnOf(ideas, before);
  const place = ({ placed }: (typeof weighed)[number]): number => {
    // What leans on an idea comes right behind it, in the order in which it was found.
    const needed = placed.needs && weighed.find((one) => one.placed.idea === placed.needs);
    if (needed) return place(needed);
    if (placed === opening) return -2;
    // The other end of a pair stands beside the first.
    return opening && opening !== lead && placed.idea.kind === opening.idea.kind && placed.idea.kind === 'mover'
      ? -1
      : placeOf(placed, turn);
  };
  return weighed
    .map((one) => ({ one, place: place(one) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one.as);
}

/** What later lines lean on is told in any case. */
function staleness({ idea, facts, weight }: PlacedIdea, before: readonly Telling[]): number {
  if (weight >= SURE) return 0;
  const topics = new Set(facts?.map(({ key }) => topicOf(key)));
  const costs = before.map(({ scenes }, videosAgo) =>
    scenes.some(({ kind, topics: told }) => kind === shownAs(idea).kind && told.some((topic) => topics.has(topic)))
      ? TOLD_LATELY * nearness(videosAgo)
      : 0,
  );
  return Math.max(0, ...costs);
}

/** The usual place, or that of its part of the middle as it stands in this video. */
function placeOf(placed: PlacedIdea, turn: number): number {
  const middle = middleOf(placed);
  const base = placed.slot - (MIDDLES[middle] ?? 0);
  if (middle < 0) return placed.slot < MIDDLES[0] ? placed.slot : 10_000 + placed.slot;
  return 1000 * (1 + ((middle - turn + PARTS) % PARTS)) + base;
}

const PARTS = MIDDLES.length - 1;

function middleOf({ slot }: PlacedIdea): number {
  const next = MIDDLES.findIndex((from) => slot < from);
  return next <= 0 ? -1 : next - 1;
}

/** How far the middle is turned: on from where the last video began it. */
function turnOf(ideas: readonly PlacedIdea[], [last]: readonly Telling[]): number {
  if (!last) return 0;
  const parts = new Set(ideas.map(middleOf).filter((part) => part >= 0));
  const kinds = new Map(ideas.map((placed) => [shownAs(placed.idea).kind as string, middleOf(placed)]));
  const began =
    last.scenes
      .slice(1)
      .map(({ kind }) => kinds.get(kind) ?? -1)
      .find((part) => part >= 0) ?? -1;
  const turned = Array.from({ length: PARTS }, (_, step) => (began + 1 + step) % PARTS);
  return turned.find((part) => parts.has(part)) ?? 0;
}
