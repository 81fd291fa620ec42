import { runBounded } from '@app/platform';

/** As players of speech have it; videos stand at -14 with their music. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';
const MOST_SECONDS = '6';
/** A voice that is slower than ours is not cut off in the middle of a sound. */
const FADE = 'afade=t=out:st=5.7:d=0.3';
const LIMITS = { timeoutMs: 30_000, memoryMb: 1024 };
const QUIET = ['-hide_banner', '-nostdin', '-y', '-protocol_whitelist', 'file'];

/**
 * A spoken line as a small AAC file of even loudness, at most 6 s, that starts to play before it is loaded: measured
 * first, then brought there by one gain. Throws `BoundedProcessError` or the signal's reason.
 */
export async function encodeSample(ffmpeg: string, wav: string, out: string, signal?: AbortSignal): Promise<void> {
  const input = [...QUIET, '-t', MOST_SECONDS, '-i', wav];
  const measured = await runBounded({
    command: ffmpeg,
    args: [...input, '-af', `${LOUDNESS}:print_format=json`, '-f', 'null', '-'],
    ...LIMITS,
    signal,
  });
  const filter = `${LOUDNESS}${measuredOptions(measured.stderr)}:linear=true,${FADE},aformat=sample_rates=48000:channel_layouts=mono`;
  const encoding = [
    '-c:a',
    'aac',
    '-b:a',
    '64k',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ];
  await runBounded({
    command: ffmpeg,
    args: [...input, '-af', filter, ...encoding, '-movflags', '+faststart', '-f', 'ipod', out],
    ...LIMITS,
    signal,
  });
}

/** What the filter printed, as the options of its second pass; nothing where it measured silence. */
export function measuredOptions(stderr: string): string {
  const option = (name: string): number => Number(new RegExp(`"${name}"\\s*:\\s*"(-?[\\d.]+)"`).exec(stderr)?.[1]);
  const options = {
    measured_I: option('input_i'),
    measured_TP: option('input_tp'),
    measured_LRA: option('input_lra'),
    measured_thresh: option('input_thresh'),
    offset: option('target_offset'),
  };
  if (!Object.values(options).every(Number.isFinite)) return '';
  return Object.entries(options)
    .map(([name, value]) => `:${name}=${value}`)
    .join('');
}
