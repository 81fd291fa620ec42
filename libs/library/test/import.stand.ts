import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { Job, RunJobService } from '@app/jobs';
import { Database } from '@app/platform';
import { createCanvas } from '@app/render';
import { LibraryService } from '@app/sources';
import { DRIVE_KEY, DriveServer, GOOGLE_FOLDER, TestApp } from '@app/testing';
import { ImportsService, LibraryModule } from '../src';

const GOOGLE = 'https://drive.google.com/drive/folders/root?usp=sharing';
const never = new AbortController().signal;

/** Imports over a database and a library of their own, out of a drive that the test fills. */
export class ImportStand {
  private serial = 0;

  private constructor(
    private readonly app: TestApp,
    readonly drive: DriveServer,
  ) {}

  static async start(): Promise<ImportStand> {
    const drive = await DriveServer.start();
    const app = await TestApp.start({
      house: { CONFIG_PARTS, ENTITIES },
      modules: [LibraryModule],
      settings: {
        GOOGLE_DRIVE_BASE_URL: drive.url,
        GOOGLE_DRIVE_API_KEY: DRIVE_KEY,
        DROPBOX_BASE_URL: drive.url,
      },
    });
    return new ImportStand(app, drive);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.drive.stop();
  }

  /** The drive as it is at first: one folder, empty. */
  empty(): void {
    const { drive } = this;
    drive.entries.clear();
    drive.calls.length = 0;
    drive.refusals.list.length = 0;
    drive.refusals.download.length = 0;
    drive.beforeFile = async () => undefined;
    drive.entries.set('root', { name: 'B-roll', parent: '', mimeType: GOOGLE_FOLDER });
  }

  get<T>(token: abstract new (...words: never[]) => T): T {
    return this.app.get(token);
  }

  async anAccount(): Promise<string> {
    return await this.app.account(`acc_import${++this.serial}`);
  }

  /** Names that differ have pictures that differ. */
  put(id: string, name: string, parent = 'root'): void {
    const { entries } = this.drive;
    const canvas = createCanvas(40 + entries.size, 40);
    canvas.getContext('2d').fillRect(4, 4, 20, 20);
    entries.set(id, { name, parent, mimeType: 'image/png', bytes: canvas.encodeSync('png') });
  }

  async ordered(account: string, url = GOOGLE): Promise<string> {
    return (await this.get(ImportsService).order(account, url)).job.id;
  }

  async imported(account: string, url = GOOGLE) {
    const id = await this.ordered(account, url);
    await this.get(RunJobService).run(id, 'import', { signal: never });
    return await this.outcome(account, id);
  }

  async outcome(account: string, id: string) {
    const ordered = await this.get(Database).read().findOneOrFail(Job, { id, accountId: account });
    const { job, files } = await this.get(ImportsService).of(ordered);
    return {
      status: job.status,
      error: job.error,
      files: files.map(({ name, status, reason }) => [name, status, reason]),
    };
  }

  /** Titles in the library, each under its folder, in order. */
  async library(account: string): Promise<string[]> {
    const { data } = await this.get(LibraryService).page(account, { limit: 100 });
    return data.map(({ title, folder: at }) => `${at}: ${title}`).sort();
  }
}
