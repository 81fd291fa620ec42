import { upperFirst } from '@app/facts';
import type { GroupsIdea, ProgressIdea } from '../../composer/idea-charts';
import type { ScreenWords } from '../../composer/screen-words';
import { humanName, isPlain, lowerFirst, named } from '../references';
import { labelText } from './grammar.en';
import { cardLabel } from './card-label.en';

/** Words over columns that stand side by side: their names, which are what is compared. */
export function groupsScreen(idea: GroupsIdea): ScreenWords {
  const row = idea.table.temporal ? idea.rows.at(-1) : idea.rows[0];
  const labels = (row?.facts ?? []).map(labelText);
  const [a, b] = labels;
  const pair = a !== undefined && b !== undefined && labels.length === 2 && isPlain(`${a}${b}`);
  const title = pair ? `${a} and ${lowerFirst(b)}` : upperFirst(idea.table.label);
  return {
    title: isPlain(title) && title.trim() !== '' ? title : 'Side by side',
    label: '',
    ...(row ? { support: named(row.name) } : {}),
  };
}

/** Words over bars that fill. */
export function progressScreen({ items }: ProgressIdea): ScreenWords {
  const [first] = items;
  return { title: 'How far along', label: first ? cardLabel(first.fact) : '', relation: 'of' };
}

/** The name of a list as a heading; the last part of its place in the payload. */
export function listTitle(list: string): string {
  const name = list.split('/').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return name !== '' && isPlain(name) ? humanName(name) : 'In order';
}
