import type { EpisodeFinding } from '../../episode.entity';
import type { FilmEvidence } from '../film-evidence';
import { blocking, type FilmCheck, sceneAt, seconds } from '../findings';

/** What feeds play as it is. */
const TARGET_LUFS = -14;
const BESIDE_LU = 1;
const MOST_PEAK_DB = -1;
/** Longer than a pause for breath between two scenes. */
const MOST_SILENCE_MS = 3000;
const MOST_MUTE_MS = 1500;

/** There is a sound, as loud as feeds want it, that nowhere stops or clips. A film that was made silent is left alone. */
export const checkSound: FilmCheck = (film) => {
  const { reading } = film;
  if (!reading || !wantsSound(film)) return [];
  if (!reading.probe.audio) return [blocking('no_sound', 'The film has no sound.')];
  return [...silences(film), ...levels(reading)];
};

function wantsSound({ job: { storyboard, narration } }: FilmEvidence): boolean {
  return storyboard.music || narration.lines.some(({ audioPath }) => audioPath !== null);
}

function silences(film: FilmEvidence): EpisodeFinding[] {
  const { drawn, job, reading } = film;
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
        scene: sceneAt(film, fromMs),
        atMs: fromMs,
      }),
    );
}

function levels({ lufs, truePeakDb }: NonNullable<FilmEvidence['reading']>): EpisodeFinding[] {
  const found: EpisodeFinding[] = [];
  const loud = lufs ?? -Infinity;
  const told = lufs === null ? 'The film is silent' : `The film's loudness is ${lufs.toFixed(1)} LUFS`;
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
