import { type PresenterContent, type RefText, referencesIn } from '@app/picture';
import type { Fact } from '@app/facts';
import type { Idea } from './idea';
import { labelOf, nameOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** What a presenter stands beside: the figure that is spoken with its label, else the heading of the scene. */
export function presenterOf(line: RefText, idea: Idea, words: ScreenWords, story: Story): PresenterContent {
  const figures = referencesIn(line)
    .filter(({ form }) => form !== 'label')
    .map(({ key }) => story.byKey.get(key.replace(/#.*$/, '')));
  const spoken = figures.find((fact) => fact !== undefined && fact.number !== null && fact.kind !== 'date');
  if (!spoken) return { layout: 'presenter', headline: words.title };
  return { layout: 'presenter', figure: spoken.key, label: labelFor(spoken, idea, words) };
}

/** Whose or what the figure is: its row, its side of a contrast, else its own label and never that of another figure. */
function labelFor(spoken: Fact, idea: Idea, words: ScreenWords): RefText {
  const row = 'row' in idea && idea.row.fact === spoken ? idea.row : null;
  if (row) return nameOf(row);
  if (idea.kind === 'ranking') {
    const told = idea.rows.find(({ fact }) => fact === spoken);
    if (told) return nameOf(told);
  }
  if (idea.kind === 'comparison' && words.sides) return spoken === idea.other ? words.sides[1] : words.sides[0];
  return labelOf(spoken);
}
