import type { EpisodeFinding } from '../../episode.entity';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck } from '../findings';
import { otherTongue } from '../tongue';

/** The video is written and spoken in the language that was ordered. */
export const checkLanguage: VideoCheck = (video) => {
  const { order, job } = video;
  const { language } = job.storyboard;
  if (language !== order.language) {
    return [wrong(`The video is written in ${nameOf(language)}; ${nameOf(order.language)} was ordered.`)];
  }
  const spoken = otherTongue(spokenWords(video), language);
  if (spoken !== null) return [wrong(`The video speaks ${nameOf(spoken)}, not ${nameOf(language)}.`)];
  return [];
};

function wrong(message: string): EpisodeFinding {
  return blocking('wrong_language', message);
}

/** What is said but for the end card, whose words are the caller's and are never translated. */
function spokenWords({ job: { storyboard, narration } }: VideoEvidence): string {
  const ends = storyboard.scenes.filter(({ layout }) => layout === 'end').map(({ id }) => id);
  return narration.lines
    .filter(({ sceneId }) => !ends.includes(sceneId))
    .map(({ words }) => words.map(({ text }) => text).join(' '))
    .join('\n');
}

function nameOf(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
