import { join } from 'node:path';
import { runFfmpeg } from './ffmpeg.process';
import { MEASURE, readLoudness, type Loudness } from './loudness.report';

/** Feeds want -14 LUFS; half a decibel under the -1 dBTP limit survives their re-encoding. */
const TARGET_LUFS = -14;
const TARGET_PEAK = -1.5;
/** More than this is not a limiter's work but distortion: sparse effects stay quieter instead. */
const MOST_LIMITING = 9;
/** The loudness that limiting takes away is given beforehand. */
const HEADSTART = 0.4;

export interface MasteringRequest {
  /** Mixed 32-bit float WAV and what was measured on it. */
  mixPath: string;
  measured: Loudness;
  outPath: string;
  scratchDir: string;
  samples: number;
  ffmpeg: string;
  signal?: AbortSignal;
}

/** Limits, then sets loudness by linear loudnorm, and writes 16-bit stereo of exactly `samples`. Gives what was measured on the result. */
export async function master(request: MasteringRequest): Promise<Loudness> {
  const { mixPath, measured, outPath, scratchDir, samples, ffmpeg, signal } = request;
  const whole = `apad=whole_len=${samples},atrim=end_sample=${samples}`;
  const sixteen = 'aformat=sample_fmts=s16:sample_rates=48000:channel_layouts=stereo';
  const file = ['-c:a', 'pcm_s16le', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact', outPath];
  if (measured.truePeak <= -90) {
    return readLoudness(
      await runFfmpeg(ffmpeg, ['-i', mixPath, '-af', `${MEASURE},${sixteen},${whole}`, ...file], signal),
    );
  }
  const limitedPath = join(scratchDir, 'limited.wav');
  const wanted = TARGET_LUFS - measured.integrated + HEADSTART;
  const gain = Math.min(wanted, TARGET_PEAK + MOST_LIMITING - measured.truePeak);
  // Four times oversampled, or peaks between samples would slip through.
  const limiter = 'aresample=192000,alimiter=limit=-1.9dB:level=disabled:attack=4:release=70,aresample=48000';
  const limited = readLoudness(
    await runFfmpeg(
      ffmpeg,
      [
        '-i',
        mixPath,
        '-af',
        `volume=${gain.toFixed(2)}dB,${limiter},${whole},${MEASURE}`,
        '-c:a',
        'pcm_f32le',
        limitedPath,
      ],
      signal,
    ),
  );
  // loudnorm stays linear only where the peak allows the whole gain; so it is never asked for more.
  const reachable = Math.min(TARGET_LUFS, limited.integrated + TARGET_PEAK - limited.truePeak - 0.1);
  const aimed = Math.max(-70, reachable).toFixed(2);
  const known =
    `measured_I=${limited.integrated}:measured_TP=${limited.truePeak}:` +
    `measured_LRA=${Math.min(11, Math.max(0.1, limited.range))}:measured_thresh=${limited.threshold}`;
  const loudnorm = `loudnorm=I=${aimed}:TP=${TARGET_PEAK}:LRA=11:${known}:linear=true`;
  return readLoudness(
    await runFfmpeg(
      ffmpeg,
      ['-i', limitedPath, '-af', `${loudnorm},${sixteen},${MEASURE},${sixteen},${whole}`, ...file],
      signal,
    ),
  );
}
