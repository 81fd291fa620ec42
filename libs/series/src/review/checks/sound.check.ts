import type { EpisodeFinding } from '../../episode.entity';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck, sceneAt, seconds } from '../findings';

/** What feeds play as it is. */
const TARGET_LUFS = -14;
const BESIDE_LU = 1;
const MOST_PEAK_DB = -1;
/** Longer than a pause for breath between two scenes. */
const MOST_SILENCE_MS = 3000;
const MOST_MUTE_MS = 1500;

/** There is a sound, as loud as feeds want it, that nowhere stops or clips. A video that was made silent is left alone. */
export const checkSound: VideoCheck = (video) => {
  const { reading } = video;
  if (!reading || !wantsSound(video)) return [];
  if (!reading.probe.audio) return [blocking('no_sound', 'The video has no sound.')];
  return [...silences(video), ...levels(reading)];
};

function wantsSound({ job: { storyboard, narration } }: VideoEvidence): boolean {
  return storyboard.music || narration.lines.some(({ audioPath }) => audioPath !== null);
}

function silences(video: VideoEvidence): EpisodeFinding[] {
  const { drawn, job, reading } = video;
  const spoken = drawn.timeline.scenes.flatMap(({ id, lineFrom }) => {
    const line = job.narration.lines.find(({ sceneId }) => sceneId === id);
    const fromMs = (lineFrom * 1000) / drawn.timeline.fps;
    return line?.audioPath ? [{ fromMs, toMs: fromMs + line.durationMs }] : [];
  });
  return (reading?.silent ?? [])
    .filter(({ fromMs, toMs }) => {
      const mute = spoken.map((line) => Math.min(toMs, line.toMs) - Math.max(fromMs, line.fromMs));
      return toMs - fromMs > MOST_SILENCE_MS || Math.max(0, ...mute) > MOST_MUTE_MS;
    })
    .map(({ fromMs, toMs }) =>
      blocking('silent_stretch', `Nothing is heard for ${seconds(toMs - fromMs)}.`, {
        scene: sceneAt(video, fromMs),
        atMs: fromMs,
      }),
    );
}

function levels({ lufs, truePeakDb }: NonNullable<VideoEvidence['reading']>): EpisodeFinding[] {
  const found: EpisodeFinding[] = [];
  const loud = lufs ?? -Infinity;
  const told = lufs === null ? 'The video is silent' : `The video's loudness is ${lufs.toFixed(1)} LUFS`;
  const wanted = `feeds expect ${TARGET_LUFS}.`;
  if (loud > TARGET_LUFS + BESIDE_LU) found.push(blocking('too_loud', `${told}; ${wanted}`));
  if (loud < TARGET_LUFS - BESIDE_LU) found.push(blocking('too_quiet', `${told}; ${wanted}`));
  if (truePeakDb !== null && truePeakDb > MOST_PEAK_DB) {
    found.push(
      blocking(
        'clipping',
        `The sound's peak is ${truePeakDb.toFixed(1)} dBTP and may crackle; ${MOST_PEAK_DB} is the most.`,
      ),
    );
  }
  return found;
}
