/** Units whose letters mean something else in capitals: after a figure "11.6 mm" never becomes "11.6 MM". */
const UNIT = /([cmkµ]?m[²³]?|[kmµ]?g|m?l|m?s|h|min|kph|mph|km\/h|[kMGT]?Wh?(?:\/m²)?|[kMG]?bps?|x)(?!\p{L})/u;
const FIGURE_WITH_UNIT = new RegExp(`(\\d\\s?${UNIT.source})`, 'u');
const LEADING_UNIT = new RegExp(`^(\\s?${UNIT.source})`, 'u');

/** A text in capitals as its language writes them, units after figures left as they are. `before` is what stands in front of it. */
export function capitals(text: string, language: string, before = ''): string {
  const unit = /\d\s?$/u.test(before) ? (LEADING_UNIT.exec(text)?.[1] ?? '') : '';
  return unit + raised(text.slice(unit.length), language);
}

/** Texts that follow each other, in capitals. */
export function allCapitals<T extends { text: string }>(parts: readonly T[], language: string): T[] {
  return parts.map((part, index) => ({ ...part, text: capitals(part.text, language, parts[index - 1]?.text) }));
}

function raised(text: string, language: string): string {
  // The pattern has two groups, so that every third piece is the unit alone, which the piece before holds already.
  return text
    .split(FIGURE_WITH_UNIT)
    .map((piece, index) => (index % 3 === 0 ? piece.toLocaleUpperCase(language) : index % 3 === 1 ? piece : ''))
    .join('');
}
