import type { Figure, FigureForm, FigureTable } from '../storyboard/figure';
import { piecesOf, referencesIn } from '../storyboard/resolve-text';
import type { Storyboard } from '../storyboard/storyboard';

/** One way in which a video may write a figure, and where it comes from. */
export interface FigureSource {
  /** Key in the figure table; null for the caller's own words. */
  tableKey: string | null;
  factKey: string | null;
  value: number | string | boolean;
  formatter: string;
  display: string;
  spoken: string;
}

/** A digit of any script or a written fraction; the raised 2 of a unit is a letter here. */
export const NUMERAL = /[\p{Nd}\u00bc-\u00be\u2150-\u215e]/u;

const WRITTEN: readonly FigureForm[] = ['full', 'signed', 'bare', 'label'];

/** Every way to write the figures that a part of the storyboard refers to, by reference or by key. */
export function sourcesIn(part: unknown, storyboard: Storyboard): FigureSource[] {
  const keys = new Set<string>();
  collectKeys(part, storyboard.figures, keys);
  return [...keys].flatMap((key) => writtenForms(storyboard.figures[key], storyboard.language));
}

/** The caller's own words: title, call to action, disclaimer, watermark; each of their words with a digit stands for itself. */
export function callersWords({ title, scenes, compliance, brand }: Storyboard): FigureSource[] {
  const mark = brand?.watermark;
  const texts = [
    title,
    ...scenes.flatMap((scene) => (scene.layout === 'end' ? [scene.cta, scene.link ?? ''] : [])),
    compliance?.disclaimer ?? '',
    mark && 'text' in mark ? mark.text : '',
  ];
  return asGiven(texts, 'verbatim');
}

/** Not texts of a scene, or the caller's. */
const NO_TEXT = new Set(['id', 'type', 'layout', 'transition', 'trend', 'cta', 'link', 'frame']);

/**
 * Digits that a text of the storyboard brings itself: names and windows such as "S&P 500" or "24h" that the gate of figures
 * has let pass with a reason; it refuses all others.
 */
export function authoredWords(part: unknown, { figures }: Storyboard): FigureSource[] {
  return asGiven(freeTexts(part, figures), 'authored');
}

function freeTexts(part: unknown, figures: FigureTable): string[] {
  if (typeof part === 'string') {
    if (Object.hasOwn(figures, part)) return [];
    return piecesOf(part).flatMap((piece) => ('text' in piece ? [piece.text] : []));
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, child]) => (NO_TEXT.has(name) ? [] : freeTexts(child, figures)));
}

function asGiven(texts: readonly string[], formatter: string): FigureSource[] {
  const words = texts
    .flatMap((text) => text.split(/\s+/u))
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{S}+-]+|[^\p{L}\p{N}\p{S}%]+$/gu, ''))
    .filter((word) => NUMERAL.test(word));
  return [...new Set(words)].map((word) => ({
    tableKey: null,
    factKey: null,
    value: word,
    formatter,
    display: word,
    spoken: word,
  }));
}

function writtenForms(figure: Figure | undefined, language: string): FigureSource[] {
  if (!figure) return [];
  const { key, value, formatter } = figure;
  const factKey = key.replace(/#[^/]*$/u, '');
  const counted = typeof value === 'number' || NUMERAL.test(String(value));
  return WRITTEN.flatMap((form) => {
    const { display, spoken } = figure.forms[form];
    const isLabel = form === 'label' && display !== figure.forms.full.display;
    if (display === '' || !(NUMERAL.test(display) || (counted && !isLabel))) return [];
    const source = { tableKey: key, factKey, display, spoken };
    if (!isLabel) return [{ ...source, value, formatter }];
    return [{ ...source, value: factKey.split('/').at(-1) ?? factKey, formatter: `label.${language}` }];
  });
}

function collectKeys(part: unknown, figures: FigureTable, into: Set<string>): void {
  if (typeof part === 'string') {
    if (Object.hasOwn(figures, part)) into.add(part);
    for (const { key } of referencesIn(part)) into.add(key);
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, child] of Object.entries(part)) if (name !== 'frame') collectKeys(child, figures, into);
  }
}
