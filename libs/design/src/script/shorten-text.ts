import type { RefText } from '@app/picture';

/** The first words that fit, cut at a blank and never within a reference. */
export function shortened(line: RefText, most: number): RefText {
  if (line.replace(/\{\{[^}]*\}\}/g, '000').length <= most) return line;
  let shown = '';
  for (const word of line.split(/ (?![^{]*\}\})/)) {
    if (`${shown} ${word}`.replace(/\{\{[^}]*\}\}/g, '000').length > most) break;
    shown = `${shown} ${word}`.trim();
  }
  return `${shown}…`;
}
