import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrMake } from '@app/platform/read-or-make';
import { newSigningSecret } from '@app/webhooks/signature';

/** What the listener keeps between runs, beside the logins of `factreel login`. */
export class ListenFolder {
  private readonly folder: string;
  private readonly position: string;

  /** Positions are kept for each service and key, whose feeds have nothing in common. */
  constructor(configFolder: string, { baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
    this.folder = join(configFolder, 'listen');
    const feed = createHash('sha256').update(`${baseUrl} ${apiKey}`).digest('hex').slice(0, 16);
    this.position = join(this.folder, `${feed}.position`);
  }

  /** `whsec_…`, made once: a receiver is told it once. */
  secret(): string {
    return readOrMake(join(this.folder, 'signing.secret'), newSigningSecret);
  }

  /** The last event that was dealt with; undefined before the first run. */
  async lastEvent(): Promise<string | undefined> {
    const text = await readFile(this.position, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.trim() || undefined;
  }

  /** Written aside and moved into place, so that a kill leaves the old position or the new one. */
  async keep(eventId: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const scratch = `${this.position}.new`;
    await writeFile(scratch, `${eventId}\n`);
    await rename(scratch, this.position);
  }
}
