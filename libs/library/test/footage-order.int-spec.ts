import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LedgerAuditService, WalletService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { Job, JobEnds, type JobTicket, RunJobService, SweepJobsService } from '@app/jobs';
import { Database, ObjectStorage, QUEUES, StorageError, TicketQueues } from '@app/platform';
import { resolveFfmpeg } from '@app/render';
import { KeepAssetService, LibraryAsset, LibraryService } from '@app/sources';
import { takeAway, TestApp, TranscriptionServer, waitFor } from '@app/testing';
import { FootageJob, LibraryModule, OrderFootageService } from '../src';

const MINUTE = 20;
const signal = new AbortController().signal;

describe('an index of footage', () => {
  let app: TestApp;
  let transcriber: TranscriptionServer;
  let clip: string;
  let serial = 0;

  beforeAll(async () => {
    transcriber = await TranscriptionServer.start();
    app = await TestApp.start({
      house: { CONFIG_PARTS, ENTITIES },
      modules: [LibraryModule],
      settings: { TRANSCRIPTION_BASE_URL: transcriber.url, TRANSCRIPTION_API_KEY: 'tr-key' },
    });
    clip = join(app.folder, 'clip.mp4');
    const size = 'size=160x120:rate=10:d=1';
    const sources = [`testsrc=${size}`, `color=black:${size}`, 'sine=d=2'].flatMap((source) => [
      '-f',
      'lavfi',
      '-i',
      source,
    ]);
    const graph = ['-filter_complex', '[0][1]concat=n=2[v]', '-map', '[v]', '-map', '2:a', '-pix_fmt', 'yuv420p'];
    await promisify(execFile)(resolveFfmpeg(process.env['FFMPEG_PATH']), ['-v', 'error', ...sources, ...graph, clip]);
  });

  afterAll(async () => {
    await app.stop();
    await transcriber.stop();
  });

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get(token);

  const anAccount = async (credits: number): Promise<string> => await app.account(`acc_footage${++serial}`, credits);
  const aClip = async (accountId: string): Promise<string> =>
    (await get(KeepAssetService).keepFile(accountId, { path: clip, name: 'clip.mp4' })).id;
  const order = async (accountId: string, assetId: string) => await get(OrderFootageService).order(accountId, assetId);
  const run = async (jobId: string) => await get(RunJobService).run(jobId, 'index', { signal });
  const read = async (id: string) => {
    const em = get(Database).read();
    const { status, error } = await em.findOneOrFail(Job, { id });
    return { status, error, footageIndex: (await em.findOneOrFail(FootageJob, { id })).footageIndex };
  };
  const balance = async (accountId: string) => await get(WalletService).balance(accountId);

  it('is paid for once, and gives the video shots that say what they are', async () => {
    const account = await anAccount(100);
    const asset = await aClip(account);
    const { job, charged } = await order(account, asset);
    expect([charged, await balance(account)]).toEqual([MINUTE, { credits: 80, reserved: MINUTE }]);
    await run(job.id);
    await run(job.id);
    expect(await balance(account)).toEqual({ credits: 80, reserved: 0 });
    const done = await read(job.id);
    expect(done).toMatchObject({ status: 'done', error: null });
    expect(done.footageIndex).toMatchObject({
      black: [{ fromMs: 1000, toMs: 2000 }],
      transcript: { language: 'english', text: 'A tone.', segments: [{ fromMs: 0, toMs: 1500, text: 'A tone.' }] },
    });
    const { shots } = await get(LibraryService).get(account, asset);
    expect(await shots.load()).toMatchObject([
      { fromMs: 0, toMs: 1000, isBlack: false, loudness: expect.closeTo(-21.8, 0) as number },
      { fromMs: 1000, toMs: 2000, isBlack: true },
    ]);
    const again = await order(account, asset);
    expect([again.charged, again.job.id]).toEqual([0, job.id]);
    expect(await balance(account)).toEqual({ credits: 80, reserved: 0 });
  });

  it('is paid for once when it is ordered twice at a time', async () => {
    const account = await anAccount(100);
    const asset = await aClip(account);
    const orders = await Promise.all(Array.from({ length: 6 }, () => order(account, asset)));
    expect(new Set(orders.map(({ job }) => job.id)).size).toBe(1);
    expect(orders.reduce((sum, { charged }) => sum + charged, 0)).toBe(MINUTE);
    expect(await balance(account)).toEqual({ credits: 80, reserved: MINUTE });
  });

  it('is made, and paid for, once when a worker that was given up goes on beside the next', async () => {
    const account = await anAccount(100);
    const { job } = await order(account, await aClip(account));
    const release = transcriber.hold();
    const calls = transcriber.calls;
    const slow = run(job.id);
    await waitFor('the first worker to be in the middle', async () => transcriber.calls > calls);
    const next = run(job.id);
    await waitFor('the second to be there too', async () => transcriber.calls > calls + 1);
    expect(await balance(account)).toEqual({ credits: 80, reserved: MINUTE });
    release();
    await Promise.all([slow, next]);
    expect(await balance(account)).toEqual({ credits: 80, reserved: 0 });
    expect((await read(job.id)).status).toBe('done');
  });

  it('is taken up by the next worker where one is stopped or has died', async () => {
    const account = await anAccount(100);
    const { job } = await order(account, await aClip(account));
    const release = transcriber.hold();
    const calls = transcriber.calls;
    const shutdown = new AbortController();
    const stopped = get(RunJobService).run(job.id, 'index', { signal: shutdown.signal });
    await waitFor('the worker to be in the middle', async () => transcriber.calls > calls);
    shutdown.abort(new Error('the worker stops'));
    await expect(stopped).rejects.toThrow('the worker stops');
    release();
    expect(await balance(account)).toEqual({ credits: 80, reserved: MINUTE });
    const queue = get(TicketQueues).of(QUEUES.footage);
    await queue.obliterate({ force: true });
    const long = new Date(Date.now() - 60_000);
    await get(Database).read().nativeUpdate(Job, { id: job.id }, { updatedAt: long });
    await get(SweepJobsService).sweep();
    await get(SweepJobsService).sweep();
    const tickets = await queue.getJobs(['prioritized']);
    expect(tickets.filter(({ data }) => (data as JobTicket).jobId === job.id)).toHaveLength(1);
    await run(job.id);
    expect(await balance(account)).toEqual({ credits: 80, reserved: 0 });
  });

  it('waits for a store that is away, its credits set aside, and costs nothing where it stays away', async () => {
    const account = await anAccount(100);
    const { job } = await order(account, await aClip(account));
    const bringBack = takeAway(get(ObjectStorage));
    await expect(run(job.id)).rejects.toThrow(StorageError);
    expect(await balance(account)).toEqual({ credits: 80, reserved: MINUTE });
    bringBack();
    await run(job.id);
    expect(await balance(account)).toEqual({ credits: 80, reserved: 0 });
    const late = await order(account, await aClip(account));
    const bringBackAgain = takeAway(get(ObjectStorage));
    await get(RunJobService).run(late.job.id, 'index', { signal, tries: 20 });
    bringBackAgain();
    expect(await read(late.job.id)).toMatchObject({
      status: 'failed',
      error: 'The file storage does not answer right now. Try again later.',
    });
    expect(await balance(account)).toEqual({ credits: 80, reserved: 0 });
  });

  it('goes without a transcript where nobody writes one', async () => {
    const account = await anAccount(100);
    const { job } = await order(account, await aClip(account));
    transcriber.refusals.push(503);
    await run(job.id);
    const { status, footageIndex } = await read(job.id);
    expect([status, footageIndex?.transcript]).toEqual(['done', null]);
  });

  it('costs nothing when it fails', async () => {
    const account = await anAccount(100);
    const asset = await aClip(account);
    const { job } = await order(account, asset);
    await get(LibraryService).delete(account, asset);
    await run(job.id);
    const failed = await read(job.id);
    expect(failed).toMatchObject({ status: 'failed', error: `There is no asset ${asset}.` });
    expect(await balance(account)).toEqual({ credits: 100, reserved: 0 });
  });

  it('ends, and costs nothing, where the video is deleted while it is read', async () => {
    const account = await anAccount(100);
    const asset = await aClip(account);
    const { job } = await order(account, asset);
    const release = transcriber.hold();
    const calls = transcriber.calls;
    const reading = run(job.id);
    await waitFor('the worker to be in the middle', async () => transcriber.calls > calls);
    await get(LibraryService).delete(account, asset);
    release();
    await reading;
    const failed = await read(job.id);
    expect(failed).toMatchObject({ status: 'failed', error: `There is no asset ${asset}.`, footageIndex: null });
    expect(await balance(account)).toEqual({ credits: 100, reserved: 0 });
  });

  it('is refused, with the length that is taken, before anything is held for ten hours', async () => {
    const account = await anAccount(100_000);
    const asset = await aClip(account);
    await get(Database).read().nativeUpdate(LibraryAsset, { id: asset }, { duration: 36_000 });
    await expect(order(account, asset)).rejects.toThrow('plays for longer than the hour that is taken');
    expect(await balance(account)).toEqual({ credits: 100_000, reserved: 0 });
  });

  it('is held anew, and paid for once, when it is ordered again after a failure', async () => {
    const account = await anAccount(100);
    const asset = await aClip(account);
    const { job } = await order(account, asset);
    await get(JobEnds).fail(job.id, new Error('the decoder broke'));
    expect(await read(job.id)).toMatchObject({ status: 'failed', error: 'The footage could not be indexed' });
    const again = await order(account, asset);
    expect([again.charged, again.job.id === job.id]).toEqual([MINUTE, false]);
    await run(again.job.id);
    expect(await balance(account)).toEqual({ credits: 80, reserved: 0 });
  });

  it('is refused to a wallet that is too short, to others, and for what is no video', async () => {
    const poor = await anAccount(19);
    const asset = await aClip(poor);
    await expect(order(poor, asset)).rejects.toThrow('This needs 20 credits and the wallet can spend 19');
    expect(await get(Database).read().count(FootageJob, { assetId: asset })).toBe(0);
    await expect(order(await anAccount(100), asset)).rejects.toThrow(`There is no asset ${asset}.`);
    const sound = join(app.folder, 'tone.wav');
    const words = ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=1', sound];
    await promisify(execFile)(resolveFfmpeg(process.env['FFMPEG_PATH']), words);
    const { id } = await get(KeepAssetService).keepFile(poor, { path: sound, name: 'tone.wav' });
    await expect(order(poor, id)).rejects.toThrow('is no video');
  });

  it('leaves a ledger that adds up', async () => {
    expect(await get(LedgerAuditService).verify()).toMatchObject({ ok: true });
  });
});
