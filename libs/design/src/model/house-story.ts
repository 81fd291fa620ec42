import type { Claim } from '@app/story';
import { directionWeight } from '../composer/brief';
import type { ComposeRequest } from '../composer/compose-request';
import { ideasToTell } from '../composer/compose-storyboard';
import type { Premise } from '../composer/premise';
import type { ClaimBook } from './claim-book';

/** What the most important statement of a video does; each shape has worked examples (`examples.en.json`). */
export const STORY_SHAPES = ['change', 'target', 'ranking', 'sides', 'figures'] as const;
export type StoryShape = (typeof STORY_SHAPES)[number];

/** What the house would tell, for a model to tell better. */
export interface HouseStory {
  shape: StoryShape;
  /** Id of the claim that opens the video. */
  thesis: string;
  /** Ids of the claims that follow, in order. */
  supports: string[];
}

const MOST_SUPPORTS = 4;
const SHAPE_OF: Readonly<Record<Claim['kind'], StoryShape>> = {
  change: 'change',
  movement: 'change',
  course: 'change',
  measure: 'target',
  plan: 'target',
  ranking: 'ranking',
  tie: 'ranking',
  foot: 'ranking',
  sides: 'sides',
  parts: 'figures',
  figure: 'figures',
};

/** The story that the house would tell of a request, by the claims of the order. */
export function houseStory(request: ComposeRequest, premise: Premise, book: ClaimBook): HouseStory {
  const told = ideasToTell(request, premise).flatMap(({ idea, facts = [] }): string[] => {
    const claims = idea.kind === 'lead' || idea.kind === 'claim' ? idea.claims : [];
    const said = claims.flatMap((claim) => book.idOf(claim) ?? []);
    return said.length > 0 ? said : [...facts.slice(0, 1)].map((fact) => book.idAbout(fact));
  });
  const [thesis = book.idAbout(premise.lead.fact), ...others] = told;
  const opening = book.claims.find(({ id }) => id === thesis)?.claim;
  return {
    shape: opening ? SHAPE_OF[opening.kind] : 'figures',
    thesis,
    supports: [...new Set(others)].filter((id) => id !== thesis).slice(0, MOST_SUPPORTS),
  };
}

/** Labels of what the brief leaves out and of figures that have no word in the language: shown perhaps, never said. */
export function notToSay({ story, direction, ranked }: Premise, { language }: ComposeRequest): string[] {
  const unsaid = new Set(ranked.filter((one) => one.unsaid === true).map(({ fact }) => fact.key));
  const facts = story.pack.facts.filter((fact) => directionWeight(fact, direction) < 0 || unsaid.has(fact.key));
  return [...new Set(facts.map((fact) => language.writeFigure(fact).label.display))].slice(0, MOST_UNSAID);
}

const MOST_UNSAID = 20;
