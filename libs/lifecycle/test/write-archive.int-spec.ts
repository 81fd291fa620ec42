import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { waitFor } from '@app/testing';
import { type ArchiveFile, writeArchive } from '../src/export/write-archive';

/** A file that never ends, and whether it is still being read. */
function endless(): { file: ArchiveFile; isRead: () => boolean } {
  let isRead = false;
  async function* lines(): AsyncGenerator<string> {
    isRead = true;
    try {
      for (;;) {
        yield `${'{"n":1}'.repeat(1000)}\n`;
        await setImmediate();
      }
    } finally {
      isRead = false;
    }
  }
  const file = { name: 'data/rows.jsonl', compress: false, open: () => Readable.from(lines()) };
  return { file, isRead: () => isRead };
}

async function* files(...all: ArchiveFile[]): AsyncGenerator<ArchiveFile> {
  yield* all;
}

describe('writeArchive', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-archive-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it('closes what it reads if the disk is full, so no connection leaks', async () => {
    const { file, isRead } = endless();
    const written = writeArchive('/dev/full', files(file), new AbortController().signal);
    await expect(written).rejects.toMatchObject({ code: 'ENOSPC' });
    await waitFor('the rows to be let go of', async () => !isRead());
  });

  it('closes what it reads when it is aborted', async () => {
    const { file, isRead } = endless();
    const stop = new AbortController();
    const written = writeArchive(join(folder, 'stopped.zip'), files(file), stop.signal);
    await waitFor('the rows to be read', async () => isRead());
    stop.abort();
    await expect(written).rejects.toBe(stop.signal.reason);
    await waitFor('the rows to be let go of', async () => !isRead());
  });

  it('stops when it is aborted between two files', async () => {
    const stop = new AbortController();
    async function* late(): AsyncGenerator<ArchiveFile> {
      stop.abort();
      yield endless().file;
    }
    const written = writeArchive(join(folder, 'between.zip'), late(), stop.signal);
    await expect(written).rejects.toBe(stop.signal.reason);
  });
});
