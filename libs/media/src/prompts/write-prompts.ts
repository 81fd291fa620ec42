import { piecesOf, type RefText, type Scene, type Storyboard } from '@app/picture';
import { LONGEST_PROMPT, promptWords } from './prompt-words';
import { STYLE_LOOKS } from './style-looks';

/** A picture that shows a figure would show one that no payload holds. */
const NO_SIGNS = 'No text, no letters, no digits, no charts, no logos, no watermarks, no frames.';
/** Leaves room for what every order says. */
const LONGEST_WISH = 500;
const NO_WORDS = 'Instrumental, no vocals, no speech.';

/** Subject and mood of a scene's picture, from the names in the video; figures never leave the house. */
export function imagePrompt(storyboard: Storyboard, scene: Scene): string {
  const subject = subjectOf(storyboard, scene);
  const about = subject === '' ? 'An image without people' : `An image about ${subject}`;
  const room = 'The lower third is calm and dark enough to carry a caption.';
  return bounded([`${about}.`, `${STYLE_LOOKS[storyboard.style].picture}.`, room, NO_SIGNS]);
}

/** How a still is to move: the camera alone, so that nothing is made up. */
export function clipPrompt(storyboard: Storyboard, scene: Scene): string {
  const subject = subjectOf(storyboard, scene);
  const moves = `Slow, steady camera push-in${subject === '' ? '' : ` on ${subject}`}; light and air move gently.`;
  return bounded([moves, 'The subject keeps its shape and colours.', NO_SIGNS]);
}

/** The caller's own wish, or the mood of the style. */
export function musicPrompt(storyboard: Storyboard, wish: string | null): string {
  const own =
    wish
      ?.replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_WISH) ?? '';
  const mood = own === '' ? STYLE_LOOKS[storyboard.style].music : own;
  return bounded([`${mood}.`, 'Background music under a voice, even level.', NO_WORDS]);
}

function subjectOf(storyboard: Storyboard, scene: Scene): string {
  const { furniture, title } = storyboard;
  const own = 'headline' in scene && scene.headline ? scene.headline : 'title' in scene ? scene.title : '';
  const texts = [own, furniture.subject ?? '', title].map((text) => promptWords(namesIn(text, storyboard)));
  const topic = promptWords(namesIn(furniture.topic, storyboard));
  const subject = texts.find((text) => text !== '') ?? '';
  return [subject, topic].filter((text, index, all) => text !== '' && all.indexOf(text) === index).join(', ');
}

/** A text with its references written out where they stand for words; those that stand for numbers are left out. */
function namesIn(text: RefText, { figures }: Storyboard): string {
  return piecesOf(text)
    .map((piece) => {
      if (!('key' in piece)) return piece.text;
      const figure = figures[piece.key];
      if (!figure) return '';
      const form = piece.form;
      return form === 'label' || typeof figure.value === 'string' ? figure.forms[form].display : '';
    })
    .join('');
}

function bounded(parts: readonly string[]): string {
  return parts.join(' ').slice(0, LONGEST_PROMPT);
}
