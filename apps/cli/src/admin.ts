import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { ConfigError, DomainError, loadConfig, openDatabase } from '@app/platform';
import { ADMIN_COMMANDS, type AdminCommand, type Options, UsageError } from './admin/commands';
import { CliModule } from './cli.module';

async function main(words: string[]): Promise<void> {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`Commands:\n${Object.entries(ADMIN_COMMANDS).map(usageLine).join('\n')}`);
  const options = readOptions(name, command, rest);
  const config = { ...loadConfig('cli', process.env), logLevel: 'silent' };
  const database = await openDatabase(config);
  try {
    const context = CliModule.with(config, database.url);
    const app = await NestFactory.createApplicationContext(context, { logger: false, abortOnError: false });
    try {
      const answer = await command.run(app, options);
      process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
      if (typeof answer === 'object' && answer && 'ok' in answer && answer.ok === false) process.exitCode = 1;
    } finally {
      await app.close();
    }
  } finally {
    await database.release();
  }
}

function readOptions(name: string, command: AdminCommand, words: string[]): Options {
  const known = Object.fromEntries(
    [...command.required, ...command.optional].map((option) => [option, { type: 'string' as const }]),
  );
  try {
    const { values } = parseArgs({ args: words, options: known, strict: true });
    const missing = command.required.filter((option) => !values[option]);
    if (missing.length > 0) throw new Error(`missing --${missing.join(', --')}`);
    return values as Options;
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

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof UsageError || error instanceof DomainError || error instanceof ConfigError;
  process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
