import type { Fact } from '@app/facts';
import { claimsOf, type ToldIdea, shownAs } from '../../composer/idea';
import { figureWriter } from '../figures/figure-writer';
import type { Language } from '../language';
import { tellClaims } from '../tell-claims';
import { tellSides } from '../tell-sides';
import { naming, type Ways } from '../ways';
import { inOwnWords } from './own-labels';
import type { Phrasebook } from './phrasebook';
import { Labels } from './tell/labels';
import { tidiedWordings, wordingsOf } from './tell/lines';
import { tellChange, tellFlow, tellRates } from './tell/tell-contrast';
import { tellClosing, tellFurniture } from './tell/tell-furniture';
import { tellLead } from './tell/tell-lead';
import { tellMover, tellRanking, tellRow, tellTie, tellTrade, tellZero } from './tell/tell-rows';
import { tellScreen } from './tell/tell-screen';
import { tellEnds, tellGroups, tellLow, tellProgress, tellRange, tellSeries, tellTotal } from './tell/tell-series';
import {
  closed,
  tellContext,
  tellFixture,
  tellItem,
  tellMoment,
  tellNamed,
  tellQuote,
  tellSetup,
  tellSource,
  tellTexts,
  tellTimeline,
  tellTimes,
} from './tell/tell-words';
import { speakerOf } from './tell/speaker';
import { Telling } from './tell/telling';
import { refer } from '@app/picture';

/** A whole language out of a phrasebook: the cases are told apart here, the words are the book's. */
export function phrasebookLanguage(book: Phrasebook): Language {
  const writer = figureWriter(book.numbers, {
    label: (fact) => labels.known(fact),
    pronounce: (word) => book.pronounce(word),
  });
  const labels = new Labels(book, writer);
  return {
    code: book.code,
    ...writer,
    pronounce: (word) => book.pronounce(word),
    called: (pack) => inOwnWords(pack, book),
    screen: (idea, story) => tellScreen(shownAs(idea), story, labels),
    furniture: (story, title) => tellFurniture(story, title, labels),
    closing: (story, title) => tellClosing(story, title, book),
    names: (fact, story) => {
      const context = {
        story,
        register: 'anchor' as const,
        told: new Set<string>(),
        writeFigure: (one: Fact) => writer.writeFigure(one),
      };
      return speakerOf(new Telling(book, context)).noun(fact) !== null;
    },
    word: (idea, context) => {
      if (idea.kind === 'end') return [{ line: idea.cta }];
      if (idea.kind === 'claim' || idea.kind === 'cards' || claimsOf(idea).length > 0) {
        const told = tellClaims(idea, speakerOf(new Telling(book, context)));
        return tidiedWordings(told, book.grammar, book.numbers.locale);
      }
      const told = wordingsOf(tell(idea, new Telling(book, context)), book.grammar, book.numbers.locale);
      const row = idea.kind === 'groups' && !idea.table.temporal ? idea.rows[0]?.name : undefined;
      return row ? naming(told, row) : told;
    },
  };
}

function tell(idea: ToldIdea, telling: Telling): Ways {
  switch (idea.kind) {
    case 'lead':
      return tellLead(idea, telling);
    case 'textLead':
      return { any: [closed(refer(idea.fact.key), String(idea.fact.value), telling)] };
    case 'setup':
      return tellSetup(idea, telling);
    case 'comparison':
      return tellFlow(idea, telling);
    case 'sides':
      return tellSides(idea.sides, telling.book.code);
    case 'parts':
      return tellRates(idea, telling);
    case 'series':
      return tellSeries(idea, telling);
    case 'ends':
      return tellEnds(idea, telling);
    case 'low':
      return tellLow(idea, telling);
    case 'total':
      return tellTotal(idea, telling);
    case 'ranking':
      return tellRanking(idea, telling);
    case 'row':
      return tellRow(idea, telling);
    case 'tie':
      return tellTie(idea, telling);
    case 'zero':
      return tellZero(idea, telling);
    case 'mover':
      return tellMover(idea, telling);
    case 'trade':
      return tellTrade(idea, telling);
    case 'change':
      return tellChange(idea, telling);
    case 'named':
      return tellNamed(idea, telling);
    case 'fixture':
      return tellFixture(idea, telling);
    case 'times':
      return tellTimes(idea, telling);
    case 'context':
      return tellContext(idea, telling);
    case 'item':
      return tellItem(idea, telling);
    case 'texts':
      return tellTexts(idea, telling);
    case 'groups':
      return tellGroups(idea, telling);
    case 'progress':
      return tellProgress(idea, telling);
    case 'range':
      return tellRange(idea, telling);
    case 'timeline':
      return tellTimeline(idea, telling);
    case 'moment':
      return tellMoment(idea, telling);
    case 'quote':
      return tellQuote(idea, telling);
    case 'source':
      return tellSource(idea, telling);
  }
}
