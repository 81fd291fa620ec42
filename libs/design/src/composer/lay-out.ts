import type { FactName } from '@app/facts';
import { refer, type SceneContent } from '@app/picture';
import { otherEnd } from '@app/story';
import type { Language } from '../language/language';
import { clauseFor } from './find-clauses';
import { type Idea, type LeadIdea, shownAs, type ShownIdea } from './idea';
import { clauseLayouts } from './lay-out-clauses';
import { cardsLayouts, changeLayouts, leadLayouts, partsLayouts, totalLayouts } from './lay-out-figures';
import {
  groupsLayouts,
  momentLayouts,
  progressLayouts,
  quoteLayouts,
  rangeLayouts,
  timelineLayouts,
} from './lay-out-charts';
import {
  comparisonLayouts,
  moverLayouts,
  rankingLayouts,
  rowLayouts,
  sharedLayouts,
  sidesLayouts,
  tradeLayouts,
} from './lay-out-rows';
import { nameOf, timeLabel, withShortDates } from './row-names';
import { endsLayouts, lowLayouts, seriesLayouts } from './lay-out-series';
import {
  contextLayouts,
  endLayouts,
  fixtureLayouts,
  itemLayouts,
  namedLayouts,
  sourceLayouts,
  textLayouts,
  textLeadLayouts,
  timesLayouts,
} from './lay-out-words';
import { withTable } from './lay-out-table';
import { withWaterfall } from './lay-out-waterfall';
import type { Pictures } from './pictures';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** Openings that show several figures use the claim's own layout. */
function drawn(view: LeadIdea['view'], story: Story, pictures: Pictures, language: Language): SceneContent[] {
  if (!view || !SEVERAL.has(view.kind)) return [];
  return layOut(view, story, pictures, language);
}

/** What an opening says of two figures can also be drawn as what it is. */
function otherwise(view: LeadIdea['view'], story: Story, pictures: Pictures, language: Language): SceneContent[] {
  return view?.kind === 'comparison' ? layOut(view, story, pictures, language) : [];
}

const SEVERAL: ReadonlySet<string> = new Set(['parts', 'sides']);

/** An opening about a row's figure shows the row's name above it. */
function owned(words: ScreenWords, { claims: [claim] }: LeadIdea): ScreenWords {
  const row = claim?.kind === 'change' || claim?.kind === 'measure' ? claim.row : ownerOf(claim);
  return row?.form === 'full' ? { ...words, kicker: refer(row.key) } : words;
}

/** The row of another list that the list of a claim lies in. */
function ownerOf(claim: LeadIdea['claims'][number] | undefined): FactName | null {
  return claim?.kind === 'course' || claim?.kind === 'ranking' ? claim.owner : null;
}

/** A scene that goes on about a figure is headed by what it adds: the earlier time, the target, the runner-up. */
function headed(words: ScreenWords, idea: Idea, story: Story): ScreenWords {
  const [told] = idea.kind === 'claim' ? idea.claims : [];
  const owner = ownerOf(told);
  if (owner && idea.kind === 'claim' && idea.link === null)
    return { ...words, title: `${refer(owner.key)}: ${words.title}` };
  const [claim] = idea.kind === 'claim' && (idea.link === 'leans' || idea.link === 'completes') ? idea.claims : [];
  if (claim?.kind === 'ranking' && claim.second) return { ...words, title: nameOf(claim.second) };
  if (claim?.kind === 'course') return { ...words, title: timeLabel(otherEnd(claim), story) };
  return claim && words.sides ? { ...words, title: words.sides[1] } : words;
}

/** Ways to show an idea, the fittest first; which one is taken is settled when the video's scenes are known. */
export function layOut(given: Idea, story: Story, pictures: Pictures, language: Language): SceneContent[] {
  const words = headed(language.screen(given, story), given, story);
  const clause = clauseFor(given, story);
  const idea = shownAs(given);
  if (clause && idea.kind === 'lead') return clauseLayouts(clause, idea.fact, story, words.kicker);
  if (clause) return clauseLayouts(clause, undefined, story);
  const ways = withTable(idea, waysOf(idea, words, story, pictures, language), words, story);
  return withWaterfall(idea, ways, words, story);
}

function waysOf(
  idea: ShownIdea,
  words: ScreenWords,
  story: Story,
  pictures: Pictures,
  language: Language,
): SceneContent[] {
  switch (idea.kind) {
    case 'lead':
      return [
        ...drawn(idea.view, story, pictures, language),
        ...leadLayouts(idea, owned(words, idea), pictures),
        ...otherwise(idea.view, story, pictures, language),
      ];
    case 'textLead':
    case 'setup':
      return textLeadLayouts(words, pictures);
    case 'comparison':
      return comparisonLayouts(idea, words, story);
    case 'sides':
      return sidesLayouts(idea.sides, words);
    case 'parts':
      return partsLayouts(idea, words);
    case 'series':
      return seriesLayouts(idea, words, story);
    case 'ends':
      return endsLayouts(idea, words, story);
    case 'low':
      return lowLayouts(idea, words, story);
    case 'total':
      return totalLayouts(idea, words);
    case 'ranking':
      return rankingLayouts(idea, words, pictures);
    case 'row':
      return withShortDates(rowLayouts(idea, words, pictures), idea.rows, story);
    case 'tie':
    case 'zero':
      return withShortDates(sharedLayouts(idea, words, pictures), idea.all, story);
    case 'mover':
      return moverLayouts(idea, words);
    case 'trade':
      return tradeLayouts(idea, words);
    case 'change':
      return changeLayouts(idea, words);
    case 'cards':
      return cardsLayouts(idea, words, story, pictures);
    case 'named':
      return namedLayouts(idea, words, pictures);
    case 'fixture':
      return fixtureLayouts(words);
    case 'times':
      return timesLayouts(idea, words);
    case 'context':
      return contextLayouts(words, pictures);
    case 'item':
      return itemLayouts(idea, words, pictures);
    case 'texts':
      return textLayouts(idea, words, story, pictures);
    case 'groups':
      return groupsLayouts(idea, words, story);
    case 'progress':
      return progressLayouts(idea, words);
    case 'range':
      return rangeLayouts(idea, words);
    case 'timeline':
      return timelineLayouts(idea, words);
    case 'moment':
      return momentLayouts(idea);
    case 'quote':
      return quoteLayouts(idea, pictures);
    case 'source':
      return sourceLayouts(words);
    case 'end':
      return endLayouts(idea, pictures);
  }
}
