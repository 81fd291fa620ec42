/** A glyph as one closed outline, in thousandths of the em from its origin on the baseline, clockwise, y up. */
export interface DrawnGlyph {
  char: string;
  advance: number;
  outline: ReadonlyArray<readonly [x: number, y: number]>;
}

const EM = 1000;
const OUTLINE_ON_CURVE = 1;

/** A TrueType file of a few glyphs, for a face whose own can be taken for others. Its glyphs have straight edges. */
export function drawnFace(glyphs: readonly DrawnGlyph[]): Buffer {
  const drawn = [...glyphs].sort((a, b) => codeOf(a) - codeOf(b));
  const shapes = [Buffer.alloc(0), ...drawn.map(shapeOf)];
  const offsets = shapes.reduce<number[]>((all, shape) => [...all, (all.at(-1) ?? 0) + shape.length], [0]);
  const count = shapes.length;
  const most = Math.max(...drawn.map(({ outline }) => outline.length));
  return fontFile({
    cmap: cmapOf(drawn),
    glyf: Buffer.concat(shapes),
    head: words(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 3, EM, 0, 0, 0, 0, 0, 0, 0, 0, -200, -300, EM, EM, 0, 8, 2, 1, 0),
    hhea: words(1, 0, 800, -200, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, count),
    hmtx: words(
      EM / 2,
      0,
      ...drawn.flatMap(({ advance, outline }) => [advance, Math.min(...outline.map(([x]) => Math.round(x)))]),
    ),
    loca: words(...offsets.flatMap((offset) => [offset >>> 16, offset & 0xffff])),
    maxp: words(1, 0, count, most, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    post: words(3, 0, 0, 0, -100, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  });
}

function codeOf({ char }: DrawnGlyph): number {
  return char.charCodeAt(0);
}

function shapeOf({ outline }: DrawnGlyph): Buffer {
  const [xs, ys] = [outline.map(([x]) => Math.round(x)), outline.map(([, y]) => Math.round(y))];
  const steps = (values: number[]): number[] => values.map((value, index) => value - (values[index - 1] ?? 0));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const head = words(1, ...box, outline.length - 1, 0);
  const flags = Buffer.alloc(outline.length, OUTLINE_ON_CURVE);
  return padded(Buffer.concat([head, flags, words(...steps(xs), ...steps(ys))]));
}

/** Characters to glyphs, one segment a character (format 4). */
function cmapOf(drawn: readonly DrawnGlyph[]): Buffer {
  const codes = drawn.map(codeOf);
  const segments = codes.length + 1;
  const table = [
    ...[4, 16 + segments * 8, 0, segments * 2, 0, 0, 0],
    ...[...codes, 0xffff, 0],
    ...[...codes, 0xffff],
    ...[...codes.map((code, index) => index + 1 - code), 1],
    ...Array.from({ length: segments }, () => 0),
  ];
  return words(0, 1, 3, 1, 0, 12, ...table);
}

function fontFile(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort();
  const directory: Buffer[] = [words(1, 0, names.length, 0, 0, 0)];
  const bodies: Buffer[] = [];
  let offset = 12 + names.length * 16;
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0);
    const entry = Buffer.alloc(16);
    entry.write(name, 0, 'latin1');
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(table.length, 12);
    directory.push(entry);
    bodies.push(padded(table));
    offset += padded(table).length;
  }
  return Buffer.concat([...directory, ...bodies]);
}

/** Numbers as 16 bits each, the form of nearly everything in a font file. */
function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
  return buffer;
}

function padded(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
}
