import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaProcess, type Probe, readLog, readProbe, type Span } from '@app/sources';
import type { GrayPicture } from './compare-pictures';

/** Samples a second of `VideoReading.voice`. */
export const VOICE_RATE = 8000;
/** Of a file that cannot be decoded in this no review is worth having. */
const TIMEOUT_MS = 100_000;
/** A picture without one lit sample in a thousand shows nothing: a style's own black ground carries a line of type. */
const BLACK = 'blackdetect=d=0.3:pix_th=0.1:pic_th=0.999';
const FROZEN = 'freezedetect=n=-60dB:d=1.5';
const SOUND = 'silencedetect=n=-50dB:d=1,ebur128=peak=true';
/** Where voices are and music is least. */
const VOICE = `pan=mono|c0=0.5*c0+0.5*c1,highpass=f=200,lowpass=f=3400,aresample=${VOICE_RATE},aformat=sample_fmts=s16`;

/** What one decode of a rendered file tells. */
export interface VideoReading {
  probe: Probe;
  /** Pictures that could be decoded. */
  frames: number;
  black: Span[];
  frozen: Span[];
  silent: Span[];
  /** LUFS of the whole; null where nothing is heard. */
  lufs: number | null;
  truePeakDb: number | null;
  /** Its voice band, one channel of `VOICE_RATE`; null without a sound. */
  voice: Int16Array | null;
  /** The pictures that were asked for; a file that ends early has fewer. */
  pictures: GrayPicture[];
}

/** What is to be seen of a video as pictures: frames in rising order, all of one size. */
export interface WantedPictures {
  frames: readonly number[];
  width: number;
  height: number;
}

/**
 * Reads all of a video in one bounded decode; scratch files are left in `folder`. Throws `UnusableMediaError`, `NoRoomError`,
 * and the signal's reason.
 */
export async function readVideo(
  media: MediaProcess,
  path: string,
  wanted: WantedPictures,
  { folder, fps, signal }: { folder: string; fps: number; signal?: AbortSignal },
): Promise<VideoReading> {
  const input = { path, demuxer: 'mov' };
  const probe = readProbe(await media.run({ input, signal }));
  const [stills, voice] = [join(folder, 'stills.gray'), join(folder, 'voice.pcm')];
  const { args, hasStills } = decoding(wanted, probe, stills, voice);
  const told = await media.run({ input, then: args, timeoutMs: TIMEOUT_MS, signal });
  const frames = Number([...told.matchAll(/frame= *(\d+)/g)].at(-1)?.[1] ?? 0);
  const { black, frozen, silent, loudness } = readLog(told, frames / fps);
  const peak = /True peak:\s+Peak:\s+(-?[\d.]+|-inf) dBFS/.exec(told)?.[1];
  return {
    probe,
    frames,
    black,
    frozen,
    silent,
    lufs: loudness,
    truePeakDb: peak === undefined || peak === '-inf' ? null : Number(peak),
    voice: probe.audio ? samplesIn(await readFile(voice)) : null,
    pictures: hasStills ? picturesIn(await readFile(stills), wanted) : [],
  };
}

function decoding({ frames, width, height }: WantedPictures, probe: Probe, stills: string, voice: string) {
  const hasStills = probe.video !== null && frames.length > 0;
  const chosen = frames.map((frame) => `eq(n,${frame})`).join('+');
  const graph = [
    ...(probe.video
      ? [
          `[0:V:0]${hasStills ? 'split=2[all][chosen]' : 'null[all]'}`,
          '[all]scale=320:-2,split=2[a][b]',
          `[a]${BLACK}[black]`,
          `[b]${FROZEN}[frozen]`,
        ]
      : []),
    ...(hasStills ? [`[chosen]select='${chosen}',scale=${width}:${height}:flags=area,format=gray[stills]`] : []),
    ...(probe.audio ? ['[0:a:0]asplit=2[c][d]', `[c]${SOUND}[sound]`, `[d]${VOICE}[voice]`] : []),
  ];
  const measured = [...(probe.video ? ['black', 'frozen'] : []), ...(probe.audio ? ['sound'] : [])];
  const args = [
    ...['-filter_complex', graph.join(';')],
    ...measured.flatMap((name) => ['-map', `[${name}]`]),
    ...['-f', 'null', '-'],
    ...(hasStills ? ['-map', '[stills]', '-fps_mode', 'passthrough', '-f', 'rawvideo', stills] : []),
    ...(probe.audio ? ['-map', '[voice]', '-f', 's16le', voice] : []),
  ];
  return { args, hasStills };
}

function samplesIn(bytes: Buffer): Int16Array {
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 2)));
}

function picturesIn(bytes: Buffer, { width, height }: WantedPictures): GrayPicture[] {
  const size = width * height;
  const count = Math.floor(bytes.length / size);
  return Array.from({ length: count }, (_, index) => ({
    width,
    height,
    pixels: bytes.subarray(index * size, (index + 1) * size),
  }));
}
