import type { Idea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import type { Language } from '../language';
import { comparisonWordings, extremesWordings, rankingWordings } from './contrast.en';
import { endWordings, sourceWordings, textWordings } from './closing.en';
import { cardsWordings, itemWordings, namedWordings } from './cards.en';
import { partsWordings } from './parts.en';
import { changeWordings, peakWordings, seriesWordings } from './series.en';
import { deskWords } from './number.en';
import { writeFigureEnglish, writeWindowEnglish } from './figure.en';
import { leadWordings, textLeadWordings } from './lead.en';
import { pronounceEnglish } from './pronounce.en';
import { closingEnglish, furnitureEnglish, screenEnglish } from './screen.en';

/** English narration (NARRATION.md is its floor). */
export const english: Language = {
  code: 'en',
  writeFigure: writeFigureEnglish,
  shorthand: deskWords,
  writeWindow: writeWindowEnglish,
  pronounce: pronounceEnglish,
  screen: screenEnglish,
  furniture: furnitureEnglish,
  closing: closingEnglish,
  word: wordEnglish,
};

function wordEnglish(idea: Idea, context: LineContext): Wording[] {
  switch (idea.kind) {
    case 'lead':
      return leadWordings(idea, context);
    case 'textLead':
      return textLeadWordings(idea);
    case 'comparison':
      return comparisonWordings(idea, context);
    case 'parts':
      return partsWordings(idea, context);
    case 'series':
      return seriesWordings(idea, context);
    case 'ranking':
      return rankingWordings(idea, context);
    case 'extremes':
      return extremesWordings(idea, context);
    case 'change':
      return changeWordings(idea, context);
    case 'cards':
      return cardsWordings(idea, context);
    case 'peak':
      return peakWordings(idea, context);
    case 'named':
      return namedWordings(idea);
    case 'item':
      return itemWordings(idea);
    case 'texts':
      return textWordings(idea);
    case 'source':
      return sourceWordings(idea);
    case 'end':
      return endWordings(idea);
  }
}
