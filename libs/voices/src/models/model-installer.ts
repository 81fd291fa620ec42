import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '@app/platform';
import { download, type OnProgress } from './download';
import { InstallError } from './install.errors';
import type { ModelFolder } from './model-folder';
import { unpack } from './unpack';
import { VOICE_MODELS, type VoiceModel } from './voice-models';

/** The release's own list of hashes: `<sha256> <file>` a line, in either order of the two. */
const CHECKSUMS = 'checksum.txt';
const CHECKSUMS_TIMEOUT_MS = 30_000;
const MOST_CHECKSUMS = 5_000_000;

/** Installs and removes natural voices under `DATA_DIR/voices`. */
export class ModelInstaller {
  /** `baseUrl` is the folder of the release that holds the archives and their `checksum.txt`. */
  constructor(
    private readonly folder: ModelFolder,
    private readonly baseUrl: string,
  ) {}

  /** The voice of this name. Throws `InstallError` that lists the names there are. */
  find(name: string): VoiceModel {
    const model = VOICE_MODELS.find((candidate) => candidate.name === name);
    if (model) return model;
    throw new InstallError(
      `there is no voice "${name}"; there is ${VOICE_MODELS.map((voice) => voice.name).join(', ')}`,
    );
  }

  /**
   * Fetches (going on where an earlier try broke off), checks by SHA-256, unpacks beside and moves into place at once, so
   * that a voice is there whole or not at all. Throws `InstallError`, or the signal's reason.
   */
  async install(model: VoiceModel, signal: AbortSignal, onProgress: OnProgress = () => undefined): Promise<void> {
    await mkdir(this.folder.path, { recursive: true });
    const file = `${model.archive}.tar.bz2`;
    const wanted = await this.hashFor(file, signal);
    const archive = join(this.folder.path, `${file}.part`);
    await download(`${this.baseUrl}/${file}`, archive, signal, onProgress);
    if ((await digestOf(createReadStream(archive))).sha256 !== wanted) {
      await rm(archive, { force: true });
      throw new InstallError(`${file} is not what ${CHECKSUMS} says it is; it was thrown away`);
    }
    const beside = await mkdtemp(join(this.folder.path, '.unpacking-'));
    try {
      await unpack(archive, beside, signal);
      const unpacked = join(beside, model.archive);
      const missing = this.folder.missingFiles(model, unpacked);
      if (missing.length > 0) throw new InstallError(`${file} lacks ${missing.join(', ')}`);
      await writeFile(join(unpacked, 'factreel.json'), JSON.stringify({ archive: file, sha256: wanted }, null, 2));
      await this.remove(model);
      await rename(unpacked, this.folder.pathOf(model));
      await rm(archive, { force: true });
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  }

  /** Removes a voice, or nothing where it is not installed. */
  async remove(model: VoiceModel): Promise<void> {
    await rm(this.folder.pathOf(model), { recursive: true, force: true });
  }

  private async hashFor(file: string, signal: AbortSignal): Promise<string> {
    const url = `${this.baseUrl}/${CHECKSUMS}`;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(CHECKSUMS_TIMEOUT_MS)]);
    const list = await fetch(url, { signal: limit })
      .then(async (answer) => (answer.ok ? (await answer.text()).slice(0, MOST_CHECKSUMS) : null))
      .catch(() => null);
    signal.throwIfAborted();
    if (list === null) throw new InstallError(`${url} could not be read, and no voice is installed unchecked`);
    const line = list.split('\n').find((entry) => entry.split(/[\s*]+/u).includes(file));
    const hash = /\b[0-9a-f]{64}\b/iu.exec(line ?? '')?.[0].toLowerCase();
    if (!hash) throw new InstallError(`${url} has no SHA-256 of ${file}`);
    return hash;
  }
}
