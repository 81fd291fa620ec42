import { InstallError, ModelFolder, ModelInstaller, VOICE_MODELS, VOICES_CONFIG } from '@app/voices';
import { type Config, loadConfig } from '@app/platform';
import type { Given } from './program/command';
import { CommandError } from './program/exit-codes';
import type { Terminal } from './program/terminal';
import { ProgressBar } from './progress-bar';
import { readVoiceWords, type VoiceWords } from './voices/voice-words';

type Command = (name: string) => Promise<void>;

/** Lists, installs and removes natural voices under `DATA_DIR`. */
function commandsOf(config: Config, signal: AbortSignal): Record<VoiceWords['command'], Command> {
  const folder = new ModelFolder(config.dataDir);
  const installer = new ModelInstaller(folder, VOICES_CONFIG.of(config).modelsUrl);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  return {
    async list() {
      const installed = folder.installed();
      for (const model of VOICE_MODELS) {
        const state = installed.includes(model) ? 'installed' : `${model.megabytes} MB`;
        say(`${model.language}  ${model.name.padEnd(28)} ${model.label.padEnd(34)} ${state}`);
      }
    },
    async install(name) {
      const model = installer.find(name);
      const bar = new ProgressBar(process.stderr);
      await installer.install(model, signal, (bytes, total) =>
        bar.show(total > 0 ? bytes / total : 0, `fetching, ${(bytes / 1e6).toFixed(0)} MB`),
      );
      bar.end();
      say(`${name} is installed and is the voice of ${model.language} from the next video on.`);
    },
    async remove(name) {
      await installer.remove(installer.find(name));
      say(`${name} is removed.`);
    },
  };
}

/** `factreel voices`. */
export async function voices({ words }: Given, { environment, signal }: Terminal): Promise<void> {
  const { command, name } = readVoiceWords(words);
  try {
    await commandsOf(loadConfig('cli', environment, [VOICES_CONFIG]), signal)[command](name);
  } catch (error) {
    if (error instanceof InstallError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}
