/** A glyph as one closed outline, in thousandths of the em from its origin on the baseline, clockwise, y up. */
export interface DrawnGlyph {
  char: string;
  advance: number;
  outline: ReadonlyArray<readonly [x: number, y: number]>;
}

const EM = 1000;
const OUTLINE_ON_CURVE = 1;

/** A TrueType file of a few glyphs, for a face whose own can be taken for others. Its glyphs have straight edges. */
export function drawnFace(glyphs: readonly DrawnGlyph[]): Uint8Array {
  const drawn = [...glyphs].sort((a, b) => codeOf(a) - codeOf(b));
  const shapes = [new Uint8Array(0), ...drawn.map(shapeOf)];
  const offsets = shapes.reduce<number[]>((all, shape) => [...all, (all.at(-1) ?? 0) + shape.length], [0]);
  const count = shapes.length;
  const most = Math.max(...drawn.map(({ outline }) => outline.length));
  return fontFile({
    cmap: cmapOf(drawn),
    glyf: joined(shapes),
    head: words(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 3, EM, 0, 0, 0, 0, 0, 0, 0, 0, -200, -300, EM, EM, 0, 8, 2, 1, 0),
    hhea: words(1, 0, 800, -200, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, count),
    hmtx: words(
      EM / 2,
      0,
      ...drawn.flatMap(({ advance, outline }) => [advance, Math.min(...outline.map(([x]) => Math.round(x)))]),
    ),
    name: words(0, 0, 6),
    'OS/2': styleOf(drawn),
    loca: words(...offsets.flatMap((offset) => [offset >>> 16, offset & 0xffff])),
    maxp: words(1, 0, count, most, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    post: words(3, 0, 0, 0, -100, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  });
}

function codeOf({ char }: DrawnGlyph): number {
  return char.charCodeAt(0);
}

function shapeOf({ outline }: DrawnGlyph): Uint8Array {
  const [xs, ys] = [outline.map(([x]) => Math.round(x)), outline.map(([, y]) => Math.round(y))];
  const steps = (values: number[]): number[] => values.map((value, index) => value - (values[index - 1] ?? 0));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const head = words(1, ...box, outline.length - 1, 0);
  const flags = new Uint8Array(outline.length).fill(OUTLINE_ON_CURVE);
  return padded(joined([head, flags, words(...steps(xs), ...steps(ys))]));
}

/** Characters to glyphs, one segment a character (format 4). */
function cmapOf(drawn: readonly DrawnGlyph[]): Uint8Array {
  const codes = drawn.map(codeOf);
  const segments = codes.length + 1;
  const table = [
    ...[4, 16 + segments * 8, 0, segments * 2, ...searchOf(segments, 2)],
    ...[...codes, 0xffff, 0],
    ...[...codes, 0xffff],
    ...[...codes.map((code, index) => index + 1 - code), 1],
    ...Array.from({ length: segments }, () => 0),
  ];
  return words(0, 1, 3, 1, 0, 12, ...table);
}

/** What browsers want to know of a face before they take it: an upright regular one, with what it covers. */
function styleOf(drawn: readonly DrawnGlyph[]): Uint8Array {
  const codes = drawn.map(codeOf);
  const [regular, normal, upright, version] = [400, 5, 0x40, 4];
  const scripts = Array.from({ length: 10 }, () => 0);
  const [family, ranges, vendor] = [Array.from({ length: 6 }, () => 0), scripts.slice(0, 8), [0x2020, 0x2020]];
  return words(
    ...[version, EM / 2, regular, normal, 0, ...scripts, ...family, ...ranges, ...vendor, upright],
    ...[Math.min(...codes), Math.max(...codes), 800, -200, 0, EM, 300, 0, 0, 0, 0, 500, 700, 0, 32, 0],
  );
}

/** How to search `count` sorted entries of `size` bytes by halves, as font files spell it out beforehand. */
function searchOf(count: number, size: number): [range: number, steps: number, rest: number] {
  const steps = Math.floor(Math.log2(count));
  const range = 2 ** steps * size;
  return [range, steps, count * size - range];
}

function fontFile(tables: Record<string, Uint8Array>): Uint8Array {
  const names = Object.keys(tables).sort();
  const directory: Uint8Array[] = [words(1, 0, names.length, ...searchOf(names.length, 16))];
  const bodies: Uint8Array[] = [];
  let offset = 12 + names.length * 16;
  for (const name of names) {
    const table = tables[name] ?? new Uint8Array(0);
    const entry = new DataView(new ArrayBuffer(16));
    for (const [index, char] of [...name].entries()) entry.setUint8(index, char.charCodeAt(0));
    entry.setUint32(8, offset);
    entry.setUint32(12, table.length);
    directory.push(new Uint8Array(entry.buffer));
    bodies.push(padded(table));
    offset += padded(table).length;
  }
  return joined([...directory, ...bodies]);
}

/** Numbers as 16 bits each, the form of nearly everything in a font file. */
function words(...values: number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(values.length * 2));
  values.forEach((value, index) => bytes.setUint16(index * 2, value & 0xffff));
  return new Uint8Array(bytes.buffer);
}

function padded(table: Uint8Array): Uint8Array {
  return joined([table, new Uint8Array(-table.length & 3)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
