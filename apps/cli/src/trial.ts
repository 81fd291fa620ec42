import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODEL_CONFIG, type ModelSettings } from '@app/design';
import { loadConfig } from '@app/platform';
import { type Given, UsageError } from './program/command';
import type { Terminal } from './program/terminal';
import { writeModelTrial } from './trial/model-trial';
import { type TrialPayload, writeScript } from './trial/write-script';

const USAGE = 'npm run trial -- [--model] <folder of payloads> [language ...]';

/**
 * Writes a readable script next to each payload in a folder, in its own language or in each that is named (docs/trial.md);
 * with `--model` a page that lays it beside what the configured model writes.
 */
export async function trial({ words }: Given, { environment }: Terminal): Promise<void> {
  const [folder, ...languages] = words.filter((word) => word !== '--model');
  if (folder === undefined) throw new UsageError(USAGE);
  const model = words.includes('--model') ? configuredModel(environment) : null;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const name of names) {
    const payload = JSON.parse(await readFile(join(folder, name), 'utf8')) as TrialPayload & Record<string, unknown>;
    for (const language of languages.length > 0 ? languages : [payload.language ?? 'en']) {
      const stem = join(folder, `${name.slice(0, -'.json'.length)}.${language}`);
      const path = model ? `${stem}.model.md` : `${stem}.txt`;
      const text = model
        ? await writeModelTrial(name, payload, language, model)
        : `${JSON.stringify(payload, null, 2)}\n\n${writeScript(payload, language)}\n`;
      await writeFile(path, text);
      process.stdout.write(`${path}\n`);
    }
  }
}

function configuredModel(environment: NodeJS.ProcessEnv): ModelSettings {
  const model = MODEL_CONFIG.of(loadConfig('cli', environment, [MODEL_CONFIG]));
  if (!model) throw new UsageError('--model needs LLM_MODEL and what goes with it: see docs/guides/local-model.md');
  return model;
}
