import { NestFactory } from '@nestjs/core';
import { ConfigError, DomainError, loadConfig, openDatabase } from '@app/platform';
import { UsageError } from './admin/commands';
import { readCommand } from './admin/read-command';
import { CliModule } from './cli.module';

async function main(words: string[]): Promise<void> {
  const { command, options } = readCommand(words);
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

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof UsageError || error instanceof DomainError || error instanceof ConfigError;
  process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
