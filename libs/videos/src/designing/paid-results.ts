import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { RemoteTicket, TicketBox } from '@app/media';
import { ObjectStorage } from '@app/platform';
import { versionFolder } from '../video-files';

/** A piece of paid work of one version, e.g. `image-1`. */
export interface PaidPiece {
  videoId: string;
  version: number;
  name: string;
}

/** Keeps what services made, and their tickets, so that a worker that takes over pays nobody a second time. */
@Injectable()
export class PaidResults {
  constructor(private readonly storage: ObjectStorage) {}

  /** Copies a kept work to `path` and answers what was noted of it; null where there is none. */
  async take<Note>(piece: PaidPiece, path: string): Promise<Note | null> {
    const note = await this.readJson<Note>(`${keyOf(piece)}.json`);
    if (note === null) return null;
    await this.storage.fetchTo(keyOf(piece), path);
    return note;
  }

  /** The note is stored last: without it there is no work. */
  async keep(piece: PaidPiece, path: string, note: unknown): Promise<void> {
    await this.storage.putFile(keyOf(piece), path);
    await this.writeJson(`${keyOf(piece)}.json`, note);
  }

  tickets(piece: PaidPiece): TicketBox {
    const key = `${keyOf(piece)}.ticket.json`;
    return {
      read: () => this.readJson<RemoteTicket>(key),
      keep: (ticket) => this.writeJson(key, ticket),
    };
  }

  private async readJson<T>(key: string): Promise<T | null> {
    if (!(await this.storage.stat(key))) return null;
    return await this.scratch(async (path) => {
      await this.storage.fetchTo(key, path);
      return JSON.parse(await readFile(path, 'utf8')) as T;
    });
  }

  private async writeJson(key: string, value: unknown): Promise<void> {
    await this.scratch(async (path) => {
      await writeFile(path, JSON.stringify(value));
      await this.storage.putFile(key, path);
    });
  }

  private async scratch<T>(work: (path: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-note-'));
    try {
      return await work(join(folder, 'note.json'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function keyOf({ videoId, version, name }: PaidPiece): string {
  return `${versionFolder(videoId, version)}/paid/${name}`;
}
