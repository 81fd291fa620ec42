import type { EpisodeFinding } from '../../episode.entity';
import type { VideoEvidence, HeardLine } from '../video-evidence';
import { blocking, type VideoCheck, seconds } from '../findings';

/** A recording is found again in its video from here on; two different lines are less alike. */
const FOUND = 0.5;
/** What a viewer notices between voice and caption, ms. */
const MOST_LAG_MS = 140;
/** How much better another place must fit than the line's own. */
const BETTER = 0.08;
/** A word may reach past its recording by so much, ms. */
const PAST_MS = 150;

/** Each spoken line is heard, where its captions stand; the words of a line lie within its recording. */
export const checkSpeech: VideoCheck = (video) => {
  const drifting = video.heard.filter(drifts).sort((a, b) => Math.abs(b.lagMs) - Math.abs(a.lagMs));
  return [
    ...video.heard.filter(({ likeness }) => likeness < FOUND).map(unheard),
    ...drifting.slice(0, 1).map((line) => drift(line, drifting.length)),
    ...wordsPastTheirVoice(video),
  ];
};

function drifts({ lagMs, likeness, likenessInPlace }: HeardLine): boolean {
  return likeness >= FOUND && Math.abs(lagMs) > MOST_LAG_MS && likeness - likenessInPlace > BETTER;
}

function unheard({ scene, atMs }: HeardLine): EpisodeFinding {
  return blocking('speech_missing', `The spoken line of scene ${scene} is not heard as it was recorded.`, {
    scene,
    atMs,
  });
}

function drift({ scene, atMs, lagMs }: HeardLine, lines: number): EpisodeFinding {
  const way = lagMs > 0 ? 'later' : 'earlier';
  const where = lines > 1 ? `${lines} spoken lines are` : `The spoken line of scene ${scene} is`;
  return blocking('speech_drift', `${where} heard up to ${seconds(Math.abs(lagMs))} ${way} than the captions.`, {
    scene,
    atMs,
  });
}

function wordsPastTheirVoice({ job: { storyboard, narration } }: VideoEvidence): EpisodeFinding[] {
  return narration.lines.flatMap(({ sceneId, audioPath, durationMs, words }) => {
    const last = words.at(-1);
    if (audioPath === null || !last || last.toMs <= durationMs + PAST_MS) return [];
    const scene = storyboard.scenes.findIndex(({ id }) => id === sceneId) + 1;
    const by = seconds(last.toMs - durationMs);
    return [
      blocking('speech_drift', `The captions of scene ${scene} go on for ${by} after its voice has ended.`, { scene }),
    ];
  });
}
