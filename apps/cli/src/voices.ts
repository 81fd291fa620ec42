import { InstallError, ModelFolder, ModelInstaller, VOICE_MODELS } from '@app/design';
import { type Config, ConfigError, loadConfig } from '@app/platform';
import { ProgressBar } from './progress-bar';
import { readVoiceWords, type VoiceWords, VoiceWordsError } from './voices/voice-words';

type Command = (name: string) => Promise<void>;

/** Lists, installs and removes natural voices under `DATA_DIR`. */
function commandsOf({ dataDir, voices }: Config, signal: AbortSignal): Record<VoiceWords['command'], Command> {
  const folder = new ModelFolder(dataDir);
  const installer = new ModelInstaller(folder, voices.modelsUrl);
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

async function main(given: string[]): Promise<void> {
  const { command, name } = readVoiceWords(given);
  const abort = new AbortController();
  process.on('SIGINT', () => abort.abort(new InstallError('Stopped; the next try goes on where this one ended.')));
  await commandsOf(loadConfig('cli', process.env), abort.signal)[command](name);
}

const PLAIN = [VoiceWordsError, InstallError, ConfigError];

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = PLAIN.some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
});
