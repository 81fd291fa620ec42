import type { Fact } from '@app/facts';
import type { ChangeIdea, ComparisonIdea, PartsIdea } from '../../../composer/idea';
import { size } from '../../references';
import type { Ways } from '../../ways';
import { type Telling } from './telling';

/** The other side of a flow. */
export function tellFlow({ other, otherName, said }: ComparisonIdea, telling: Telling): Ways {
  const prescribed = telling.prescribed(said);
  return telling.book.contrast.otherSide({
    who: otherName ? telling.name(otherName) : null,
    amount: prescribed ?? size(other),
    prescribed: prescribed !== null,
    out: other.sign < 0,
  });
}

/** The parts of a pool's rate. */
export function tellRates({ parts }: PartsIdea, telling: Telling): Ways {
  const [a, b] = parts;
  if (!a || !b) return {};
  return telling.book.contrast.poolParts({
    borrowers: telling.amount(a.fact),
    rewards: telling.amount(b.fact),
    most: isMore(a.fact, b.fact),
  });
}

/** A movement: in short where what moved was just told, with its value otherwise. */
export function tellChange({ fact, of, told }: ChangeIdea, telling: Telling): Ways {
  const { contrast, lexicon } = telling.book;
  const window = telling.window(fact);
  const what = of.words.includes('tvl') ? lexicon.deposits : telling.noun(of);
  if (fact.sign === 0) return contrast.unmoved({ what, window });
  const slots = {
    amount: telling.amount(fact),
    way: fact.sign < 0 ? ('down' as const) : ('up' as const),
    what,
    window,
  };
  return told || telling.told(of) ? contrast.moved(slots) : contrast.movedTo({ ...slots, value: telling.amount(of) });
}

function isMore(a: Fact, b: Fact): boolean {
  return (a.number ?? 0) > (b.number ?? 0);
}
