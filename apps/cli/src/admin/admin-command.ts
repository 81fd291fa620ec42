import type { INestApplicationContext } from '@nestjs/common';
import type { Config, DatabaseNeed } from '@app/platform';

/** A command's options after parsing; all were checked to be there. */
export type Options = Record<string, string>;

/** What the environment gives a command: its settings, those of `CliModule` among them, and the variables that they are read from. */
export interface GivenToCommand {
  config: Config;
  environment: NodeJS.ProcessEnv;
}

/** One operator's command: its options, what it prints as JSON, and what it needs of the database unless it runs alone. */
export type AdminCommand = { required: string[]; optional: string[] } & (
  | { database: DatabaseNeed; run(app: INestApplicationContext, options: Options): Promise<unknown> }
  | { runAlone(options: Options, given: GivenToCommand): Promise<unknown> }
);

export { UsageError } from '../program/command';
