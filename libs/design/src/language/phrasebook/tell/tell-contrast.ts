import type { Fact } from '@app/facts';
import type { ChangeIdea, ComparisonIdea, PartsIdea } from '../../../composer/idea';
import { size } from '../../references';
import type { Ways } from '../../ways';
import { isUnsaid, opened } from './lines';
import { pastOf, type Telling } from './telling';

/** Chooses the phrase of a contrast; one whose own figure was not told yet opens with it. */
export function tellComparison(idea: ComparisonIdea, telling: Telling): Ways {
  if (idea.role === 'flow') return otherSide(idea, telling);
  if (idea.role === 'previous') return before(idea, telling);
  const mine = telling.told(idea.subject) ? '' : telling.book.contrast.opening(telling.entry(idea.subject));
  const ways = idea.role === 'target' ? target(idea, telling) : benchmark(idea, telling);
  return opened(mine, ways);
}

function benchmark({ subject, other, otherName }: ComparisonIdea, telling: Telling): Ways {
  const slots = {
    value: telling.amount(other),
    other: otherName ? telling.nounOfName(otherName) : telling.noun(other),
  };
  if (subject.number === other.number) return telling.book.contrast.level(slots);
  const rate = subject.words.includes('apy') || subject.words.includes('apr');
  return telling.book.contrast.benchmark({ ...slots, more: isMore(subject, other), rate });
}

function target({ subject, other }: ComparisonIdea, telling: Telling): Ways {
  const named = telling.noun(other);
  const goal = isUnsaid(named.text) ? telling.book.lexicon.target : named;
  const slots = { value: telling.amount(other), goal };
  if (subject.number === other.number) return telling.book.contrast.met(slots);
  const more = isMore(subject, other);
  const towards = more || telling.told(subject) ? null : telling.entry(subject);
  return telling.book.contrast.target({ ...slots, more, towards });
}

function before({ subject, other, period }: ComparisonIdea, telling: Telling): Ways {
  const change = Math.sign((subject.number ?? 0) - (other.number ?? 0));
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'flat';
  const was = telling.amount(other);
  const past = pastOf(period);
  if (telling.told(subject)) return telling.book.contrast.before({ was, past, way });
  return telling.book.contrast.fromTo({ now: telling.amount(subject), was, what: telling.noun(subject), past, way });
}

function otherSide({ other, otherName, said }: ComparisonIdea, telling: Telling): Ways {
  const prescribed = telling.prescribed(said);
  return telling.book.contrast.otherSide({
    who: otherName ? telling.name(otherName) : null,
    amount: prescribed ?? size(other),
    prescribed: prescribed !== null,
    out: other.sign < 0,
  });
}

/** What it is made of. */
export function tellParts({ parts, whole }: PartsIdea, telling: Telling): Ways {
  const [a, b] = parts;
  if (!a || !b) return {};
  const { contrast } = telling.book;
  if (telling.context.story.domain === 'pool' && parts.length === 2)
    return contrast.poolParts({
      borrowers: telling.amount(a.fact),
      rewards: telling.amount(b.fact),
      most: isMore(a.fact, b.fact),
    });
  const most = Math.max(...parts.map((part) => part.fact.number ?? 0));
  const largest = parts.find((part) => part.fact.number === most) ?? a;
  const next = parts.find((part) => part !== largest) ?? b;
  return contrast.parts({
    largest: telling.entry(largest.fact),
    next: telling.entry(next.fact),
    whole: whole && !whole.words.includes('total') ? telling.noun(whole) : null,
    half: whole !== null && most > (whole.number ?? Infinity) / 2,
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
