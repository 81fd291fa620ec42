import { NestFactory } from '@nestjs/core';
import { ConfigError, DomainError, loadConfig, openDatabase } from '@app/platform';
import { type AdminCommand, type Options, UsageError } from './admin/commands';
import { readCommand } from './admin/read-command';
import { CliModule } from './cli.module';

async function main(words: string[]): Promise<void> {
  const { command, options } = readCommand(words);
  const answer = await run(command, options);
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  if (typeof answer === 'object' && answer && 'ok' in answer && answer.ok === false) process.exitCode = 1;
}

async function run(command: AdminCommand, options: Options): Promise<unknown> {
  const config = { ...loadConfig('cli', process.env), logLevel: 'silent' };
  if ('runAlone' in command) return await command.runAlone(options);
  const database = await openDatabase(config);
  try {
    const context = CliModule.with(config, database.url);
    const app = await NestFactory.createApplicationContext(context, { logger: false, abortOnError: false });
    try {
      return await command.run(app, options);
    } finally {
      await app.close();
    }
  } finally {
    await database.release();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof UsageError || error instanceof DomainError || error instanceof ConfigError;
  process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
