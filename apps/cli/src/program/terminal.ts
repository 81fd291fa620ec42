import type { WriteStream } from 'node:tty';

/** Where a command's results, and words about them, go. */
export interface Terminal {
  environment: NodeJS.ProcessEnv;
  /** Aborts on Ctrl-C. */
  signal: AbortSignal;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stderr: WriteStream;
  profile: string | undefined;
  /** A result on stdout: as JSON, or as the text that `plain` makes of it. */
  print<T>(result: T, plain: (result: T) => string): void;
  /** One of many results: JSON on a line of its own. */
  printLine<T>(result: T, plain: (result: T) => string): void;
}

/** Rows under a head, in columns as wide as their widest cell. */
export function tableOf(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
