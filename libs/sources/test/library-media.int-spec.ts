import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFootage } from '../src/footage/read-footage';
import { shotsOf } from '../src/footage/shots-of';
import { UnusableMediaError } from '../src/library/library.errors';
import { MediaProcess } from '../src/library/media-process';
import { type PreparedMedia, prepareMedia } from '../src/library/prepare-media';
import { readProbe } from '../src/library/read-probe';
import { hollowPng, MediaFiles } from './library/media-files';

const PATTERN = ['-f', 'lavfi', '-i', 'testsrc=size=120x80:rate=10:d=1'];
const TONE = ['-f', 'lavfi', '-i', 'sine=d=1'];

describe('files of strangers', () => {
  const media = new MediaProcess(process.env['FFMPEG_PATH']);
  let files: MediaFiles;
  let shots: string;

  beforeAll(async () => {
    files = new MediaFiles(await mkdtemp(join(tmpdir(), 'factreel-media-')));
    shots = await files.threeShots('shots.mp4');
  });

  afterAll(async () => {
    await rm(files.folder, { recursive: true, force: true });
  });

  const prepare = async (path: string): Promise<PreparedMedia> =>
    await prepareMedia(media, path, await mkdtemp(join(files.folder, 'kept-')));
  const refusal = async (path: string): Promise<string> =>
    await prepare(path).then(
      () => 'taken',
      (error: unknown) => {
        expect(error).toBeInstanceOf(UnusableMediaError);
        return (error as Error).message;
      },
    );

  it('keeps a video with its thumbnail and its cuts', async () => {
    const made = await prepare(shots);
    expect(made).toMatchObject({ kind: 'video', seconds: 6, width: 160, height: 120 });
    expect(made.shots).toEqual(
      [0, 2000, 4000].map((fromMs) => ({
        fromMs,
        toMs: fromMs + 2000,
        isBlack: false,
        isFrozen: false,
        loudness: null,
      })),
    );
    expect((await readFile(made.thumbnailPath ?? '')).subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('reads what is black, frozen, silent and how loud it is in one decode', async () => {
    const reading = await readFootage(media, { path: shots, demuxer: 'mov' }, { seconds: 6 });
    expect(reading.cutsMs).toEqual([2000, 4000]);
    expect(reading.black).toEqual([{ fromMs: 2000, toMs: 4000 }]);
    expect(reading.keyFramesMs[0]).toBe(0);
    expect(reading.silent).toEqual([{ fromMs: expect.closeTo(3000, -3) as number, toMs: 6000 }]);
    expect(reading.loudness).toBeLessThan(-15);
    const [first, second, third] = shotsOf(6, reading);
    expect(first).toMatchObject({ isBlack: false, isFrozen: false, loudness: expect.closeTo(-21.8, 0) as number });
    expect(second).toMatchObject({ isBlack: true, isFrozen: true });
    expect(third).toMatchObject({ isBlack: false, isFrozen: true, loudness: null });
  });

  it('shows a portrait as it was held', async () => {
    const turned = await files.make('turned.mp4', '-display_rotation', '90', '-i', shots, '-c', 'copy', '-t', '1');
    expect(await prepare(turned)).toMatchObject({ kind: 'video', width: 120, height: 160 });
  });

  it('takes a varying frame rate and a recording whose length nobody wrote down', async () => {
    const vary = "select='not(mod(n,3))+lt(n,3)'";
    const varied = await files.make('varied.mp4', ...PATTERN, '-vf', vary, '-fps_mode', 'vfr', '-pix_fmt', 'yuv420p');
    expect(await prepare(varied)).toMatchObject({ kind: 'video', width: 120 });
    const live = await files.make('live.webm', ...PATTERN, '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-live', '1');
    expect((await prepare(live)).seconds).toBeCloseTo(1, 0);
  });

  it('writes old codecs anew', async () => {
    const old = await files.make('old.avi', ...PATTERN, ...TONE, '-c:v', 'mjpeg', '-c:a', 'pcm_s16le');
    const { path, seconds } = await prepare(old);
    const { video, audio } = readProbe(await media.run({ input: { path, demuxer: 'mov' } }));
    expect([video?.codec, audio?.codec]).toEqual(['h264', 'aac']);
    expect(seconds).toBeCloseTo(1, 0);
  });

  it.each([
    ['tone.mp3', [], 'media.mp3'],
    ['tone.flac', [], 'media.m4a'],
    ['tone.wav', [], 'media.m4a'],
    ['tone.mp4', ['-c:a', 'aac'], 'media.m4a'],
  ])('keeps the sound of %s', async (name, words, kept) => {
    const made = await prepare(await files.make(name, ...TONE, ...words));
    expect(made).toMatchObject({ kind: 'audio', thumbnailPath: null, width: null, shots: null });
    expect(made.path.endsWith(kept)).toBe(true);
    expect(made.seconds).toBeCloseTo(1, 0);
  });

  it('takes a sound with cover art for a sound, and leaves the cover out', async () => {
    const cover = await files.make('cover.jpg', ...PATTERN, '-frames:v', '1');
    const song = await files.make(
      'song.mp3',
      ...TONE,
      '-i',
      cover,
      '-map',
      '0',
      '-map',
      '1',
      '-disposition:v',
      'attached_pic',
    );
    const { kind, path } = await prepare(song);
    expect(kind).toBe('audio');
    expect(await readFile(path, 'latin1')).not.toContain('APIC');
  });

  it.each([
    ['p.png', [], 'media.jpg'],
    ['p.jpg', [], 'media.jpg'],
    ['p.webp', [], 'media.jpg'],
    ['p.gif', [], 'media.png'],
    ['clear.png', ['-pix_fmt', 'rgba'], 'media.png'],
  ])('keeps the picture %s', async (name, words, kept) => {
    const made = await prepare(await files.make(name, ...PATTERN, '-frames:v', '1', ...words));
    expect(made).toMatchObject({ kind: 'image', width: 120, height: 80, seconds: null });
    expect(made.path.endsWith(kept)).toBe(true);
  });

  it('goes by the bytes, not by the name, and keeps nothing that hides behind a picture', async () => {
    const picture = await files.make('q.jpg', ...PATTERN, '-frames:v', '1');
    const secret = '#EXTM3U\nfile:///etc/passwd\n<script>';
    const both = await files.write('both.m3u8', Buffer.concat([await readFile(picture), Buffer.from(secret)]));
    const made = await prepare(both);
    expect(made.kind).toBe('image');
    expect(await readFile(made.path, 'latin1')).not.toContain('EXTM3U');
  });

  it('refuses playlists, scripts of other files, drawings and what is no media', async () => {
    const texts = [
      '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
      "ffconcat version 1.0\nfile '/etc/passwd'\n",
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      '<MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>',
      '%PDF-1.7',
      '',
    ];
    for (const text of texts) {
      const path = await files.write('text.mp4', text);
      expect(await refusal(path)).toBe('the file holds no picture, video or sound of a type that is taken');
    }
  });

  it('refuses a picture by what its head claims, before anything is decoded', async () => {
    const path = await files.write('huge.png', hollowPng(30_000, 30_000));
    expect(await refusal(path)).toBe('the file is too large a picture (30000 x 30000 pixels)');
  });

  it('refuses what is cut short or empty inside', async () => {
    expect(await refusal(await files.cut('cut.mp4', shots, 3_000))).toBe('the file cannot be decoded');
    expect(await refusal(await files.write('hollow.png', hollowPng(10, 10)))).toBe('the file cannot be decoded');
  });

  it('refuses a recording that plays for longer than an hour', async () => {
    const still = ['-f', 'lavfi', '-i', 'color=size=16x16:rate=1/600:d=36000', '-pix_fmt', 'yuv420p'];
    const path = await files.make('long.mp4', ...still);
    expect((await stat(path)).size).toBeLessThan(100_000);
    expect(await refusal(path)).toBe('the file plays for longer than the hour that is taken');
  });

  it('stops ffmpeg where it takes too long or too much', async () => {
    const input = { path: shots, demuxer: 'mov' };
    const endless = ['-vf', 'loop=-1:size=1', '-f', 'null', '-'];
    await expect(media.run({ input, then: endless, timeoutMs: 500 })).rejects.toThrow('takes too long');
    const greedy = ['-vf', 'scale=30000:30000:flags=neighbor', '-f', 'null', '-'];
    await expect(media.run({ input, then: greedy })).rejects.toThrow('cannot be decoded');
  });
});
