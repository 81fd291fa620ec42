import { type FigureReference, piecesOf, referencesIn, type RefText } from '@app/picture';
import { speakingTime } from '@app/voices';
import { figureOf, WINDOW } from '../figures/figure-table';
import type { Language } from '../language/language';
import { claimsOf, type Idea, type RankingIdea } from './idea';
import { clauseFor } from './find-clauses';
import { leansBack } from './leaning-starts';
import { SENTENCE_END, sentenceFrames } from './sentence-frames';
import type { Story } from './story';
import { restOf } from './table-ideas';
import type { Telling } from './telling';
import { ALSO_SPEAKS, type Register, type Wording } from './wording';

/** Weight of a wording written for the style's manner, beside one that suits any. */
const OWN_MANNER = 3;
/** Videos that ask a question; it is asked at most once and answered at once. */
const ASKING_VIDEOS = 0.37;
/** A video that asks does so at the first chance this often, so that it is not always the second line. */
const ASKS_NOW = 0.7;
/** Lines longer than this make scenes of over five seconds, milliseconds. */
const LONGEST_LINE_MS = 4_750;
/** A line that tells both sides of a claim saves the scene that would tell the other one. */
const LONGEST_WHOLE_MS = 8_000;
const LONGEST_SENTENCE = 14;
/** A show may take a little longer over a line rather than say yesterday's. */
const SHOW_LENIENCE = 1.25;
/** A way that was heard so often gives way to one that takes longer, but not by more than this. */
const OFTEN = 2;
const LENIENCE = 1.3;
/** A video raises its voice no more often than this. */
const MOST_SHOUTS = 2;

/** What is left out where all it could say was said: other ideas bring a chart or a meaning of their own. */
const NOT_TWICE: ReadonlySet<Idea['kind']> = new Set(['ranking', 'row', 'tie', 'ends', 'low']);

const ASKS = /[?？؟]/u;
const SHOUTS = /[!！]/u;

/** Writes a video's lines one after the other, remembering sentence frames and the one question. */
export class LineWriter {
  private readonly frames = new Set<string>();
  /** How often each was heard without what figures are called ("we have # *"): again only where no other way is left. */
  private readonly bareFrames = new Map<string, number>();
  /** Sentence frames of the show's last videos, by how near they are. */
  private readonly lately = new Map<string, number>();
  private readonly told = new Set<string>();
  /** Figures and names of all lines so far, also of those that the video may leave out. */
  private readonly heard = new Set<string>();
  /** What the voice says for a reference. */
  private readonly sayings = new Map<string, string>();
  /** Clauses of the source that were told. */
  private readonly clauses = new Set<RefText>();
  private asks: boolean;
  private shouts = 0;

  constructor(
    private readonly language: Language,
    private readonly story: Story,
    private readonly register: Register,
    private readonly random: () => number,
    before: readonly Telling[] = [],
  ) {
    // The latest video's count most: a way that was never heard comes before one heard long ago.
    before.forEach(({ frames }, videosAgo) =>
      frames.forEach((frame) => {
        if (!this.lately.has(frame)) this.lately.set(frame, before.length - videosAgo);
      }),
    );
    this.asks = random() < ASKING_VIDEOS;
  }

  /**
   * The line for an idea, by seed among the wordings that suit; null where no fresh one is left. Only what a `sure` idea
   * says is remembered as said, for the video may leave the others out.
   */
  write(given: Idea, sure: boolean): RefText | null {
    const idea = given.kind === 'ranking' && given.told > 0 ? this.behindHeard(given) : given;
    const wordings = this.language.word(idea, {
      story: this.story,
      register: this.register,
      told: this.told,
      writeFigure: (fact) => this.language.writeFigure(fact),
    });
    if (idea.kind === 'end') return wordings[0]?.line ?? null;
    const clause = clauseFor(idea, this.story);
    if (clause) return this.writeClause(clause.line, sure);
    const chosen = this.chooseFor(idea, this.unheard(this.varied(this.fresh(this.untold(wordings, idea)))));
    if (!chosen) return null;
    this.remember(chosen, sure);
    if (idea.kind === 'lead') this.told.add(idea.fact.key);
    return chosen.line;
  }

  /** A source's own words, once. */
  private writeClause(line: RefText, sure: boolean): RefText | null {
    if (this.clauses.has(line)) return null;
    this.clauses.add(line);
    this.remember({ line }, sure);
    return line;
  }

  /** No figure is told twice in one video, but to set another one against it. */
  private untold(wordings: readonly Wording[], idea: Idea): readonly Wording[] {
    const news = wordings.filter(({ line }) => !referencesIn(line).some((reference) => this.retells(reference)));
    const leans = idea.kind === 'claim' && (idea.link === 'leans' || idea.link === 'completes');
    return news.length > 0 || leans || NOT_TWICE.has(idea.kind) ? news : wordings;
  }

  /** The rest of a ranking begins below the rows that were told, however many that were. */
  private behindHeard(idea: RankingIdea): RankingIdea {
    const told = idea.rows.findIndex(({ fact, name }) => ![fact.key, name.key].some((key) => this.heard.has(key)));
    return told > idea.told ? restOf(idea, told, idea.rows) : idea;
  }

  private retells({ key, form }: FigureReference): boolean {
    const base = key.replace(/#.*$/, '');
    if (!this.heard.has(base) || form === 'label' || key.endsWith(WINDOW)) return false;
    const fact = this.story.byKey.get(base);
    return fact !== undefined && fact.number !== null && fact.kind !== 'date';
  }

  private fresh(all: readonly Wording[]): Wording[] {
    const isFirst = this.bareFrames.size === 0;
    // A first line leans on none.
    const standing = all.filter(({ line }) => !isFirst || !leansBack(line, this.language.code));
    const wordings = standing.length > 0 ? standing : all;
    const mine = wordings.filter(
      ({ line, registers }) =>
        (!registers || registers.some((register) => this.speaks(register))) &&
        (this.shouts < MOST_SHOUTS || !SHOUTS.test(line)) &&
        (this.asks || !ASKS.test(line)) &&
        sentenceFrames(line).every((frame) => !this.frames.has(frame)),
    );
    const times = mine.map(({ line }) => this.timeOf(line));
    const longest = LONGEST_LINE_MS * (this.lately.size > 0 ? SHOW_LENIENCE : 1);
    const limit = Math.max(longest, Math.min(...times) * 1.06);
    const upTo = (most: number): Wording[] =>
      mine.filter(({ whole }, index) => (times[index] ?? 0) <= (whole ? Math.max(most, LONGEST_WHOLE_MS) : most));
    const within = upTo(limit);
    // Rather a longer way than one that was heard again and again.
    const short = within.every(({ line }) => this.timesHeard(line) >= OFTEN) ? upTo(limit * LENIENCE) : within;
    const full = short.filter(({ spare }) => spare !== true);
    const brief = full.length > 0 ? full : short;
    const asking = brief.filter(({ line }) => ASKS.test(line));
    if (asking.length === 0) return brief;
    return this.random() < ASKS_NOW ? asking : without(brief, asking);
  }

  /** Ways whose frames differ by more than a label from all before; none word for word as another video of the show. */
  private varied(fresh: readonly Wording[]): readonly Wording[] {
    const others = fresh.filter(({ line }) => !this.lately.has(line));
    const from = others.length > 0 ? others : fresh;
    const heard = from.map(({ line }) => this.timesHeard(line));
    const least = Math.min(...heard);
    return from.filter((_, index) => heard[index] === least);
  }

  /** Ways that the show's last videos did not take, or else took longest ago. */
  private unheard(varied: readonly Wording[]): readonly Wording[] {
    if (this.lately.size === 0) return varied;
    const nearest = varied.map(({ line }) =>
      Math.max(0, ...[line, ...this.bareFramesOf(line)].map((frame) => this.lately.get(frame) ?? 0)),
    );
    const least = Math.min(...nearest);
    return varied.filter((_, index) => nearest[index] === least);
  }

  private timesHeard(line: RefText): number {
    return Math.max(0, ...this.bareFramesOf(line).map((frame) => this.bareFrames.get(frame) ?? 0));
  }

  private bareFramesOf(line: RefText): string[] {
    const labels = referencesIn(line).flatMap(({ key, form }) => {
      const fact = form === 'label' ? undefined : this.story.byKey.get(key.replace(/#.*$/, ''));
      const label = fact ? this.language.writeFigure(fact).label.display : '';
      return label === '' ? [] : [label];
    });
    return sentenceFrames(line, labels);
  }

  private chooseFor(idea: Idea, fresh: readonly Wording[]): Wording | undefined {
    return claimsOf(idea).length > 0 ? this.inManner(fresh) : this.choose(fresh);
  }

  /** Prefers short sentences for poster, desk and loud styles, and long ones for the others. */
  private inManner(fresh: readonly Wording[]): Wording | undefined {
    const byLength = [...fresh].sort((a, b) => this.timeOf(a.line) - this.timeOf(b.line));
    const half = Math.ceil(byLength.length / 2);
    const isShort = this.register === 'poster' || this.register === 'loud' || this.register === 'desk';
    const own = isShort ? byLength.slice(0, half) : byLength.slice(-half);
    return this.choose([...byLength, ...own]);
  }

  private choose(fresh: readonly Wording[]): Wording | undefined {
    const own = fresh.filter((wording) => wording.registers?.includes(this.register));
    const from = [...fresh, ...Array.from({ length: OWN_MANNER - 1 }, () => own).flat()];
    return from[Math.floor(this.random() * from.length)];
  }

  /** Likely length of a line; one with a sentence too long to be said in a breath counts double. */
  private timeOf(line: RefText): number {
    const spoken = piecesOf(line)
      .map((piece) => ('key' in piece ? this.sayingOf(piece) : piece.text))
      .join('');
    // A figure is a word, however long its key.
    const words = piecesOf(line)
      .map((piece) => ('key' in piece ? '#' : piece.text))
      .join('');
    const breathless = words.split(SENTENCE_END).some((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE);
    return speakingTime(spoken, this.language.code) * (breathless ? 2 : 1);
  }

  private sayingOf({ key, form }: FigureReference): string {
    const known = this.sayings.get(`${key}|${form}`);
    if (known !== undefined) return known;
    const saying = figureOf(key, this.story.byKey, this.language)?.forms[form].spoken ?? '';
    this.sayings.set(`${key}|${form}`, saying);
    return saying;
  }

  private speaks(register: Register): boolean {
    return register === this.register || register === ALSO_SPEAKS[this.register];
  }

  private remember({ line }: Wording, sure: boolean): void {
    sentenceFrames(line).forEach((frame) => this.frames.add(frame));
    for (const frame of this.bareFramesOf(line)) this.bareFrames.set(frame, (this.bareFrames.get(frame) ?? 0) + 1);
    if (ASKS.test(line)) this.asks = false;
    if (SHOUTS.test(line)) this.shouts += 1;
    for (const { key, form } of referencesIn(line))
      if (form !== 'label' && !key.endsWith(WINDOW)) this.heard.add(key.replace(/#.*$/, ''));
    if (!sure) return;
    for (const piece of piecesOf(line)) {
      if (!('key' in piece)) continue;
      this.told.add(piece.key.replace(/#.*$/, ''));
    }
  }
}

function without(all: readonly Wording[], some: readonly Wording[]): Wording[] {
  const rest = all.filter((wording) => !some.includes(wording));
  return rest.length > 0 ? rest : [...some];
}
