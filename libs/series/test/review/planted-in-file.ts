import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openVideo } from '@app/render';
import { makeFile } from '../../../render/test/sound-tools';
import type { ReviewedVideo } from '../../src/review/video-evidence';

/** A fault of the rendered file itself. */
export interface BrokenFile {
  fault: string;
  /** Finding that must tell of it. */
  code: string;
  /** Writes the broken video to `to`. */
  make: (video: ReviewedVideo, from: string, to: string) => Promise<void>;
}

const QUICK = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '18', '-pix_fmt', 'yuv420p'];
const SAME_PICTURE = ['-c:v', 'copy', '-c:a', 'aac', '-b:a', '192k'];

/** Faults planted by ffmpeg, and by a hand in the bytes. */
export const BROKEN: readonly BrokenFile[] = [
  sound('a silent stretch', 'silent_stretch', "volume=0:enable='between(t,3,7)'"),
  sound('a voice that is not heard', 'speech_missing', "volume=0:enable='between(t,0,3.2)'"),
  sound('a sound that is too loud', 'too_loud', 'volume=6dB'),
  sound('a sound that is too quiet', 'too_quiet', 'volume=-6dB'),
  sound('a clipping peak', 'clipping', "volume=14dB:enable='between(t,5,5.05)'"),
  sound('speech that drifts from its captions', 'speech_drift', 'adelay=600:all=1,atrim=end=15.8'),
  sound('a sound that ends before the picture', 'sound_and_picture_differ', 'atrim=end=12'),
  { fault: 'no sound', code: 'no_sound', make: (_, from, to) => ffmpeg(from, ['-an', '-c:v', 'copy'], to) },
  picture('a black second', 'black_picture', "drawbox=t=fill:color=black:enable='between(t,4,5)'"),
  picture('five frozen seconds', 'frozen_picture', 'loop=150:1:150,trim=end_frame=FRAMES'),
  picture('another shape', 'wrong_shape', 'scale=540:-2'),
  picture('a video upside down', 'other_picture', 'vflip'),
  picture('a watermark that is painted over', 'watermark_missing', 'drawbox=840:975:240:60:t=fill:color=white'),
  picture('a disclaimer that is painted over', 'disclaimer_missing', 'drawbox=0:975:700:60:t=fill:color=white'),
  picture(
    'a title that is painted over',
    'text_differs',
    "drawbox=59:440:220:60:t=fill:color=white:enable='lt(t,4.5)'",
  ),
  { fault: 'a wrong digit in the picture', code: 'figure_on_screen', make: otherDigit },
  { fault: 'a video that ends early', code: 'file_cut_short', make: cutShort },
  { fault: 'a damaged file', code: 'file_unreadable', make: damaged },
];

function sound(fault: string, code: string, filter: string): BrokenFile {
  return { fault, code, make: (_, from, to) => ffmpeg(from, ['-af', filter, ...SAME_PICTURE], to) };
}

function picture(fault: string, code: string, filter: string): BrokenFile {
  return {
    fault,
    code,
    make: (video, from, to) =>
      ffmpeg(from, ['-vf', filter.replace('FRAMES', String(video.cut.frames)), ...QUICK, '-c:a', 'copy'], to),
  };
}

/** The hook as it would be drawn of a fact with two digits changed places, laid over the video for as long as it rests. */
async function otherDigit({ job }: ReviewedVideo, from: string, to: string): Promise<void> {
  const { storyboard } = structuredClone(job);
  const figure = storyboard.figures['apyPct'];
  if (!figure) throw new RangeError('The video has no apyPct');
  const swapped = Object.entries(figure.forms).map(([form, text]) => [
    form,
    { ...text, display: text.display.replace('6.84', '6.48') },
  ]);
  figure.forms = Object.fromEntries(swapped) as typeof figure.forms;
  const { timeline, compositor } = await openVideo({ ...job, storyboard });
  const [hook] = timeline.scenes;
  const frame = hook ? hook.from + Math.floor(hook.frames * 0.72) : 0;
  const still = `${to}.png`;
  await writeFile(still, await compositor.still(frame).encode('png'));
  const enabled = `between(n,${frame - 10},${frame + 10})`;
  await ffmpeg(from, ['-i', still, '-filter_complex', `overlay=enable='${enabled}'`, ...QUICK, '-c:a', 'copy'], to);
}

async function cutShort(_: ReviewedVideo, from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const { length } = await readFile(from);
  await truncate(to, Math.round(length * 0.6));
}

async function damaged(_: ReviewedVideo, from: string, to: string): Promise<void> {
  const bytes = await readFile(from);
  await writeFile(to, bytes.fill(0, 0, Math.min(bytes.length, 100_000)));
}

async function ffmpeg(from: string, args: string[], to: string): Promise<void> {
  await makeFile(['-i', from, ...args, to]);
}

/** Where a broken file lies. */
export function brokenPath(folder: string, index: number): string {
  return join(folder, `broken-${index}.mp4`);
}
