import { isFragment } from '../../references';
import { refer } from '@app/picture';
import type {
  ContextIdea,
  FixtureIdea,
  ItemIdea,
  NamedIdea,
  SetupIdea,
  SourceIdea,
  TextsIdea,
  TimesIdea,
} from '../../../composer/idea';
import type { Moment, MomentIdea, QuoteIdea, TimelineIdea } from '../../../composer/idea-charts';
import { marksOf } from '../../marks';
import type { Ways } from '../../ways';
import type { Time } from '../slots';
import { withLine } from './lines';
import type { Telling } from './telling';

const CLOSED = /[.!?…。！？।؟]["”’»」]?$/u;

/** Someone named and their figure. */
export function tellNamed({ role, row, home, leads }: NamedIdea, telling: Telling): Ways {
  return telling.book.words.named({
    role: telling.nounOf(role) ?? telling.noun(row.fact),
    ...telling.row(row),
    noun: telling.counted(row.fact),
    home: telling.nameOf(home),
    leads,
  });
}

/** Who meets whom next. */
export function tellFixture({ home, away, when, homeRank, awayRank }: FixtureIdea, telling: Telling): Ways {
  return telling.book.words.fixture({
    home: telling.nameOf(home),
    away: telling.nameOf(away),
    at: when ? telling.time({ key: when.key, form: 'full' }).at : '',
    places: homeRank !== null && awayRank !== null ? [homeRank, awayRank] : null,
  });
}

/** Two times of day. */
export function tellTimes({ first, second }: TimesIdea, telling: Telling): Ways {
  const [from, to] = [refer(first.key), refer(second.key)];
  if (first.words[0] === 'sunrise') return telling.book.words.daylight({ from, to });
  return telling.book.words.times({ first: telling.noun(first), second: telling.noun(second), from, to });
}

/** What the video is about. */
export function tellContext({ main, place, venue }: ContextIdea, telling: Telling): Ways {
  const { words } = telling.book;
  if (telling.context.story.domain === 'pool' && venue)
    return words.poolVenue({ venue: telling.nameOf(venue), place: telling.nameOf(place) });
  const what = main ?? place;
  if (!what) return {};
  return words.about({ name: telling.nameOf(what), place: main ? telling.nameOf(place) : null });
}

/** What leads up to a figure that is held back; a label that the language has no word for is shown and not said. */
export function tellSetup({ about, of }: SetupIdea, telling: Telling): Ways {
  const { words, code } = telling.book;
  const { colon, stop } = marksOf(code);
  const noun = of && telling.noun(of);
  const what = noun && !noun.foreign ? noun.text : null;
  const topic = about ? `${refer(about.key)}${what === null ? '' : `${colon}${what}`}` : (what ?? '');
  const lines = words.setup.map((line) => (topic === '' ? line : `${topic}${stop}${line}`));
  return { any: [topic === '' ? null : `${topic}${stop.trim()}`, ...lines] };
}

/** A title and who made it. */
export function tellItem({ title, by, index }: ItemIdea, telling: Telling): Ways {
  if (!by) return { any: [closed(refer(title.key), String(title.value), telling)] };
  return telling.book.words.item({ title: telling.nameOf(title), by: telling.nameOf(by), first: index === 0 });
}

/** Words of the payload. */
export function tellTexts(idea: TextsIdea, telling: Telling): Ways {
  const { words } = telling.book;
  const [first, ...rest] = idea.facts;
  if (!first) return {};
  const text = refer(first.key);
  if (rest.length === 0) {
    if (first.kind === 'text' || idea.note) {
      const said = closed(text, String(first.value), telling);
      return { any: [isFragment(first) ? `${refer(first.key, 'label')}: ${said}` : said] };
    }
    return idea.label === '' ? words.word({ what: telling.noun(first), words: text }) : words.also({ words: text });
  }
  const list = telling.list(idea.facts.slice(0, 3).map((fact) => telling.nameOf(fact)));
  if (idea.again) return words.more({ list });
  return words.list({ what: telling.nounOf(idea.label), list, whole: idea.of === idea.facts.length, count: idea.of });
}

/** The payload's own words with a stop, unless they bring one. */
export function closed(text: string, raw: string, { book }: Telling): string {
  return CLOSED.test(raw) ? text : `${text}${book.grammar.stop}`;
}

/** The moment that is next, or the latest. */
export function tellTimeline(idea: TimelineIdea, telling: Telling): Ways {
  const lit = idea.moments[idea.highlight];
  if (!lit) return {};
  const { words } = telling.book;
  return idea.ahead ? words.next(moment(lit, telling)) : words.latest(moment(lit, telling));
}

/** One further moment. */
export function tellMoment(idea: MomentIdea, telling: Telling): Ways {
  const { words } = telling.book;
  return idea.place === 'first' ? words.first(moment(idea.moment, telling)) : words.then(moment(idea.moment, telling));
}

function moment({ what, when, dated }: Moment, telling: Telling): { text: string; time: Time } {
  const { byKey, pack } = telling.context.story;
  const today = String(byKey.get(pack.asOf ?? '')?.value ?? '');
  const isFar =
    dated && (when.form === 'day' || when.form === 'time') && today.slice(0, 4) !== String(when.value).slice(0, 4);
  const withYear = isFar && telling.book.grammar.yearOfMoments === true;
  const sides = what.map((fact) => refer(fact.key)).join(` ${telling.book.words.against} `);
  return {
    text: closed(sides, String(what.at(-1)?.value ?? ''), telling),
    time: telling.time({ key: when.key, form: 'full' }, withYear),
  };
}

/** Somebody's words. */
export function tellQuote({ fact, by }: QuoteIdea, telling: Telling): Ways {
  const words = closed(refer(fact.key), String(fact.value), telling);
  return withLine(words, telling.book.words.quote({ words, who: telling.nameOf(by) }));
}

/** Who says so, and when. */
export function tellSource({ source, asOf }: SourceIdea, telling: Telling): Ways {
  const on = asOf ? telling.time({ key: asOf.key, form: 'full' }).at : '';
  return telling.book.words.source({ who: telling.nameOf(source), on });
}
