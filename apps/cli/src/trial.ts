import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Given, UsageError } from './program/command';
import { type TrialPayload, writeScript } from './trial/write-script';

const USAGE = 'npm run trial -- <folder of payloads> [language ...]';

/** Writes a readable script next to each payload in a folder, one per language (docs/trial.md). */
export async function trial({ words: [folder, ...languages] }: Given): Promise<void> {
  if (folder === undefined) throw new UsageError(USAGE);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const name of names) {
    const payload = JSON.parse(await readFile(join(folder, name), 'utf8')) as TrialPayload & Record<string, unknown>;
    for (const language of languages.length > 0 ? languages : ['en']) {
      const path = join(folder, `${name.slice(0, -'.json'.length)}.${language}.txt`);
      await writeFile(path, `${JSON.stringify(payload, null, 2)}\n\n${writeScript(payload, language)}\n`);
      process.stdout.write(`${path}\n`);
    }
  }
}
