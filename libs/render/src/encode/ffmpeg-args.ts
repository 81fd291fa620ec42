import { FPS } from '@app/picture';

/**
 * Frames of `streamHead` on stdin (I420, BT.709, limited range), two encodes: the video and, where `web` names a file, its
 * copy at two thirds. `test` is the size of both for a test. Frames left out are filled in after scaling.
 */
export function segmentArgs(request: {
  width: number;
  height: number;
  test?: { width: number; height: number };
  video: string;
  web?: string;
}): string[] {
  const { width, height, test, video, web } = request;
  const scaled = (to: { width: number; height: number }): string =>
    `scale=${to.width}:${to.height}:flags=${SCALING},${STEADY}`;
  const whole = test ? scaled(test) : STEADY;
  const half = scaled(test ?? { width: (width * 2) / 3, height: (height * 2) / 3 });
  const full = x264('20', COARSE);
  const copy = [...x264('25', FINE), '-maxrate', '560k', '-bufsize', '560k'];
  const outputs =
    web === undefined
      ? ['-map', '0:v', '-vf', whole, ...full, video]
      : [
          ...['-filter_complex', `[0:v]split=2[all][half];[all]${whole}[full];[half]${half}[web]`],
          ...['-map', '[full]', ...full, video],
          ...['-map', '[web]', ...copy, web],
        ];
  return [
    ...QUIET,
    // The processors are busy with encoding: more threads for one scaler cost 3 % and save no time.
    '-filter_complex_threads',
    '1',
    ...['-f', 'matroska', '-color_range', 'tv', '-colorspace', 'bt709', '-i', 'pipe:0'],
    ...outputs,
  ];
}

/** A finished sound as AAC, once for each of the files it is laid under; they share one decode of it. */
export function soundArgs(sound: string, copies: Array<{ out: string; audioRate: string }>): string[] {
  return [
    ...QUIET,
    ...PLAIN_CODE,
    ...['-i', sound],
    ...copies.flatMap(({ out, audioRate }) => [
      ...['-map', '0:a', '-c:a', 'aac', '-b:a', audioRate, '-ar', '48000', '-ac', '2'],
      ...EXACT,
      out,
    ]),
  ];
}

/** Joins segments and the encoded sound of each copy, encoding neither again. */
export function joinArgs(copies: Array<{ list: string; sound: string; out: string }>): string[] {
  return [
    ...QUIET,
    ...copies.flatMap(({ list, sound }) => ['-f', 'concat', '-safe', '0', '-i', list, '-i', sound]),
    ...copies.flatMap(({ out }, index) => [
      ...['-map', `${index * 2}:v`, '-map', `${index * 2 + 1}:a`, '-c', 'copy'],
      ...EXACT,
      ...['-movflags', '+faststart', out],
    ]),
  ];
}

/** RGBA frames on stdin and a finished sound, encoded as fast as x264 can. */
export function previewArgs(request: {
  width: number;
  height: number;
  rate: number;
  sound: string;
  out: string;
}): string[] {
  const { width, height, rate, sound, out } = request;
  return [
    ...QUIET,
    ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(rate), '-i', 'pipe:0'],
    ...['-i', sound, '-c:v', 'libx264', '-x264-params', ANY_PROCESSOR],
    ...['-preset', 'ultrafast', '-crf', '28', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart', out],
  ];
}

/** RGBA frames on stdin, kept without loss: a loop is encoded from them until it is small enough. */
export function loopFramesArgs(request: { width: number; height: number; rate: number; out: string }): string[] {
  const { width, height, rate, out } = request;
  return [
    ...QUIET,
    ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(rate), '-i', 'pipe:0'],
    ...['-c:v', 'ffv1', '-pix_fmt', 'bgr0', out],
  ];
}

/** A loop without sound: encoded once and loaded by everyone, so as thoroughly as x264 can. */
export function loopArgs(request: { frames: string; crf: number; out: string }): string[] {
  const { frames, crf, out } = request;
  return [
    ...QUIET,
    ...['-i', frames, '-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-crf', String(crf), '-threads', '1'],
    ...['-x264-params', ANY_PROCESSOR],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', out],
  ];
}

/**
 * x264 chooses other functions on other processors, and some of them round otherwise: without this an encode on AVX2
 * differs from one on SSE2.
 */
const ANY_PROCESSOR = 'cpu-independent=1';
/** Sound is worked on in floating point, where SIMD rounds otherwise; without it an encode takes a fifth longer. */
export const PLAIN_CODE = ['-cpuflags', '0'];
/** A scaler that rounds alike on all processors; plain bicubic differs between AVX2 and SSE2. */
export const SCALING = 'bicubic+accurate_rnd';
/** A frame is shown until the next one that was sent. */
const STEADY = `fps=${FPS}`;
const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

/**
 * With `FINE`, no weighted and no two-way prediction and a short look ahead: a third less work and a
 * quarter less memory. With a step of crf more the video measures as close to what was drawn as plain veryfast at 21 and
 * 26: SSIM 0.9923 for 0.9921 and 19 ms of processor a frame for 31 (tabloid), 0.9889 for 0.9888 and 22 for 32
 * (hype-trailer), both sizes together. It costs 16 and 31 % more bytes, and in busy scenes the web copy, which its bit
 * rate holds, measures 0.937 for 0.945. A simpler scaler (area, bilinear) saved nothing and measured worse.
 */
const LIGHTER = 'weightp=0:bframes=0:rc-lookahead=6';
/**
 * The video's search ends on whole pixels: a fifth less work at the same SSIM, since its residue has all the bits it
 * asks for (hype-trailer 0.98753 for 0.98749 at 11.7 ms a frame for 14.4 and 2 % more bytes, tabloid 0.99088 for
 * 0.99097 at 8.4 for 10.8 and 5 %, nature-doc 0.99407 for 0.99408 at 8.3 for 10.2 and 7 %). The web copy's bit rate is
 * held, so there it costs: tabloid 0.922 for 0.936. Fewer partitions, no mbtree and CAVLC all cost more bytes than work.
 */
const COARSE = 'subme=0:me=dia';
const FINE = 'subme=1';

/** One thread: with more, x264's bytes differ from run to run. */
function x264(crf: string, search: string): string[] {
  return [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    crf,
    '-x264-params',
    `${search}:${LIGHTER}:${ANY_PROCESSOR}`,
    '-threads',
    '1',
    '-pix_fmt',
    'yuv420p',
    '-g',
    String(FPS * 2),
    '-flags',
    '+cgop',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
  ];
}
