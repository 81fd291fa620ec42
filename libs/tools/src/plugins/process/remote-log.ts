import type { LoggerService } from '@nestjs/common';
import type { PluginLog } from '../plugin-talk';
import { say } from './channel';

/** Lines of one call beyond these are dropped: a loop that writes would keep the program that reads them busy. */
const MOST_LINES = 1_000;

/** Nest's log of a plugin's process, written by the program that started it. */
export class RemoteLog implements LoggerService {
  private lines = 0;

  debug = (...words: unknown[]): void => this.write('debug', words);
  log = (...words: unknown[]): void => this.write('log', words);
  warn = (...words: unknown[]): void => this.write('warn', words);
  error = (...words: unknown[]): void => this.write('error', words);
  fatal = (...words: unknown[]): void => this.write('error', words);

  /** A new call has lines of its own. */
  begin(): void {
    this.lines = 0;
  }

  /** Fields, a message and a context, as Nest hands them on; without fields the message comes first. */
  private write(level: PluginLog['level'], [first, second]: unknown[]): void {
    this.lines += 1;
    if (this.lines > MOST_LINES) return;
    const hasFields = typeof first === 'object' && first !== null;
    const fields = hasFields ? plain(first) : {};
    say({ log: { level, fields, message: String(hasFields ? second : first) } });
  }
}

/** As JSON alone: what a tool logs may hold anything. */
function plain(fields: object): Record<string, unknown> {
  try {
    const text = JSON.stringify(fields, (_name, value: unknown) =>
      value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value,
    );
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { fields: 'could not be written' };
  }
}
