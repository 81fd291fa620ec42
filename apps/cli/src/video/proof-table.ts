import type { ProofOfFigures } from '@app/picture';

const HEAD = ['seconds', 'scene', 'where', 'figure', 'fact', 'value', 'formatter'];

/** A proof as a table for a terminal, one figure a line in order of time, and a last line that says whether all have a source. */
export function proofTable({ complete, figures }: ProofOfFigures): string {
  const rows = figures.map(({ text, scene, where, fromMs, toMs, factKey, value, formatter }) => [
    `${seconds(fromMs)}-${seconds(toMs)}`,
    String(scene ?? 'all'),
    where,
    text,
    factKey ?? '-',
    String(value ?? '-'),
    formatter,
  ]);
  const lines = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const verdict = complete ? 'Every figure has a source.' : 'Some figures have no source.';
  return `${[...table, verdict].join('\n')}\n`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
