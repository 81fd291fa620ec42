import { NestFactory } from '@nestjs/core';
import { loadConfig, openDatabase } from '@app/platform';
import { CLI_CONFIG_PARTS, CliModule } from '../cli.module';
import { readCommand } from './read-command';

/**
 * Carries out what the words behind `npm run admin --` ask for, over the database that the environment names, and answers
 * what is printed. Throws UsageError, ConfigError and domain errors.
 */
export async function answerCommand(words: string[], environment: NodeJS.ProcessEnv): Promise<unknown> {
  const { command, options } = readCommand(words);
  const config = { ...loadConfig('cli', environment, CLI_CONFIG_PARTS), logLevel: 'silent' };
  if ('runAlone' in command) return await command.runAlone(options, { config, environment });
  const database = await openDatabase(config, command.database);
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
