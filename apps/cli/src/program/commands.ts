import type { Command } from './command';
import { COMPLETION_COMMAND } from './completion';
import { SERVICE_COMMANDS } from './remote-commands';

/** A program that reads its own words. It is loaded when it is run: some bring half of the product along. */
function own(name: string, about: string, load: () => Promise<Command['run']>): Command {
  return { name, about, isRaw: true, run: async (given, terminal) => await (await load())(given, terminal) };
}

/** Every subcommand, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...SERVICE_COMMANDS.filter(({ name }) => name === 'login'),
  own(
    'make',
    'One video from a payload on this machine: no server, no key.',
    async () => (await import('../make.js')).make,
  ),
  own(
    'explain',
    'How each fact of a payload is read, and by which rule.',
    async () => (await import('../explain.js')).explain,
  ),
  own('trial', 'The scripts of a folder of payloads.', async () => (await import('../trial.js')).trial),
  own('video', 'Pictures, previews and the proof of a video.', async () => (await import('../video.js')).video),
  own('voices', 'Lists, installs and removes natural voices.', async () => (await import('../voices.js')).voices),
  own('phrases', 'Every sentence of a language.', async () => (await import('../phrases.js')).phrases),
  ...SERVICE_COMMANDS.filter(({ name }) => name !== 'login'),
  own('admin', 'The operator’s commands over the database.', async () => (await import('../admin.js')).admin),
  COMPLETION_COMMAND(() => COMMANDS),
];
