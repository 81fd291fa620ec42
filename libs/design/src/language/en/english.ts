import { claimsOf, type Idea, shownAs } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import type { Language } from '../language';
import { tidy } from '../phrasebook/tell/lines';
import { tellClaims } from '../tell-claims';
import { tellSides } from '../tell-sides';
import { speakerEnglish } from './speaker.en';
import { ways } from '../ways';
import { changeWordings } from './change.en';
import { groupsWordings, progressWordings, rangeWordings } from './charts.en';
import { endWordings, sourceWordings, textWordings } from './closing.en';
import { columnWordings, tieWordings, zeroWordings } from './columns.en';
import { flowContrast } from './contrast.en';
import { writeFigureEnglish, writeWindowEnglish } from './figure.en';
import { closingEnglish, furnitureEnglish } from './furniture.en';
import { leadWordings, setupWordings, textLeadWordings } from './lead.en';
import { moverWordings, tradeWordings } from './movers.en';
import { momentWordings, quoteWordings, timelineWordings } from './moments.en';
import { contextWordings, fixtureWordings, itemWordings, namedWordings, timesWordings } from './names.en';
import { deskWords } from './number.en';
import { poolParts } from './parts.en';
import { pronounceEnglish } from './pronounce.en';
import { rankingWordings, rowWordings } from './ranking.en';
import { screenEnglish } from './screen.en';
import { endsWordings, lowWordings, seriesWordings, totalWordings } from './series.en';

/** English narration. */
export const english: Language = {
  code: 'en',
  writeFigure: writeFigureEnglish,
  shorthand: deskWords,
  writeWindow: writeWindowEnglish,
  pronounce: pronounceEnglish,
  called: (pack) => pack,
  screen: (idea, story) => screenEnglish(shownAs(idea), story),
  furniture: furnitureEnglish,
  closing: closingEnglish,
  names: (fact, story) => speakerEnglish({ story }).noun(fact) !== null,
  word: wordEnglish,
};

function wordEnglish(idea: Idea, context: LineContext): Wording[] {
  if (idea.kind === 'claim' || idea.kind === 'cards' || claimsOf(idea).length > 0) {
    return tellClaims(idea, speakerEnglish(context)).map((wording) => ({
      ...wording,
      line: tidy(wording.line, { capitals: true }, 'en'),
    }));
  }
  switch (idea.kind) {
    case 'lead':
      return leadWordings(idea, context);
    case 'textLead':
      return textLeadWordings(idea);
    case 'setup':
      return setupWordings(idea);
    case 'comparison':
      return flowContrast(idea);
    case 'sides':
      return ways(tellSides(idea.sides, 'en'));
    case 'parts':
      return poolParts(idea);
    case 'series':
      return seriesWordings(idea, context);
    case 'ends':
      return endsWordings(idea, context);
    case 'low':
      return lowWordings(idea, context);
    case 'total':
      return totalWordings(idea, context);
    case 'ranking':
      return rankingWordings(idea, context);
    case 'row':
      return idea.role === 'top' || idea.role === 'below' ? columnWordings(idea, context) : rowWordings(idea, context);
    case 'tie':
      return tieWordings(idea);
    case 'zero':
      return zeroWordings(idea, context);
    case 'mover':
      return moverWordings(idea, context);
    case 'trade':
      return tradeWordings(idea, context);
    case 'change':
      return changeWordings(idea, context);
    case 'named':
      return namedWordings(idea, context);
    case 'fixture':
      return fixtureWordings(idea, context);
    case 'times':
      return timesWordings(idea);
    case 'context':
      return contextWordings(idea, context);
    case 'item':
      return itemWordings(idea);
    case 'texts':
      return textWordings(idea);
    case 'groups':
      return groupsWordings(idea, context);
    case 'progress':
      return progressWordings(idea, context);
    case 'range':
      return rangeWordings(idea, context);
    case 'timeline':
      return timelineWordings(idea, context);
    case 'moment':
      return momentWordings(idea, context);
    case 'quote':
      return quoteWordings(idea);
    case 'source':
      return sourceWordings(idea);
    case 'end':
      return endWordings(idea);
  }
}
