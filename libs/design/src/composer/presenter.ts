import { type PresenterContent, type RefText, referencesIn } from '@app/render';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** What a presenter stands beside: the figure that is spoken with its label, else the heading of the scene. */
export function presenterOf(line: RefText, words: ScreenWords, story: Story): PresenterContent {
  const figures = referencesIn(line)
    .filter(({ form }) => form !== 'label')
    .map(({ key }) => story.byKey.get(key.replace(/#.*$/, '')));
  const spoken = figures.find((fact) => fact !== undefined && fact.number !== null && fact.kind !== 'date');
  if (!spoken) return { layout: 'presenter', headline: words.title };
  return { layout: 'presenter', figure: spoken.key, label: words.label === '' ? words.title : words.label };
}
