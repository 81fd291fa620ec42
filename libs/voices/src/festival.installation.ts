import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { FESTIVAL_VOICE } from './festival.script';

/** Where Debian, a local build and Homebrew put it. */
const BINARIES = ['/usr/bin/festival', '/usr/local/bin/festival', '/opt/homebrew/bin/festival'];
/** Folders under `share/festival/voices` that distributions use for the same voice. */
const VOICE_FOLDERS = ['us', 'english'];

/** Path of a festival that has the house's English voice, or null. */
export function findFestival(binaries: readonly string[] = BINARIES): string | null {
  const hasVoice = (binary: string) =>
    VOICE_FOLDERS.some((folder) => existsSync(resolve(binary, '../../share/festival/voices', folder, FESTIVAL_VOICE)));
  return binaries.find((binary) => existsSync(binary) && hasVoice(binary)) ?? null;
}
