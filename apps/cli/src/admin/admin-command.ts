import type { INestApplicationContext } from '@nestjs/common';

/** A command's options after parsing; all were checked to be there. */
export type Options = Record<string, string>;

/** One operator's command: its options, and what it prints as JSON. Some need no database: they are run alone. */
export type AdminCommand = { required: string[]; optional: string[] } & (
  | { run(app: INestApplicationContext, options: Options): Promise<unknown> }
  | { runAlone(options: Options, environment: NodeJS.ProcessEnv): Promise<unknown> }
);

/** Bad words on the command line; told without a stack. */
export class UsageError extends Error {}
