import type { Fact } from '@app/facts';
import type { Said, Speaker } from '@app/narration';
import { refer } from '@app/picture';
import type { LineContext } from '../../composer/wording';
import { foreignConcept } from '../called';
import { figure, humanName, isPlain, lowerFirst, named, namedShort, size, windowText } from '../references';
import { namesNothing, rowCalled, saysNothing } from '../table-sense';
import { isSayable } from './english-words';
import { isAdjective } from './field-label.en';
import { atTime, countNoun, isPlural, labelText, labelWithin, listed } from './grammar.en';
import { subjectTail } from './lead.en';

/** Nouns that make an adjective label a subject: "the number sold", "the share on time". */
const HEADS: Readonly<Partial<Record<Fact['kind'], string>>> = {
  count: 'the number',
  percent: 'the share',
  currency: 'the amount',
  duration: 'the time',
  measure: 'the amount',
};

/** Longer list names are sentences ("how each pound is spent") and are not said. */
const LONGEST_NOUN = 4;
/** English voices can only say labels in Latin script. */
const SAID = /\p{Script=Latin}/u;
/** Label endings that mark a movement: "sales change". */
const MOVEMENT = / (?:change|growth|delta)$/i;

/** The narrator's words in English. */
export function speakerEnglish({ story }: Pick<LineContext, 'story'>): Speaker {
  return {
    code: 'en',
    noun: (fact) => {
      const row = rowCalled(fact, story.pack);
      if (row) return { text: named(row) };
      if (namesNothing(fact)) return null;
      const concept = foreignConcept(fact.label, story.pack.facts);
      return concept ? said(concept) : SAID.test(fact.label) && isSayable(fact) ? nounOf(fact) : null;
    },
    moved: (fact) => {
      const text = labelWithin(fact);
      const moved = text.replace(MOVEMENT, '');
      const moves = story.pack.changes.some(({ key }) => key === fact.key);
      return moves && moved !== text && moved !== '' ? said(moved) : null;
    },
    listed: ({ key, label }) => {
      const text = humanName(label).replace(/ by .*$/, '');
      const isNoun = label !== '' && !saysNothing(label) && text.split(' ').length <= LONGEST_NOUN;
      return isNoun && isPlain(text) && isSayable({ label: text, path: key.split('/') })
        ? said(lowerFirst(text))
        : null;
    },
    name: (name) => ({ text: named(name) }),
    value: (fact) => ({ text: figure(fact) }),
    size: (fact) => ({ text: size(fact) }),
    counted: (fact) => {
      const noun = countNoun(fact);
      return noun === '' || fact.number === 0 ? null : { text: `${refer(fact.key)}${noun}`, plural: fact.number !== 1 };
    },
    when: (period) => period,
    within: (fact) => {
      const window = windowText(fact, story);
      return window === '' ? '' : `in ${window}`;
    },
    time: (name) => atTime(name, story),
    where: () => subjectTail({ story }).trim(),
    list: (names) => listed(names.map((name) => namedShort(name, story))),
  };
}

function nounOf(fact: Fact): Said {
  const text = labelWithin(fact);
  const head = isAdjective(labelText(fact)) ? HEADS[fact.kind] : undefined;
  if (head !== undefined) return { text: `${head} ${text}`, bare: text };
  return said(text, fact.label);
}

/** `label`: the text in plain words, if `text` is a reference. */
function said(text: string, label = text): Said {
  const plural = isPlural(text);
  const isName = /^\p{Lu}/u.test(text) && !/^\p{Lu}+\d*\b/u.test(text);
  return { text: plural || isName || /^the /i.test(label) ? text : `the ${text}`, bare: text, plural };
}
