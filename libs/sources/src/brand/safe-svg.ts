import { ReadFault } from '../readers/read-fault';

/** A drawing that is sized and holds nothing but itself. */
export interface SafeSvg {
  svg: string;
  width: number;
  height: number;
}

const LONGEST = 500_000;
/** Elements that repeat others: a few of them inside each other draw millions. */
const MOST_REPEATS = 20;
const MOST_ELEMENTS = 5_000;
/** Longest side that is drawn, pixels. */
const SIDE = 512;
const FOREIGN =
  /<(script|foreignObject|image|feImage|iframe|animate\w*|set|text)\b[^>]*?(?:\/>|>[\s\S]*?(?:<\/\1\s*>|$))/gi;
/** Only parts of the drawing itself are referred to. */
const OUTWARD = /\s(?:xlink:)?href\s*=\s*(?:"(?!#)[^"]*"|'(?!#)[^']*'|[^\s"'>#][^\s>]*)/gi;
const OUTWARD_STYLE = /@import[^;]*;?|url\(\s*["']?(?!#)[^)]*\)/gi;
const HANDLERS = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * Makes a stranger's drawing safe to draw: without scripts, pictures, entities, and anything that stands elsewhere. Texts
 * go too: their letters would be others. Throws `ReadFault` for what is no drawing, or a bomb.
 */
export function safeSvg(source: string): SafeSvg {
  if (source.length > LONGEST) throw new ReadFault('too_complex', 'the drawing is too large');
  if (/<!ENTITY/i.test(source)) throw new ReadFault('unsupported', 'the drawing defines entities');
  const start = source.search(/<svg\b/i);
  const end = source.toLowerCase().lastIndexOf('</svg>');
  if (start < 0 || end < start) throw new ReadFault('unsupported', 'the source is no drawing');
  const plain = source
    .slice(start, end + '</svg>'.length)
    .replace(/<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>/g, '')
    .replace(FOREIGN, '')
    .replace(OUTWARD, '')
    .replace(OUTWARD_STYLE, 'none')
    .replace(HANDLERS, '');
  if ((plain.match(/<use\b/gi)?.length ?? 0) > MOST_REPEATS || (plain.match(/</g)?.length ?? 0) > MOST_ELEMENTS * 2)
    throw new ReadFault('too_complex', 'the drawing is too complex');
  const [head = ''] = /^<svg\b[^>]*>/i.exec(plain) ?? [];
  const { width, height } = sizeOf(head);
  const attributes = head
    .slice('<svg'.length, -1)
    .replace(/\s(?:width|height|xmlns)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '');
  const sized = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${attributes}>`;
  return { svg: sized + plain.slice(head.length), width, height };
}

/** Longest side 512, shape kept; square where nothing tells. */
function sizeOf(head: string): { width: number; height: number } {
  const box = /\sviewBox\s*=\s*["']([^"']*)/i
    .exec(head)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']?([\\d.]+)(?!%|[\\d.]*%)`, 'i').exec(head)?.[1] ?? '');
  const [w, h] = box?.length === 4 ? [box[2] ?? 0, box[3] ?? 0] : [side('width'), side('height')];
  const [width, height] = w > 0 && h > 0 ? [w, h] : [1, 1];
  const scale = SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
