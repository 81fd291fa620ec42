import { applyTheme } from './app/theme';
import { readFrame } from './pages/embed/frame';
import { speak, spokenTag } from './words/language';
import './styles/base.css';

applyTheme();
const frame = readFrame(document);
const asked = frame?.locale ? [frame.locale] : navigator.languages;
// Pages read words as they load, so the words come first. Where they do not, English is better than nothing.
void speak(spokenTag(asked))
  .catch(() => speak('en'))
  .then(() => import('./pages/embed/open-studio'))
  .then(({ openStudio }) => openStudio(frame, document.getElementById('root') as HTMLElement));
