/** Widths of pieces and of the gap before each; all in one unit. */
export interface Measured {
  width: number;
  /** Space before the piece when it does not start a line. */
  gap: number;
}

/** Greedy lines as ranges [from, to) of pieces; a piece wider than the line stands alone. */
function wrapGreedy(pieces: Measured[], width: number): Array<[number, number]> {
  const lines: Array<[number, number]> = [];
  let from = 0;
  let used = 0;
  pieces.forEach((piece, index) => {
    const next = index === from ? piece.width : used + piece.gap + piece.width;
    if (index > from && next > width) {
      lines.push([from, index]);
      from = index;
      used = piece.width;
    } else used = next;
  });
  if (pieces.length > 0) lines.push([from, pieces.length]);
  return lines;
}

/** As few lines as the width allows, then as even as possible, so that no word is left alone on the last one. */
export function wrapBalanced(pieces: Measured[], width: number): Array<[number, number]> {
  const fewest = wrapGreedy(pieces, width).length;
  let low = 0;
  let high = width;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const lines = wrapGreedy(pieces, middle);
    const fits = lines.length <= fewest && lines.every((line) => lineWidth(pieces, line) <= width);
    if (fits) high = middle;
    else low = middle;
  }
  return wrapGreedy(pieces, high);
}

/** Width of a range of pieces set on one line. */
function lineWidth(pieces: Measured[], [from, to]: [number, number]): number {
  return pieces.slice(from, to).reduce((sum, piece, index) => sum + piece.width + (index > 0 ? piece.gap : 0), 0);
}
