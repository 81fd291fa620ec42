import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, briefVideo, S3Server, Stack, type VideoBody } from '@app/testing';

/** Sealed columns can be read in both installations. */
const SECRET_KEY = 'the key of both installations';

interface Verified {
  ok: boolean;
  ledger: { ok: boolean; openHolds: number };
  files: { named: number; missing: string[]; changed: string[] };
}

/** The restart drill: what an operator does after a fire (docs/guides/operate.md, "Backup and restore"). */
describe('an installation that burns down', () => {
  let folder: string;
  let store: S3Server;
  let old: Stack;
  let risen: Stack | undefined;
  let client: ApiClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-drill-'));
    store = await S3Server.start();
    old = await Stack.start({ SECRET_KEY });
    client = await old.account(5_000);
  });

  afterAll(async () => {
    await risen?.stop();
    await old.stop();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('stands again from its backup: money, videos, keys, and the work that was under way', async () => {
    const worker = await old.startWorker();
    const order = await client.post<VideoBody>('/v1/videos/from-data', briefVideo());
    const video = await client.finished(order.body.videoId);
    expect(video.status).toBe('rendered');
    await worker.end();
    const queued = (await client.post<VideoBody>('/v1/videos/from-data', briefVideo())).body.videoId;
    const { body: account } = await client.get('/v1/account');

    const place = join(folder, 'backup');
    expect(await old.admin('backup', '--to', place)).toMatchObject({ ok: true, missing: [] });
    const media = [video.renderUrl, video.webUrl, video.thumbnail, captionsOf(video)].map((url) => new URL(url ?? ''));
    const kept = await Promise.all(media.map((url) => bytesOf(url)));

    // Another machine, an empty database, and a bucket in place of the folder.
    risen = await Stack.start({ SECRET_KEY, ...store.environment('risen') });
    expect(await risen.admin<Verified>('restore', '--from', place)).toMatchObject({ ok: true, ledger: { ok: true } });
    expect(await risen.admin<Verified>('verify', '--bytes', 'on')).toMatchObject({ ok: true, files: { missing: [] } });

    const again = new ApiClient(risen.baseUrl, client.apiKey, risen.description);
    expect((await again.get('/v1/account')).body).toEqual(account);
    const found = await Promise.all(
      media.map(({ pathname, search }) => bytesOf(new URL(pathname + search, again.baseUrl))),
    );
    expect(found.map((bytes, index) => bytes.equals(kept[index] ?? Buffer.alloc(0)))).toEqual(media.map(() => true));

    await risen.startWorker();
    expect(await again.finished(queued)).toMatchObject({ status: 'rendered' });
    const next = await again.post<VideoBody>('/v1/videos/from-data', briefVideo({ render: false }));
    expect(numberOf(next.body)).toBeGreaterThan(Number(queued.slice('vid-'.length)));
    await again.finished(next.body.videoId);
    const verified = await risen.admin<Verified>('verify', '--bytes', 'on');
    expect(verified).toMatchObject({ ok: true, ledger: { ok: true, openHolds: 0 } });
    expect(verified.files.named).toBeGreaterThan(10);
  });

  it('is told of a file that is gone, by its name', async () => {
    const [key = ''] = store.keys().filter((name) => name.endsWith('poster.jpg'));
    await store.lose(key);
    await expect(risen?.admin('verify')).resolves.toMatchObject({
      ok: false,
      files: { missing: [key.replace('risen/', '')], changed: [] },
    });
  });
});

function captionsOf({ renderUrl }: VideoBody): string {
  return (renderUrl ?? '').replace('video.mp4', 'captions.vtt');
}

function numberOf({ videoId }: VideoBody): number {
  return Number(videoId.slice('vid-'.length));
}

async function bytesOf(url: URL): Promise<Buffer> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
