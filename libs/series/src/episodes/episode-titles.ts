import { writtenLanguage } from '@app/design';
import { type Fact, type FactPack, readFacts, upperFirst } from '@app/facts';
import { WRITING } from '@app/lingua';
import type { PackContent } from '@app/sources';
import { episodeTitle } from '../autopilot/first-title';
import { STARTERS } from '../autopilot/starters';
import { findAngles, moved, timed } from '../autopilot/suggest/find-angles';
import { SourceWords } from '../autopilot/suggest/source-words';
import type { Series } from '../series.entity';

/** What of a series its episodes are titled by. */
export type TitledSeries = Pick<Series, 'title' | 'premise' | 'source' | 'settings'>;

/** One way to call an episode; the form is what two titles share whose names and figures differ. */
export interface TitleWay {
  form: string;
  title: string;
}

const LONGEST = 120;
/** So many titles go by before a form comes again, where there are others. */
const APART = 3;

/** Ways to call the episode of `content`, the most telling first, every figure in them one of its own. */
export function titleWays(series: TitledSeries, content: PackContent, headline: string | null): TitleWay[] {
  const { data, title, url, kind, fields } = content;
  const items = kind === 'feed' && Array.isArray(data['items']) ? (data['items'] as Array<{ title?: unknown }>) : [];
  const [first] = items;
  if (typeof first?.title === 'string') return [{ form: 'item', title: first.title.slice(0, LONGEST) }];
  const facts = readFacts(data, { defaults: fields ?? {} });
  const language = series.settings.language ?? 'en';
  const fact = facts.facts.find(({ key }) => key === headline);
  const known = STARTERS.find(({ starter }) => starter === series.source.starter)?.starter ?? null;
  const place = { title, url, facts, starter: known, city: series.source.city ?? null };
  const sample = { form: 'sample', title: episodeTitle(series, place, language) };
  if (!fact || fact.number === null) return [sample];
  const news = new Headline(fact, facts, language);
  const ways = language === 'en' ? news.inEnglish() : news.inSigns();
  return (ways.length > 1 ? ways : [...ways, sample]).filter(({ title: way }) => way.length <= LONGEST);
}

/** The first way whose form was not used of late. */
export function chooseTitle(ways: readonly TitleWay[], lately: readonly string[]): TitleWay {
  const used = lately.slice(0, Math.min(APART, ways.length - 1));
  const way = ways.find(({ form }) => !used.includes(form)) ?? ways[0];
  if (!way) throw new RangeError('an episode has at least one title');
  return way;
}

/** The news of an episode as its title. */
class Headline {
  private readonly words: SourceWords;
  /** Of the row that it stands in. */
  private readonly name: string | null;
  private readonly isDay: boolean;
  private readonly before: Fact | undefined;

  constructor(
    private readonly fact: Fact,
    facts: FactPack,
    private readonly language: string,
  ) {
    this.words = new SourceWords(facts);
    const rows = facts.tables.flatMap((table) => table.rows);
    const row = rows.find(({ cells }) => Object.values(cells).includes(fact.key));
    const end = facts.extremes.flatMap(({ best, worst }) => [best, worst]).find(({ figure }) => figure === fact.key);
    this.name = (row && this.words.nameOf(row)) ?? (end ? String(this.words.fact(end.name.key)?.value) : null);
    this.isDay = row !== undefined && this.words.fact(row.name.key)?.kind === 'date';
    const told = facts.comparisons.find(({ role, subject }) => role === 'previous' && subject === fact.key);
    this.before = facts.facts.find(({ key }) => key === told?.other);
  }

  inEnglish(): TitleWay[] {
    const { fact, name, before, words } = this;
    const now = words.show(fact);
    const what = words.measure(fact);
    const angles = findAngles(words).flatMap(({ angle, titles }) =>
      titles.map((title, index) => ({ form: `${angle} ${index}`, title })),
    );
    // The video opens on the news: what is said beside it must be about it.
    const about = angles.filter(
      ({ form, title }) =>
        !NOT_NEWS.test(form) && (title.includes(now) || (name !== null && !this.isDay && title.includes(name))),
    );
    if (words.isMove(fact)) {
      const move = moved(fact, words);
      return [{ form: 'move', title: `${name ?? words.subject() ?? upperFirst(what)} ${move}` }, ...about];
    }
    if (!before || before.number === null) {
      const whose = name === null ? what : this.isDay ? `${what} ${timed(name)}` : `${name}, ${what}`;
      return [{ form: 'now', title: `${upperFirst(whose)}: ${now}` }, ...about];
    }
    const who = name ?? upperFirst(what);
    const was = words.show(before);
    const way = (fact.number ?? 0) > before.number ? 'up' : 'down';
    return [
      { form: 'way', title: `${who} ${way} to ${name === null ? now : words.counted(fact)}` },
      { form: 'from-to', title: `${who}, from ${was} to ${now}` },
      { form: 'was', title: `${who}: ${now}. It was ${was}` },
      ...about,
    ];
  }

  /** A name, a figure, and the one before it: no words of ours are needed, in any language. */
  inSigns(): TitleWay[] {
    const tongue = writtenLanguage(this.language);
    const { full, label, signed } = tongue.writeFigure(this.fact);
    const isMove = this.words.isMove(this.fact);
    const subject = this.words.subject();
    const what = this.name === null ? label.display : `${this.name}, ${label.display}`;
    const was = this.before && tongue.writeFigure(this.before).full.display;
    return [
      // An arrow between two figures would point the wrong way.
      ...(was === undefined || WRITING[tongue.code].isRightToLeft
        ? []
        : [{ form: 'arrow', title: `${what}: ${was} → ${full.display}` }]),
      ...(isMove && this.name !== null ? [{ form: 'move', title: `${this.name}: ${signed.display}` }] : []),
      { form: 'now', title: `${what}: ${full.display}` },
      { form: 'first', title: `${full.display}: ${what}` },
      ...(subject === null ? [] : [{ form: 'subject', title: `${subject}: ${what}, ${full.display}` }]),
    ];
  }
}

/** These tell of more than the news, or set it against what it was, which the other ways do. */
const NOT_NEWS = /^(?:versus|roundup|headline) /;
