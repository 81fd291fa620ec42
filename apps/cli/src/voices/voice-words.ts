import { UsageError } from '../program/command';

/** What a person may ask of voices. */
export interface VoiceWords {
  command: 'list' | 'install' | 'remove';
  /** Of the voice; empty for a list. */
  name: string;
}

/** Words that are not understood; its message is all that is shown. */
export class VoiceWordsError extends UsageError {}

const USAGE = `npm run voices -- list
npm run voices -- install <voice>
npm run voices -- remove <voice>`;

/** Reads the words behind `npm run voices --`; none at all lists. Throws `VoiceWordsError`. */
export function readVoiceWords([command = 'list', name, ...rest]: string[]): VoiceWords {
  if (command === 'list' && name === undefined) return { command, name: '' };
  if ((command === 'install' || command === 'remove') && name !== undefined && rest.length === 0)
    return { command, name };
  throw new VoiceWordsError(USAGE);
}
