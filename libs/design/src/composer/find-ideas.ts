import { type Fact, groupBy } from '@app/facts';
import { SLOT, type PlacedIdea } from './arc';
import { directionWeight, FOCUSED } from './brief';
import { addClaims, tellSides } from './find-claims';
import { addExtremes, addFlows } from './find-contrasts';
import { addContext, addFixtures, addNamed, addTimes } from './find-named';
import { addLeaning } from './find-clauses';
import { addGroups } from './find-groups';
import { addMoments } from './find-moments';
import { addNotes } from './find-notes';
import { addProgress } from './find-progress';
import { addQuotes } from './find-quotes';
import { addTables } from './find-rows';
import { addSeries } from './find-series';
import { addItems, addTexts } from './find-word-ideas';
import { factAt, type IdeaSearch, type IdeaSink } from './idea-search';

/** A video of so few scenes is filled with what only names something; a longer one is better without. */
const FEW_SCENES = 3;
/** Length of a scene that ideas are counted by. */
const USUAL_SCENE_S = 3.4;

/** Everything a payload tells besides its call to action, each with its place; facts told once are not told again. */
export function findIdeas(search: IdeaSearch): PlacedIdea[] {
  const { story, lead, ranked, claims, direction } = search;
  const placed: PlacedIdea[] = [{ idea: lead, slot: SLOT.lead, weight: 100, facts: [lead.fact] }];
  const used = new Set<string>();
  /** A clause of the source tells all its figures at once. */
  const tellBy = (fact: Fact): void =>
    [fact, ...(story.clauses.get(fact.key)?.facts ?? [])].forEach(({ key }) => used.add(key));
  tellBy(lead.fact);
  const sink: IdeaSink = {
    used,
    push: (idea, slot, weight, facts, needs) => {
      if (facts.some((fact) => directionWeight(fact, direction) < 0)) return;
      const raised = Math.max(0, ...facts.map((fact) => directionWeight(fact, direction)));
      facts.forEach((fact) => tellBy(fact));
      const place = raised >= FOCUSED && !needs ? Math.min(slot, SLOT.asked) : slot;
      placed.push({ idea, slot: place, weight: weight + Math.min(raised * 2, 12), facts, ...(needs ? { needs } : {}) });
    },
    isThin: () => placed.length <= FEW_SCENES,
    room: () => Math.ceil(search.targetSeconds / USUAL_SCENE_S) - placed.length - 1,
  };
  const focus = lead.kind === 'lead' ? lead : null;
  for (const fact of [focus?.companion, focus?.previous, focus?.against?.fact]) if (fact) sink.used.add(fact.key);
  if (focus?.shape === 'leader' && story.subject.question) sink.used.add(story.subject.question.key);
  if (focus?.shape === 'flow') addFlows(story, focus, sink);
  tellSides(story, sink);
  addGroups(story, sink);
  const ofDomain = focus !== null && focus.claims.length === 0;
  addSeries(story, focus, ofDomain, sink);
  if (ofDomain) addTables(story, focus, sink);
  addProgress(story, sink);
  addExtremes(story, focus, sink);
  addQuotes(story, sink);
  addNamed(story, focus, ranked, sink);
  addMoments(story, lead.kind === 'textLead', sink);
  addFixtures(story, focus, sink);
  addContext(search, sink);
  addClaims(story, focus, claims, ranked, sink);
  addLeaning(story, placed, sink);
  addNotes(story, placed, sink);
  addTimes(story, sink);
  addItems(story, lead.kind === 'textLead', sink);
  addTexts(story, lead.kind === 'textLead', sink);
  const source = factAt(story.pack.source, story);
  const asOf = factAt(story.pack.asOf, story);
  if (source) placed.push({ idea: { kind: 'source', source, asOf }, slot: SLOT.source, weight: 8 });
  return inOrder(placed);
}

/** Order of the arc; an idea stands behind the one that it leans on, wherever that was put, and is left out without it. */
function inOrder(placed: readonly PlacedIdea[]): PlacedIdea[] {
  const sorted = placed.toSorted((a, b) => a.slot - b.slot || b.weight - a.weight);
  const leaning = groupBy(sorted, ({ needs }) => needs);
  const withLeaning = (one: PlacedIdea): PlacedIdea[] => [one, ...(leaning.get(one.idea) ?? []).flatMap(withLeaning)];
  return (leaning.get(undefined) ?? []).flatMap(withLeaning);
}
