import { barGeometry, barTexts } from '../layers/bars.layer';
import { lineBox } from '../layers/text.layer';
import { Z, type Box } from '../stage/stage';
import type { NarrationWord } from '../storyboard/narration';
import type { SceneEnv } from '../styles/scene-env';
import type { SetRun, TextBlock } from '../text/text-block';
import { isUnspaced } from '../text/words';
import { framesOf } from '../timeline/frame-rate';
import type { Layer } from '../timeline/layer';

/** A text as a layer draws it. */
export interface ShownText {
  layer: Layer;
  block: TextBlock;
  text: string;
  /** Ink of its lines at rest, in reading order. */
  lines: Box[];
}

/** A text of a scene that the voice says while it can be seen; absolute frames from its first word to its last. */
export interface SaidText extends ShownText {
  from: number;
  to: number;
  isFigure: boolean;
}

/** Longer texts are sentences: whoever follows them reads the captions. */
const MOST_WORDS = 5;
/** Shorter ones than this many letters stand in other words by chance, unless they are figures. */
const LEAST_LETTERS = 3;

/** The set texts of a scene's own layers, art left out. */
export function shownTexts(layers: readonly Layer[]): ShownText[] {
  return layers.filter(({ z, scene }) => z > Z.art && scene !== null).flatMap(textsOf);
}

/** The texts of a scene that its line says, each once, in the order in which they are said. */
export function saidTexts(env: SceneEnv, layers: readonly Layer[]): SaidText[] {
  const words = env.said?.words ?? [];
  const line = spokenLine(words, env.language);
  const at = (ms: number): number => env.from + framesOf(env.lineAt + ms);
  const found = shownTexts(layers).flatMap((shown): Array<SaidText & { isWhole: boolean }> => {
    if (shown.text.trim().split(/\s+/u).length > MOST_WORDS) return [];
    const wanted = folded(shown.text, env.language);
    const whole = line.find(wanted, isUnspaced(shown.text));
    // A figure with its name ("Target 45 min") is said when the figure is.
    const said = whole ?? line.figureIn(wanted);
    const [first, last] = said ? [words[said.from], words[said.to]] : [];
    if (!said || !first || !last) return [];
    const isFigure = words.slice(said.from, said.to + 1).some(({ figure }) => figure !== undefined);
    if (!isFigure && wanted.length < LEAST_LETTERS) return [];
    return [{ ...shown, from: at(first.fromMs), to: at(last.toMs), isFigure, isWhole: whole !== null }];
  });
  const rank = (said: (typeof found)[number]): number => Number(said.isFigure) * 2 + Number(said.isWhole);
  return found.sort((a, b) => a.from - b.from || rank(b) - rank(a));
}

/** Letters, digits and signs of a text, so that case, spaces and punctuation make no difference. */
export function folded(text: string, language: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase(language)
    .replace(/[^\p{L}\p{M}\p{N}\p{S}%]/gu, '');
}

/** A text's own ink is legible where it stands, whatever a brand has made of the colours. */
export function inkOf(run: SetRun | undefined): string | null {
  if (!run) return null;
  if (typeof run.fill === 'string') return run.fill;
  return run.fill.stops[Math.floor(run.fill.stops.length / 2)]?.[1] ?? null;
}

function textsOf(layer: Layer): ShownText[] {
  if (layer.kind === 'text') {
    const { block, x, y } = layer.props;
    return [{ layer, block, text: textIn(block), lines: block.lines.map((line) => lineBox(line, x, y)) }];
  }
  if (layer.kind !== 'bars') return [];
  const { rects, zero } = barGeometry(layer.props);
  return layer.props.bars.flatMap((bar, index) =>
    barTexts(layer.props, bar, rects[index] ?? layer.props.box, zero).map(({ block, x, y }) => ({
      layer,
      block,
      text: textIn(block),
      lines: block.lines.map((line) => lineBox(line, x, y)),
    })),
  );
}

function textIn(block: TextBlock): string {
  return block.lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
}

/** A line's words as one folded text, in which whole words can be found. */
export function spokenLine(words: readonly NarrationWord[], language: string) {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let text = '';
  words.forEach((word, index) => {
    if (!starts.has(text.length)) starts.set(text.length, index);
    text += folded(word.text, language);
    ends.set(text.length, index);
  });
  /** The word that a place of the text lies in. */
  const wordAt = (place: number): number => {
    let at = 0;
    for (const [start, index] of starts) if (start <= place) at = index;
    return at;
  };
  return {
    find(wanted: string, anywhere: boolean): { from: number; to: number } | null {
      if (wanted === '') return null;
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        const [from, to] = [starts.get(at), ends.get(at + wanted.length)];
        if (from !== undefined && to !== undefined) return { from, to };
        if (anywhere) return { from: wordAt(at), to: wordAt(at + wanted.length - 1) };
      }
      return null;
    },
    figureIn(shown: string): { from: number; to: number } | null {
      const at = words.findIndex(({ text: word, figure }) => {
        const said = figure === undefined ? '' : folded(word, language);
        return said.length > 1 && shown.endsWith(said) && !/\p{N}$/u.test(shown.slice(0, -said.length));
      });
      return at < 0 ? null : { from: at, to: at };
    },
  };
}
