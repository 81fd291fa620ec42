import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VOICE_MODELS, type VoiceModel } from './voice-models';

/** Files that every voice of a kind must have besides its network. */
const NEEDED: Record<VoiceModel['kind'], string[]> = {
  piper: ['tokens.txt', 'espeak-ng-data'],
  kokoro: ['voices.bin', 'tokens.txt', 'espeak-ng-data'],
};

/** A folder `voices` under `DATA_DIR`, one folder an installed voice. */
export class ModelFolder {
  /** `dataDir` as configured. */
  readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'voices');
  }

  /** Where a voice lies or would lie. */
  pathOf(model: VoiceModel): string {
    return join(this.path, model.archive);
  }

  /** Voices that are there with all their files, best first within a language. */
  installed(): VoiceModel[] {
    return VOICE_MODELS.filter((model) => this.missingFiles(model, this.pathOf(model)).length === 0);
  }

  /** Files that a voice needs and `folder` lacks. */
  missingFiles(model: VoiceModel, folder: string): string[] {
    return [model.file, ...NEEDED[model.kind]].filter((file) => !existsSync(join(folder, file)));
  }
}
