import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { imageSize } from 'image-size';
import { createCanvas, resolveFfmpeg } from '@app/render';
import { loadConfig, SafeFetch } from '@app/platform';
import { MediaServer } from '@app/testing';
import { chooseMakers } from '../src/choose-makers';
import { MEDIA_CONFIG } from '../src/media.config';
import type { ImageOrder, MakeCall, RemoteTicket } from '../src/media-maker';
import { falInputs } from '../src/remote/remote-inputs';
import { FalQueue } from '../src/remote/fal.queue';
import { ProviderHttp } from '../src/remote/provider.http';
import { RemoteImages } from '../src/remote/remote.makers';

const run = promisify(execFile);
const ORDER: ImageOrder = {
  prompt: 'A harbour',
  width: 1080,
  height: 1920,
  style: 'nature-doc',
  domain: 'general',
  seed: 7,
  index: 0,
};
const NO_PAUSE = async (_ms: number, signal: AbortSignal): Promise<void> => signal.throwIfAborted();

describe('services that make pictures, clips and music', () => {
  let folder: string;
  let server: MediaServer;
  let picture: Buffer;
  const local = new SafeFetch(['127.0.0.1']);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-media-'));
    const canvas = createCanvas(320, 480);
    canvas.getContext('2d').fillRect(20, 20, 100, 100);
    picture = canvas.toBuffer('image/png');
  });

  beforeEach(async () => {
    server = await MediaServer.start({ bytes: picture, type: 'image/png' });
    // Only the first orders below look on while a service works: each look costs a second.
    server.behaviour.working = 0;
  });

  afterEach(async () => await server.stop());

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  function makers(service: 'images' | 'fal' | 'replicate', safeFetch = local) {
    const name = service.toUpperCase();
    return chooseMakers(
      MEDIA_CONFIG.of(
        loadConfig('worker', { [`${name}_BASE_URL`]: server.url, [`${name}_API_KEY`]: 'secret' }, [MEDIA_CONFIG]),
      ),
      safeFetch,
      process.env['FFMPEG_PATH'],
    );
  }

  function aCall(signal = new AbortController().signal): MakeCall & { kept: RemoteTicket[] } {
    const kept: RemoteTicket[] = [];
    const tickets = {
      read: async () => kept.at(-1) ?? null,
      keep: async (ticket: RemoteTicket) => void kept.push(ticket),
    };
    return { outPath: join(folder, 'made'), signal, tickets, kept };
  }

  /** Half a second of video or tone, as a service would send it. */
  async function recorded(name: string, ...source: string[]): Promise<Buffer> {
    const path = join(folder, name);
    await run(resolveFfmpeg(), ['-v', 'error', '-y', '-f', 'lavfi', '-i', ...source, path]);
    return await readFile(path);
  }

  it.each([
    ['images', 'Bearer secret', '/v1/images/generations', { model: 'gpt-image-1', n: 1, size: '1024x1536' }],
    ['fal', 'Key secret', '/fal-ai/flux/schnell', { num_images: 1, seed: 7, image_size: { width: 800, height: 1440 } }],
    ['replicate', 'Bearer secret', '/v1/predictions', { version: 'black-forest-labs/flux-schnell' }],
  ] as const)('order a picture of %s in its own format', async (service, authorization, path, body) => {
    server.behaviour.working = 1;
    const { images } = makers(service);
    expect(images.paid).toBe(true);
    const call = aCall();
    expect(await images.make(ORDER, call)).toEqual({ width: 320, height: 480 });
    expect(server.orders).toMatchObject([{ path, authorization, body }]);
    expect(JSON.stringify(server.orders[0]?.body)).toContain('A harbour');
    expect(imageSize(await readFile(call.outPath))).toMatchObject({ width: 320, height: 480, type: 'jpg' });
    // The file's address is not the service's door: its key stays outside.
    for (const { path: asked, authorization: key } of server.requests)
      if (asked === '/made/file') expect(key).toBeUndefined();
  });

  it('take a picture of OpenAI by its address too', async () => {
    server.behaviour.base64 = false;
    expect(await makers('images').images.make(ORDER, aCall())).toEqual({ width: 320, height: 480 });
  });

  it('order a clip with its seed inside, and music with its length', async () => {
    const seedPath = join(folder, 'seed.png');
    await writeFile(seedPath, picture);
    server.behaviour.file = {
      bytes: await recorded('clip.mp4', 'testsrc=size=320x240:rate=10:duration=1.5', '-pix_fmt', 'yuv420p'),
      type: 'video/mp4',
    };
    const clip = await makers('replicate').clips.make({ prompt: 'Slow push', seedPath, seconds: 5 }, aCall());
    expect(clip).toEqual({ width: 320, height: 240, seconds: 1.5 });
    const input = server.orders[0]?.body?.['input'] as Record<string, string>;
    expect(input['image']).toMatch(/^data:image\/jpeg;base64,/);

    server.behaviour.file = {
      bytes: await recorded('tune.mp3', 'sine=frequency=440:duration=1.5'),
      type: 'audio/mpeg',
    };
    const music = await makers('fal').music.make({ prompt: 'Slow strings', seconds: 21.3 }, aCall());
    expect(music?.seconds).toBeGreaterThan(1.4);
    expect(server.orders[1]).toMatchObject({ path: '/fal-ai/stable-audio', body: { seconds_total: 22 } });
  });

  it.each(['images', 'fal', 'replicate'] as const)(
    'ask %s again after 429, and give up when it stays',
    async (service) => {
      server.behaviour.refusals = [429];
      expect(await makers(service).images.make(ORDER, aCall())).toEqual({ width: 320, height: 480 });
      expect(server.orders).toHaveLength(2);
      server.behaviour.refusals = [429, 429, 429];
      await expect(makers(service).images.make(ORDER, aCall())).rejects.toMatchObject({ fault: 'busy' });
    },
  );

  it.each([401, 422, 500])('order nothing twice after %d', async (status) => {
    server.behaviour.refusals = [status];
    const failing = makers('fal').images.make(ORDER, aCall());
    await expect(failing).rejects.toMatchObject({ name: 'MediaError', message: `the service answered ${status}` });
    expect(server.orders).toHaveLength(1);
  });

  it.each(['images', 'fal', 'replicate'] as const)('tell when %s gives up', async (service) => {
    server.behaviour.outcome = 'failed';
    const fault = service === 'images' ? 'refused' : 'failed';
    await expect(makers(service).images.make(ORDER, aCall())).rejects.toMatchObject({ fault });
  });

  it.each([
    ['a page called a picture', () => Buffer.from('<html>not here</html>')],
    ['half a picture', () => picture.subarray(0, 60)],
    ['a picture too small to show', () => createCanvas(64, 64).toBuffer('image/png')],
    ['more than a picture may weigh', () => Buffer.alloc(26_000_000, 1)],
  ])('refuse %s', async (_, bytes) => {
    server.behaviour.file = { bytes: bytes(), type: 'image/png' };
    await expect(makers('fal').images.make(ORDER, aCall())).rejects.toMatchObject({ fault: 'bad_file' });
  });

  it('fetch no file from a private address, and ask no other server with the key', async () => {
    const strict = new SafeFetch([]);
    await expect(makers('fal', strict).images.make(ORDER, aCall())).rejects.toMatchObject({
      fault: 'bad_file',
      message: expect.stringContaining('not a public address') as string,
    });
    const elsewhere = { service: 'fal', statusUrl: 'http://127.0.0.1:9/status', resultUrl: 'http://127.0.0.1:9/' };
    const call = aCall();
    call.kept.push(elsewhere);
    await expect(makers('fal').images.make(ORDER, call)).rejects.toMatchObject({ fault: 'bad_answer' });
  });

  it('stop at once when told to while a service hangs', async () => {
    server.behaviour.outcome = 'hang';
    for (const service of ['images', 'fal', 'replicate'] as const) {
      const abort = new AbortController();
      const making = makers(service).images.make(ORDER, aCall(abort.signal));
      setTimeout(() => abort.abort(new Error('stopped')), 100);
      await expect(making).rejects.toThrow('stopped');
    }
  });

  it('give up on a work that never ends, and on a service that never answers', async () => {
    server.behaviour.outcome = 'hang';
    const access = { name: 'media', baseUrl: server.url, authorization: undefined, timeoutMs: 200 };
    const queue = new FalQueue(new ProviderHttp(access, NO_PAUSE));
    const images = new RemoteImages({ queue, inputs: falInputs, model: 'a/b', safeFetch: local, pause: NO_PAUSE });
    await expect(images.make(ORDER, aCall())).rejects.toMatchObject({ fault: 'timeout' });
    const silent = new ProviderHttp(access, NO_PAUSE).post('/v1/images/generations', {}, new AbortController().signal);
    await expect(silent).rejects.toMatchObject({ fault: 'timeout' });
  });

  it.each(['fal', 'replicate'] as const)('take up the work at %s that a killed worker ordered', async (service) => {
    const call = aCall();
    await makers(service).images.make(ORDER, call);
    await makers(service).images.make(ORDER, call);
    expect(server.orders).toHaveLength(1);
    // What the service has given up is ordered anew.
    server.behaviour.outcome = 'failed';
    await expect(makers(service).images.make(ORDER, call)).rejects.toMatchObject({ fault: 'failed' });
    expect(server.orders).toHaveLength(2);
  });
});
