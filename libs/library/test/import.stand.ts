import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { Job, RunJobService } from '@app/jobs';
import { Database, loadConfig, PlatformModule } from '@app/platform';
import { createCanvas } from '@app/render';
import { LibraryService } from '@app/sources';
import { DRIVE_KEY, DriveServer, GOOGLE_FOLDER, startTestDatabase, type TestDatabase } from '@app/testing';
import { ImportsService, LibraryModule } from '../src';

const GOOGLE = 'https://drive.google.com/drive/folders/root?usp=sharing';
const never = new AbortController().signal;

/** Imports over a database and a library of their own, out of a drive that the test fills. */
export class ImportStand {
  private serial = 0;

  private constructor(
    private readonly app: INestApplicationContext,
    private readonly folder: string,
    private readonly database: TestDatabase,
    readonly drive: DriveServer,
  ) {}

  static async start(): Promise<ImportStand> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-import-test-'));
    const database = await startTestDatabase();
    const drive = await DriveServer.start();
    const config = loadConfig(
      'worker',
      {
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        LOG_LEVEL: 'silent',
        FFMPEG_PATH: process.env['FFMPEG_PATH'],
        GOOGLE_DRIVE_BASE_URL: drive.url,
        GOOGLE_DRIVE_API_KEY: DRIVE_KEY,
        DROPBOX_BASE_URL: drive.url,
      },
      CONFIG_PARTS,
    );
    const platform = PlatformModule.with({ config, databaseUrl: database.url, entities: ENTITIES });
    const app = await Test.createTestingModule({ imports: [platform, LibraryModule] }).compile();
    await app.init();
    Logger.overrideLogger(false);
    return new ImportStand(app, folder, database, drive);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.drive.stop();
    await this.database.stop();
    await rm(this.folder, { recursive: true, force: true });
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
    return this.app.get<T>(token, { strict: false });
  }

  async anAccount(): Promise<string> {
    const id = `acc_import${++this.serial}`;
    const row = [id, `${id}@x.example`, 'x'];
    const insert = 'INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())';
    await this.get(Database).read().execute(insert, row);
    return id;
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
