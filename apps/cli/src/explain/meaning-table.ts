import { type FactMeaning, unknownMeanings } from '@app/facts';

const HEAD = ['key', 'label', 'reading', 'sure', 'rule', 'evidence', 'or else', 'role', 'compared with'];
/** Characters of a cell. */
const WIDEST = 44;

/** How facts were read as a table for a terminal, one fact a line, and below it what could not be decided. */
export function meaningTable(meaning: readonly FactMeaning[]): string {
  const rows = meaning.map(({ key, label, reading, sure, rule, evidence, others, role, comparedWith }) => [
    key,
    label,
    reading,
    sure,
    rule,
    evidence.join('; '),
    others.join('; '),
    role,
    comparedWith.map((other) => `${other.as} ${other.key}`).join('; '),
  ]);
  const lines = [HEAD, ...rows].map((line) => line.map((cell) => clipped(cell)));
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${[...table, ...unknownMeanings(meaning)].join('\n')}\n`;
}

function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= WIDEST ? line : `${line.slice(0, WIDEST - 1)}…`;
}
