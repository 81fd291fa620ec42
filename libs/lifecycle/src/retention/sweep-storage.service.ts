import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, eachAlone, ObjectStorage } from '@app/platform';
import { Sweeps } from '../sweeps';

const DAY_MS = 86_400_000;
/** Objects get their row after they are stored; no upload takes this long. */
const GRACE_MS = DAY_MS;
const EVERY_MS = DAY_MS;
const PAGE = 500;
/** Voice samples are made again on the next request. */
const SAMPLES_MS = 180 * DAY_MS;

/** Storage folders named by ids, each with the table of these ids. */
const KNOWN_BY = {
  videos: 'videos',
  library: 'library_assets',
  sources: 'source_packs',
  exports: 'account_exports',
  plans: 'video_plans',
};
type Kind = keyof typeof KNOWN_BY;

const named = (folder: string): object => ({ folder });

/** Finds objects without a row, left by a killed process or a rolled-back transaction. */
@Injectable()
export class SweepStorageService {
  private readonly logger = new Logger(SweepStorageService.name);

  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly sweeps: Sweeps,
    private readonly clock: Clock,
  ) {}

  /** Any number of processes may run it at once; one works on each folder. */
  async sweep(): Promise<void> {
    for (const kind of Object.keys(KNOWN_BY) as Kind[]) {
      await this.sweeps.turn({
        name: `orphans of ${kind}`,
        everyMs: EVERY_MS,
        step: (after) => this.step(kind, after),
      });
    }
    const step = (after: string) => this.forgetSamples(after);
    await this.sweeps.turn({ name: 'old voice samples', everyMs: EVERY_MS, step });
  }

  private async step(kind: Kind, after: string): Promise<string | null> {
    const names = await this.storage.folders(kind, { after, limit: PAGE });
    const folders = (await this.unknown(kind, names)).map((name) => `${kind}/${name}`);
    await eachAlone(folders, named, async (folder) => {
      if (!(await this.isOlder(folder, GRACE_MS))) return;
      await this.storage.removeAll(folder);
      this.logger.log({ folder }, 'orphans removed');
    });
    return names.length < PAGE ? null : (names.at(-1) ?? null);
  }

  private async unknown(kind: Kind, names: string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const statement = `SELECT id FROM ${KNOWN_BY[kind]} WHERE id IN (?)`;
    const rows = await this.database.read().execute<Array<{ id: string }>>(statement, [names]);
    const known = new Set(rows.map(({ id }) => id));
    return names.filter((name) => !known.has(name));
  }

  private async forgetSamples(after: string): Promise<string | null> {
    const voices = await this.storage.folders('voice-samples', { after, limit: PAGE });
    const folders = voices.map((voice) => `voice-samples/${voice}`);
    await eachAlone(folders, named, async (folder) => {
      if (await this.isOlder(folder, SAMPLES_MS)) await this.storage.removeAll(folder);
    });
    return voices.length < PAGE ? null : (voices.at(-1) ?? null);
  }

  private async isOlder(folder: string, ms: number): Promise<boolean> {
    const before = this.clock.now().getTime() - ms;
    for await (const { modifiedAt } of this.storage.list(folder)) {
      if (modifiedAt.getTime() > before) return false;
    }
    return true;
  }
}
