import { parseArgs } from 'node:util';
import { type AdminCommand, type Options, UsageError } from './admin-command';
import { ADMIN_COMMANDS } from './commands';

/** Finds the command and its options in the words behind `npm run admin --`. Throws `UsageError` with what would do. */
export function readCommand(words: string[]): { command: AdminCommand; options: Options } {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`Commands:\n${Object.entries(ADMIN_COMMANDS).map(usageLine).join('\n')}`);
  const known = Object.fromEntries(
    [...command.required, ...command.optional].map((option) => [option, { type: 'string' as const }]),
  );
  try {
    const { values } = parseArgs({ args: rest, options: known, strict: true });
    const missing = command.required.filter((option) => !values[option]);
    if (missing.length > 0) throw new Error(`missing --${missing.join(', --')}`);
    return { command, options: values as Options };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage:\n${usageLine([name, command])}`);
  }
}

function usageLine([name, { required, optional }]: [string, AdminCommand]): string {
  const words = [
    ...required.map((option) => `--${option} <${option}>`),
    ...optional.map((option) => `[--${option} <${option}>]`),
  ];
  return `  npm run admin -- ${[name, ...words].join(' ')}`;
}
