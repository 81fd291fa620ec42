import type { Fact } from '@app/facts';
import { type Claim, factsUnder, subjectOf } from './claim';

/** What somebody asks of a fact: above nought to tell it, below to leave it out. */
export type Asked = (fact: Fact) => number;

/** A claim with how much the film would miss it. */
export interface WeighedClaim {
  claim: Claim;
  weight: number;
}

/** What each object further down loses: what a payload says of itself comes before what it says of its parts. */
const DEEPER = 0.8;
/** What the last figure of a payload loses beside its first: who writes it puts first what matters. */
const LATER = 0.35;
/** How much being asked for adds to a claim, each doubling of the wish as much again. */
const ASKED = 0.5;
/** A title that mentions a thing raises what is claimed of it; from here on a brief puts it in front, whatever it is. */
const MENTIONED = 0.5;

/**
 * Claims with their weight, the heaviest first: size of effect x importance (how high in the payload and how early) x what
 * title and brief ask for. What is asked not to be told is left out.
 */
export function weighClaims(claims: readonly Claim[], facts: readonly Fact[], asked: Asked): WeighedClaim[] {
  const places = new Map(facts.map(({ key }, place) => [key, place / Math.max(1, facts.length - 1)]));
  return claims
    .flatMap((claim): WeighedClaim[] => {
      const under = factsUnder(claim);
      const wishes = under.map((fact) => asked(fact));
      if (wishes.some((wish) => wish < 0)) return [];
      const subject = subjectOf(claim);
      const importance = DEEPER ** depthOf(subject) * (1 - LATER * (places.get(subject.key) ?? 0));
      const wish = Math.log2(1 + Math.max(0, ...wishes)) * ASKED;
      return [{ claim, weight: (0.2 + claim.effect) * importance * (1 + wish) + Math.max(0, wish - MENTIONED) }];
    })
    .sort((a, b) => b.weight - a.weight);
}

/** Objects that a fact stands in; places in a list are none. */
function depthOf({ path }: Fact): number {
  return path.slice(0, -1).filter((part) => !/^\d+$/.test(part)).length;
}
