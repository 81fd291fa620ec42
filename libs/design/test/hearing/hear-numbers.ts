import type { EspeakSound } from '../../../voices/test/heard-voice';
import type { NumberSounds } from './number-sounds';

/** A number as a listener understands it. */
export interface HeardNumber {
  value: number;
  /** What the last digit that was said is worth: 0.1 million is 100,000. */
  step: number;
  ordinal: boolean;
}

interface ValueWord {
  kind: 'count' | 'hundred' | 'scale' | 'ordinal';
  value: number;
}

type Word = ValueWord | { kind: 'point' | 'minus' | 'and' | 'beside' };

/**
 * Understands the numbers of a sentence from the engine's phoneme events alone. Phonemes between two word events belong
 * together; they are number words where they are made of nothing else.
 */
export function hearNumbers({ phonemes }: EspeakSound, sounds: NumberSounds): HeardNumber[] {
  const runs: Word[][] = [[]];
  let before = '';
  for (const chunk of chunksOf(phonemes)) {
    const plain = chunk.replace(/[ˈˌ]/gu, '');
    const isPercent = plain === sounds.percent?.last && before === sounds.percent.first;
    const words = isPercent ? null : understood(chunk, sounds);
    if (words) runs.at(-1)?.push(...words);
    else runs.push([]);
    before = plain;
  }
  return runs.flatMap((run) => {
    const listener = new NumberListener(sounds.joins);
    for (const word of run) listener.hear(word);
    listener.finish();
    return listener.heard;
  });
}

function chunksOf(phonemes: EspeakSound['phonemes']): string[] {
  const chunks = new Map<number, string>();
  for (const { ipa, word } of phonemes) chunks.set(word, (chunks.get(word) ?? '') + ipa.replace(/[\s_|]/gu, ''));
  return [...chunks.values()];
}

/** A chunk as number words, or null where part of it is none. */
function understood(chunk: string, sounds: NumberSounds): Word[] | null {
  const plain = chunk.replace(/[ˈˌ]/gu, '');
  if (plain === chunk && sounds.stressed.includes(plain)) return null;
  const found = split(plain, lexiconOf(sounds));
  return found?.some(({ kind }) => kind !== 'and' && kind !== 'beside') ? found : null;
}

function split(text: string, lexicon: ReadonlyMap<string, Word>): Word[] | null {
  if (text === '') return [];
  for (let end = text.length; end > 0; end -= 1) {
    const word = lexicon.get(text.slice(0, end));
    const rest = word ? split(text.slice(end), lexicon) : null;
    if (word && rest) return [word, ...rest];
  }
  return null;
}

function lexiconOf({ counts, hundreds, scales, ordinals, ...marks }: NumberSounds): Map<string, Word> {
  const entries = (kind: ValueWord['kind'], table: Readonly<Record<string, number>>) =>
    Object.entries(table).map(([sound, value]): [string, Word] => [sound, { kind, value }]);
  const plain = (kind: 'point' | 'minus' | 'and' | 'beside', list: readonly string[]) =>
    list.map((sound): [string, Word] => [sound, { kind }]);
  return new Map([
    ...plain('beside', marks.beside),
    ...plain('and', marks.and),
    ...plain('minus', marks.minus),
    ...plain('point', marks.point),
    ...entries('ordinal', ordinals),
    ...entries('scale', scales),
    ...entries('hundred', hundreds),
    ...entries('count', counts),
  ]);
}

/** Puts words together to numbers, one after the other. */
class NumberListener {
  readonly heard: HeardNumber[] = [];
  /** Whole thousands and more, what will be multiplied next, and digits behind the point. */
  private total = 0;
  private group: number | null = null;
  private fraction: string[] | null = null;
  private negative = false;
  private joins: Joins = null;

  constructor(private readonly joining: NumberSounds['joins']) {}

  hear(word: Word): void {
    if (word.kind === 'and') {
      this.joins = this.joining;
      return;
    }
    if ('value' in word) this.hearValue(word);
    else if (word.kind === 'point') this.hearPoint();
    else {
      this.finish();
      this.negative = word.kind === 'minus';
    }
    this.joins = null;
  }

  finish(scale = 1, ordinal = false): void {
    if (this.group !== null || this.total > 0) {
      const digits = this.fraction?.join('') ?? '';
      const size = (this.total + Number(`${this.group ?? 0}.${digits || '0'}`)) * scale;
      this.heard.push({ value: this.negative ? -size : size, step: scale / 10 ** digits.length, ordinal });
    }
    this.total = 0;
    this.group = null;
    this.fraction = null;
    this.negative = false;
  }

  private hearValue({ kind, value }: ValueWord): void {
    if (kind === 'scale') this.multiply(value);
    else if (kind === 'hundred') this.group = (this.group ?? 1) * value;
    else this.count(value);
    if (kind === 'ordinal') this.finish(1, true);
  }

  private multiply(scale: number): void {
    if (this.fraction) {
      this.finish(scale);
      return;
    }
    this.total += (this.group ?? 1) * scale;
    this.group = null;
  }

  /** Behind the point "eight four" are two digits, and "eighty-four" are they too. */
  private count(value: number): void {
    if (this.fraction) {
      const last = this.fraction.at(-1);
      if (last !== undefined && adds(Number(last), value, this.joins)) {
        this.fraction[this.fraction.length - 1] = String(Number(last) + value);
      } else this.fraction.push(String(value));
    } else if (this.group === null || adds(this.group, value, this.joins)) this.group = (this.group ?? 0) + value;
    else {
      this.finish();
      this.group = value;
    }
  }

  /** Of two numbers with a point one after the other, the last digit before the second point belongs to the second. */
  private hearPoint(): void {
    const moved = this.fraction?.pop();
    if (moved !== undefined) {
      this.finish();
      this.group = Number(moved);
    }
    this.group ??= 0;
    this.fraction = [];
  }
}

/** What an "and" before a count may join it to; null without one. */
type Joins = NumberSounds['joins'] | null;

/** Whether two counts make one number: twenty and six, sixty and seventeen, a hundred and twelve, one and twenty in German. */
function adds(group: number, value: number, joins: Joins): boolean {
  const rest = group % 100;
  if (rest === 0 && group >= 100) return value < 100 && value > 0;
  if (joins === 'after hundreds') return false;
  if (joins === 'units to tens') return rest < 10 && value >= 20;
  const least = joins === 'after tens' ? 10 : 20;
  return rest >= least && rest % 10 === 0 && value > 0 && (value < 10 || ([60, 80].includes(rest) && value < 20));
}
