import type { Fact } from '@app/facts';
import type { CardsIdea } from '../../../composer/idea';
import type { Ways } from '../../ways';
import { meaningOf } from '../meanings';
import { followed, isUnsaid } from './lines';
import type { Telling } from './telling';

/** Figures that stand for themselves, alone or two in one breath. */
export function tellCards({ facts: [first, second] }: CardsIdea, telling: Telling): Ways {
  if (!first) return {};
  return second ? pair(first, second, telling) : single(first, telling);
}

function single(fact: Fact, telling: Telling): Ways {
  const { figures } = telling.book;
  const known = meaning(fact, null, telling);
  if (known) return known;
  const { what, value } = telling.entry(fact);
  if (telling.moves(fact)) {
    const moved = telling.movedNoun(fact);
    if (fact.sign === 0) return figures.unmoved({ what: moved });
    const window = fact.window ? telling.window(fact) : '';
    return figures.movement({ amount: value, what: moved, way: fact.sign < 0 ? 'down' : 'up', window });
  }
  if (fact.number === 0 && what.plural && fact.kind !== 'percent') return figures.none({ noun: what });
  if (what.describes) return figures.describing({ what, value });
  const noun = telling.counted(fact);
  return noun ? figures.counted({ value, noun }) : figures.single({ what, value });
}

function pair(a: Fact, b: Fact, telling: Telling): Ways {
  const { figures } = telling.book;
  const known = meaning(a, b, telling);
  if (known) return known;
  const slots = { first: telling.entry(a), second: telling.entry(b) };
  // What has no name that could be said is told behind what has one.
  const [first, second] = [isUnsaid(slots.first.what.text), isUnsaid(slots.second.what.text)];
  if (first !== second) {
    const [named, bare] = first ? [b, slots.first] : [a, slots.second];
    return followed(single(named, telling), `${bare.value.ref}${telling.book.grammar.stop}`);
  }
  return telling.counted(a) && telling.counted(b) ? figures.countedPair(slots) : figures.pair(slots);
}

function meaning(fact: Fact, second: Fact | null, telling: Telling): Ways | null {
  const { story } = telling.context;
  const name = meaningOf(fact, second);
  const say = name ? telling.book.figures.meanings[name] : undefined;
  if (!say || fact.number === null) return null;
  if (name === 'presentTemperature' && story.domain !== 'weather') return null;
  if (name === 'bagAndPositions' && story.domain !== 'wallet') return null;
  return say({
    ...telling.entry(fact),
    most: fact.number > 50 && fact.number < 100,
    negative: fact.sign < 0,
    subject: telling.nameOf(story.subject.main),
    pool: story.domain === 'pool',
    wallet: story.domain === 'wallet',
    sky: story.domain === 'weather' ? telling.sky() : null,
    second: second ? telling.amount(second) : null,
  });
}
