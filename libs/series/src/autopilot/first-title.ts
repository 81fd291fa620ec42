import type { Fact, FactPack } from '@app/facts';
import { findAngles } from './suggest/find-angles';
import { suggestByRule } from './suggest/rule.suggester';
import type { SourceToShow } from './suggest/show-suggester';
import { SourceWords } from './suggest/source-words';
import { writtenLanguage } from '@app/design';

/** A show as its owner starts it: whose suggestion it was, if it was one. */
export interface TitledShow {
  title: string;
  premise?: string | null;
}

/**
 * What an episode is called, in words of the source alone: as the suggestion that the show was started from has it, else
 * from the best angle of the facts. In other languages it is a name and its figure, which need no words of ours.
 */
export function episodeTitle(show: TitledShow, source: SourceToShow, language: string): string {
  const words = new SourceWords(source.facts);
  if (language !== 'en') return plainTitle(words, language) ?? show.title;
  const suggested = suggestByRule(source).find(
    ({ title, premise }) => title === show.title || premise === show.premise,
  );
  return suggested?.sampleEpisodeTitle ?? findAngles(words)[0]?.titles[0] ?? show.title;
}

function plainTitle(words: SourceWords, language: string): string | null {
  const { facts } = words;
  const tongue = writtenLanguage(language);
  const shown = (fact: Fact): string => tongue.writeFigure(fact).full.display;
  const table = facts.tables.find(({ temporal }) => !temporal);
  const [first] = table ? words.column(table, table.main) : [];
  if (first) return `${first.name}: ${shown(first.fact)}`;
  const subject = words.subject();
  const figure = figureOutside(facts);
  if (figure && subject !== null) return `${subject}: ${shown(figure)}`;
  const told = facts.facts.find(({ path, kind }) => kind === 'text' && /^(?:title|headline)$/i.test(path.at(-1) ?? ''));
  return told ? String(told.value) : subject;
}

function figureOutside({ facts, tables }: FactPack): Fact | undefined {
  return facts.find(
    ({ key, number, kind }) =>
      number !== null && kind !== 'date' && kind !== 'code' && !tables.some((table) => key.startsWith(`${table.key}/`)),
  );
}
