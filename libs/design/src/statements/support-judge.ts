import type { Fact } from '@app/facts';
import type { Mark } from './clause';
import { extreme } from './relations';
import { has, type Sentence, type StatementFault } from './sentence';
import { bareWord } from './topics';
import { isAkin } from './world';

/** Judges what needs no figure to compare: times, places, causes, forecasts, and what texts of the payload say. */
export class SupportJudge {
  constructor(private readonly sentence: Sentence) {}

  /** The payload's own sentence. */
  isQuoted(): boolean {
    return this.sentence.world.texts.some(
      ({ words }) =>
        words.length > 3 &&
        this.sentence.words.length <= words.length &&
        this.sentence.words.every((word, at) => words.includes(bareWord(word)) || at === 0),
    );
  }

  /** Words that stand in one text of the payload alone bring what it says: of the things that it says it of. */
  textFaults(): StatementFault[] {
    const { world } = this.sentence;
    const words = this.sentence.words
      .map(bareWord)
      .filter((word) => word.length > 3 && !world.figures.some((fact) => world.likeness(fact, [word]).own > 0));
    return world.texts.flatMap(({ words: text, around }): StatementFault[] => {
      const brought = words.filter(
        (word) =>
          text.some((own) => isAkin(own, word)) &&
          !this.sentence.lexicon.whole.has(word) &&
          !world.names.some((name) => name.text.includes(word)),
      );
      if (brought.length < 2) return [];
      const about = [...text, ...around];
      const isAbout = (name: string): boolean => name.split(' ').some((word) => about.some((own) => isAkin(own, word)));
      const isNamed = this.sentence.whole.names.every(({ names }) => names.some(({ text: name }) => isAbout(name)));
      return isNamed ? [] : [{ code: 'unsupported', kind: 'text', words: brought.join(' ') }];
    });
  }

  /** Whether the payload bears out a saying by itself; sayings of order are no matter of this judge. */
  isSupported(mark: Mark): boolean {
    if (has(mark, 'together')) return this.sentence.proven.includes(mark);
    if (has(mark, 'again') && !has(mark, 'neutral')) return false;
    if (has(mark, 'since') && !has(mark, 'neutral')) return this.isSinceKnown(mark);
    if (has(mark, 'timeunit') && !has(mark, 'neutral')) return this.isTimeKnown(mark);
    if (has(mark, 'place')) return this.isPlaceKnown(mark);
    if (has(mark, 'pay') && this.isMoney()) return true;
    if (has(mark, 'deed') || has(mark, 'pay'))
      return [...this.sentence.world.vocabulary].some((word) => isAkin(word, mark.text));
    if (has(mark, 'cause')) return this.isInOwnWords(mark.to);
    if (has(mark, 'forecast')) return this.isForecastKnown(mark);
    return true;
  }

  /** Whether all figures that are told, or those of all that is named, are amounts of money: "Parks cost 22 million". */
  private isMoney(): boolean {
    const { whole, world } = this.sentence;
    const told = whole.figures.flatMap(({ facts }) => facts);
    const named = [...this.sentence.namedFigures(whole)].flatMap((key) => world.byKey.get(key) ?? []);
    const facts = told.length > 0 ? told : named;
    return facts.length > 0 && facts.every(({ kind }) => kind === 'currency');
  }

  private isSinceKnown(mark: Mark): boolean {
    const near = this.sentence.words.slice(Math.max(0, mark.from - 3), mark.to + 4);
    const isNamed = this.sentence.whole.names.some(({ from }) => from >= mark.to && from <= mark.to + 2);
    const previous = this.sentence.world.pack.comparisons.filter(({ role }) => role === 'previous');
    const isPeriod = previous.some(({ period }) => near.some((word) => word.length > 3 && period.includes(word)));
    const isKnown = near.some(
      (word) => isAkin(word, mark.text) && word !== mark.text && this.sentence.world.vocabulary.has(word),
    );
    const earlier = new Set(previous.map(({ other }) => other));
    const isTold = this.sentence.whole.figures.some(({ facts }) => facts.some(({ key }) => earlier.has(key)));
    const isEarlier = has(mark, 'earlier') && isTold && mark.to === this.sentence.words.length;
    return (
      isNamed ||
      isEarlier ||
      isPeriod ||
      isKnown ||
      (previous.length > 0 && this.sentence.world.vocabulary.has(mark.text))
    );
  }

  private isTimeKnown(mark: Mark): boolean {
    const unit = mark.senses.find(({ sense }) => sense === 'timeunit')?.unit ?? '';
    const isHeld = [...this.sentence.world.vocabulary].some(
      (word) => isAkin(word, mark.text) || (unit !== '' && isAkin(word, unit)),
    );
    const isTemporal = this.sentence.world.pack.tables.some(({ temporal }) => temporal);
    return isHeld || isTemporal || this.sentence.world.pack.comparisons.some(({ period }) => period.includes(unit));
  }

  /** Whether the payload says in its own words what stands behind a word, of the things that the sentence names. */
  private isInOwnWords(from: number): boolean {
    const isNeutral = (word: string): boolean =>
      this.sentence.lexicon.whole.get(word)?.some(({ sense }) => sense === 'neutral') === true;
    const contentOf = (words: readonly string[]): string[] =>
      words.map(bareWord).filter((word) => word.length > 2 && !isNeutral(word));
    const said = contentOf(this.sentence.words.slice(from));
    const before = contentOf(this.sentence.words.slice(0, from));
    // The name of a row says nothing: "thanks to Quay".
    const rows = new Set(this.sentence.world.names.map(({ text }) => text));
    return this.sentence.world.texts.some(({ words, around, effect }) => {
      if (rows.has(words.join(' '))) return false;
      // Why people leave is not why a score fell.
      if (effect.length > 0 && !effect.some((word) => before.some((one) => isAkin(one, word)))) return false;
      const isIn = (word: string): boolean => words.some((own) => isAkin(own, word));
      const held = [...said, ...before].filter(isIn);
      const isNamed = this.sentence.whole.names.every(({ names }) =>
        names.some(({ text }) => text.split(' ').some((word) => isIn(word) || around.some((own) => isAkin(own, word)))),
      );
      const isMeant = said.length === 0 || (isIn(said[0] ?? '') && said.filter(isIn).length >= said.length * 0.6);
      return isNamed && isMeant && held.length >= Math.min(2, words.length);
    });
  }

  /** "Third": of the things named, one has that place by its rank or by a figure. */
  private isPlaceKnown(mark: Mark): boolean {
    const value = mark.senses.find(({ sense }) => sense === 'place')?.value ?? 1;
    const isOther =
      this.sentence.isWord(mark.to, 'timeunit') ||
      this.sentence.whole.names.some(({ from, to }) => mark.from >= from && mark.from < to);
    const rows = this.sentence.whole.names.filter(({ names }) => names.some(({ moments }) => moments.length === 0));
    if (value === 1 || isOther || rows.length === 0) return true;
    const isEarlier = this.sentence.rolesIn(this.sentence.words.map(bareWord)).has('previous');
    return rows.some(({ names }) =>
      names.some(({ figures }) =>
        [...figures].some((key) => {
          const fact = this.sentence.world.byKey.get(key);
          if (!fact) return false;
          const ranks = this.sentence.world.ranksBeside(fact, isEarlier);
          if (ranks.length > 0) return ranks.some(({ number }) => number === value);
          return (
            !isEarlier && extreme(this.isFromBelow(fact) ? 'least' : 'most', this.sentence.world, value)(fact) === true
          );
        }),
      ),
    );
  }

  /** Whether places are counted from the least: where the sentence says so, or less is better. */
  private isFromBelow({ better }: Fact): boolean {
    const isSaid = this.sentence.whole.marks.some((mark) =>
      (['least', 'worst', 'slowest'] as const).some((end) => has(mark, end)),
    );
    return isSaid || (better === 'down' && !this.sentence.whole.marks.some((mark) => has(mark, 'most')));
  }

  /** A forecast stands where a figure of the sentence is one by its name, or where the payload says it in words. */
  private isForecastKnown(mark: Mark): boolean {
    const figures = this.sentence.whole.figures.flatMap(({ facts }) => facts);
    if (figures.length > 0) return figures.some((fact) => this.sentence.world.isForecast(fact));
    return this.isInOwnWords(mark.to);
  }
}
