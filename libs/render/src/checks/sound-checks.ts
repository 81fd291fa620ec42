import type { SoundReport } from '../sound/sound';
import { type VideoJob, type VideoWarning, msOf, type TimedScene } from '@app/picture';

/** What feeds play as it is. */
const TARGET_LUFS = -14;
const TOLERANCE_LU = 1;
const MOST_PEAK_DB = -1;
/** Silence that a listener takes for a fault: anywhere, and where somebody should be speaking. */
const MOST_SILENCE_MS = 3000;
const MOST_MUTE_MS = 2000;

/**
 * Listens to what was measured on a video's mix: silence, words that were not spoken, loudness and peaks that a feed would
 * change. A video that was asked to be silent (no speech, no music, no effect) is left alone.
 */
export function soundWarnings(
  sound: SoundReport,
  narration: VideoJob['narration'],
  scenes: readonly TimedScene[],
): VideoWarning[] {
  if (sound.wantsNothing) return [];
  const sceneAt = (ms: number): number | null => scenes.findLastIndex(({ from }) => msOf(from) <= ms + 1) + 1 || null;
  return [
    ...silenceWarnings(sound, narration, scenes, sceneAt),
    ...speechWarnings(sound, narration, scenes),
    ...levelWarnings(sound),
  ];
}

function silenceWarnings(
  { silences }: SoundReport,
  narration: VideoJob['narration'],
  scenes: readonly TimedScene[],
  sceneAt: (ms: number) => number | null,
): VideoWarning[] {
  const spoken = scenes.flatMap(({ id, lineFrom }) => {
    const line = narration.lines.find(({ sceneId }) => sceneId === id);
    return line?.audioPath ? [{ fromMs: msOf(lineFrom), toMs: msOf(lineFrom) + line.durationMs }] : [];
  });
  return silences
    .filter(({ fromMs, toMs }) => {
      const mute = spoken.map((line) => Math.min(toMs, line.toMs) - Math.max(fromMs, line.fromMs));
      return toMs - fromMs > MOST_SILENCE_MS || Math.max(0, ...mute) > MOST_MUTE_MS;
    })
    .map(({ fromMs, toMs }) => ({
      code: 'silence',
      message: `Nothing is heard for ${((toMs - fromMs) / 1000).toFixed(1)} s`,
      scene: sceneAt(fromMs),
      atMs: fromMs,
    }));
}

/** Lines with words that fall wholly into a pause of the voice; one warning a line, at its first such word. */
function speechWarnings(
  { pauses }: SoundReport,
  narration: VideoJob['narration'],
  scenes: readonly TimedScene[],
): VideoWarning[] {
  return scenes.flatMap(({ id, lineFrom }, index) => {
    const line = narration.lines.find(({ sceneId }) => sceneId === id);
    if (!line?.audioPath) return [];
    const start = msOf(lineFrom);
    const missing = line.words.filter(({ fromMs, toMs }) =>
      pauses.some((pause) => pause.fromMs <= start + fromMs && start + toMs <= pause.toMs),
    );
    const [first] = missing;
    if (!first) return [];
    const words = missing.length === line.words.length ? 'The line' : `"${missing.map(({ text }) => text).join(' ')}"`;
    return [
      {
        code: 'speech_missing',
        message: `${words} is not heard`,
        scene: index + 1,
        atMs: Math.round(start + first.fromMs),
      },
    ];
  });
}

function levelWarnings({ integratedLufs, truePeakDb }: SoundReport): VideoWarning[] {
  const video = { scene: null, atMs: null };
  const off = Math.abs(integratedLufs - TARGET_LUFS) > TOLERANCE_LU;
  return [
    ...(off ? [{ code: 'loudness', message: `Loudness is ${integratedLufs.toFixed(1)} LUFS, not -14`, ...video }] : []),
    ...(truePeakDb > MOST_PEAK_DB
      ? [{ code: 'true_peak', message: `True peak is ${truePeakDb.toFixed(1)} dBTP, over -1`, ...video }]
      : []),
  ];
}
