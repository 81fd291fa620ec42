/** Values and lists in a JSON text, as far as they were counted. */
export interface JsonShape {
  values: number;
  depth: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const SPACE = 0x20;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts without parsing, and stops at `most`: parsing a hundred thousand lists takes longer than others should wait. Bytes
 * that are no JSON are counted as if they were.
 */
export function jsonShape(json: Buffer, most: JsonShape): JsonShape {
  let depth = 0;
  let isEmpty = false;
  const shape = { values: 1, depth: 0 };
  for (let at = 0; at < json.length && shape.values <= most.values && shape.depth <= most.depth; at += 1) {
    const byte = json[at] as number;
    if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      // For the first of what it holds; each comma stands for another.
      shape.values += 1;
      depth += 1;
      if (depth > shape.depth) shape.depth = depth;
      isEmpty = true;
      continue;
    }
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA) shape.values += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
      if (isEmpty) shape.values -= 1;
    } else if (byte <= SPACE) continue;
    isEmpty = false;
  }
  return shape;
}

/** The place of the quote that ends the text begun at `start`; a quote behind an odd number of backslashes ends none. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let before = end - 1;
    while (json[before] === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}
