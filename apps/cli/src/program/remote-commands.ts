import { listen } from '../listen';
import { ACCOUNT_COMMANDS } from '../remote/account.commands';
import { CLOCK_COMMANDS } from '../remote/clock.commands';
import { VIDEO_COMMANDS } from '../remote/videos.commands';
import type { Command } from './command';
import { COMPLETION_COMMAND } from './completion';

const LISTEN: Command = {
  name: 'listen',
  about: 'Hands the account’s events to a receiver on this machine.',
  isRaw: true,
  run: listen,
};

/** Commands that ask a service, in the order of the help. */
export const SERVICE_COMMANDS: readonly Command[] = [...ACCOUNT_COMMANDS, ...VIDEO_COMMANDS, ...CLOCK_COMMANDS, LISTEN];

/** Every subcommand of the program that is installed from a service. */
export const REMOTE_COMMANDS: readonly Command[] = [...SERVICE_COMMANDS, COMPLETION_COMMAND(() => REMOTE_COMMANDS)];
