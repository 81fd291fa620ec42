import type { ListContent, QuoteContent } from '@app/picture';
import type { ScenePlace } from './scene-place';
import type { ScriptScene } from './script';
import type { ScriptFigures } from './script-figures';

/** Lines that a list shows. */
export const MOST_ITEMS = 5;
/** Opens the line that says whose words a quote is. */
const SIGNED = /^[—–-]\s*/u;
const MARKS = /^["“„«「『]+|["”“»」』]+$/gu;

/** The lines of a scene's text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A list of its lines, the first of them its title, or somebody's words, signed by a last line that opens with a dash. */
export function layOutWords(
  { type, text = '' }: ScriptScene,
  { path, key }: ScenePlace,
  figures: ScriptFigures,
): ListContent | QuoteContent | null {
  const lines = linesOf(text);
  const shown = (written: string, name: string) => figures.text(written, `${path}.text`, `${key}/${name}`);
  if (type === 'list' && lines.length > 2) {
    const [title = '', ...items] = lines.map((line, index) => shown(line, `line/${index}`));
    return { layout: 'list', title, items: items.map((item) => ({ text: item })) };
  }
  if (type !== 'quote' || lines.length === 0) return null;
  const last = lines.at(-1) ?? '';
  const by = lines.length > 1 && SIGNED.test(last) ? last.replace(SIGNED, '') : '';
  const said = (by === '' ? lines : lines.slice(0, -1)).join(' ').replace(MARKS, '');
  if (said === '') return null;
  return { layout: 'quote', quote: shown(said, 'quote'), ...(by === '' ? {} : { by: shown(by, 'by') }) };
}

/** How such a text is said: each line of a list is a sentence of its own. */
export function spokenText({ type, text = '' }: ScriptScene): string {
  if (type !== 'list' && type !== 'quote') return text;
  const lines = linesOf(text).map((line) => line.replace(SIGNED, ''));
  return lines.map((line) => (/[.!?…:。！？,;"”»]$/u.test(line) ? line : `${line}.`)).join(' ');
}
