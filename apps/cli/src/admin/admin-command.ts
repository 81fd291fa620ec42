import type { INestApplicationContext } from '@nestjs/common';
import type { DatabaseNeed } from '@app/platform';

/** A command's options after parsing; all were checked to be there. */
export type Options = Record<string, string>;

/** One operator's command: its options, what it prints as JSON, and what it needs of the database unless it runs alone. */
export type AdminCommand = { required: string[]; optional: string[] } & (
  | { database: DatabaseNeed; run(app: INestApplicationContext, options: Options): Promise<unknown> }
  | { runAlone(options: Options, environment: NodeJS.ProcessEnv): Promise<unknown> }
);

export { UsageError } from '../program/command';
