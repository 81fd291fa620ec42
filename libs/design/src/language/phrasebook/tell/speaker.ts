import type { Fact, FactName } from '@app/facts';
import { modifiedNoun, type Said, type Speaker } from '@app/narration';
import { withoutModifier } from '../../called';
import { humanName, size } from '../../references';
import type { Noun } from '../../lexicon';
import { isTime, namesNothing, rowCalled, saysNothing } from '../../table-sense';
import { isUnsaid } from './lines';
import type { Telling } from './telling';

/** Longer names of lists are sentences: "how each pound is spent". */
const LONGEST_NOUN = 4;

/** What an English name of a list says is listed: "Tickets" of "tickets by priority"; empty for a sentence. */
function listedIn(name: string): string {
  const words = humanName(name).replace(/ by .*$/, '');
  return words.split(' ').length > LONGEST_NOUN ? '' : words;
}

/** The narrator's words from a phrasebook. */
export function speakerOf(telling: Telling): Speaker {
  const { grammar, code, fieldNames } = telling.book;
  const ending = (spoken: string): Pick<Said, 'final'> => (grammar.final ? { final: grammar.final(spoken) } : {});
  const said = (noun: Noun): Said => ({
    ...ending(noun.text),
    text: grammar.the(noun),
    bare: noun.text,
    ...(noun.gender === undefined ? {} : { gender: noun.gender }),
    ...(noun.plural === true ? { plural: true } : {}),
    ...(noun.foreign === true ? { unknown: true } : {}),
  });
  const modified = ({ words }: Fact): Said | null => {
    const parts = withoutModifier(words);
    const noun = parts && telling.knownNoun(parts.rest);
    return parts && noun ? modifiedNoun(said(noun), parts.modifier, code) : null;
  };
  const around = (fact: Fact): Said | null => {
    const noun = telling.nounAround(fact);
    return noun && noun.describes !== true ? said(noun) : null;
  };
  const name = (given: FactName): Said => {
    const { ref, raw } = telling.name(given);
    return { text: ref, ...ending(raw) };
  };
  return {
    code,
    noun: (fact) => {
      const row = rowCalled(fact, telling.context.story.pack);
      if (row) return { ...name(row), ...(fieldNames ? {} : { unknown: true }) };
      if (isTime(fact) && fieldNames) return null;
      if (namesNothing(fact) || isTime(fact)) return around(fact);
      const noun = telling.noun(fact);
      if (isUnsaid(noun.text)) return modified(fact);
      if (noun.describes && grammar.completed) return { ...said(grammar.completed(noun, fact.kind)), bare: noun.text };
      return said(fact.kind === 'count' && grammar.amountOf ? grammar.amountOf(noun) : noun);
    },
    moved: (fact) => {
      if (!telling.moves(fact)) return null;
      const [noun, own] = [telling.movedNoun(fact), telling.noun(fact)];
      return isUnsaid(noun.text) || noun.text === own.text ? null : said(noun);
    },
    listed: (list) => {
      const label = fieldNames ? listedIn(list.label) : list.label;
      if (label === '' || saysNothing(label)) return null;
      const noun = telling.nounOf(label);
      return noun && noun.describes !== true ? said(noun) : null;
    },
    name,
    value: (fact) => {
      const { ref, spoken } = telling.amount(fact);
      return { text: ref, ...ending(spoken) };
    },
    size: (fact) => ({ text: size(fact), ...ending(telling.amount(fact).spoken) }),
    counted: (fact: Fact) => {
      const noun = telling.counted(fact);
      return noun && fact.number !== 0 && !isUnsaid(noun.text)
        ? { text: grammar.counting(telling.amount(fact), noun), plural: fact.number !== 1 }
        : null;
    },
    when: (period) => telling.when(period),
    within: (fact) => {
      const window = telling.window(fact);
      return window === '' ? '' : grammar.within(window);
    },
    time: (name) => telling.time(name).at,
    where: () => telling.where(),
    list: (names) => telling.listOf(names),
  };
}
