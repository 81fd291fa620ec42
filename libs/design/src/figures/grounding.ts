import { piecesOf, type ProgressContent, referencesIn, type Scene, type Storyboard } from '@app/picture';
import type { FactPack } from '@app/facts';
import { checkCompliance } from '../compliance/check-compliance';
import { checkCharts } from './check-charts';
import { checkFigures } from './check-figures';
import type { Finding } from './finding';
import { type Ground, groundOf } from './ground';
import { textFaults } from './ground-text';
import { readNumerals } from './numerals/read-numerals';
import { type SceneText, textsIn, UNTOLD } from './scene-texts';

export type { Finding } from './finding';

/** A bar that is drawn further than this beside its figure is another figure. */
const SHARE_SLACK = 0.005;
/** Lists of what a scene shows, which its words may count. */
const LISTS = [
  'cards',
  'sides',
  'parts',
  'steps',
  'bars',
  'groups',
  'series',
  'candles',
  'items',
  'points',
  'rows',
  'moments',
];

/**
 * The gate that every storyboard passes, whoever wrote it. Without facts: no digits outside references,
 * every reference resolves, no empty text. With facts also: every figure is what its fact says, every number of any
 * text is a fact or allowed, words and arrows point the way the facts do, charts draw the rows they name. Under the
 * compliance preset also: current rates only. The call to action and the title are the caller's words and exempt.
 */
export function checkStoryboard(storyboard: Storyboard, facts?: FactPack): Finding[] {
  const ground = facts ? groundOf(facts, storyboard.language) : null;
  const check = (texts: readonly SceneText[], scene: string | null, items: readonly number[]): Finding[] =>
    texts
      .filter(({ name, text }) => !UNTOLD.has(name) && !(name === 'subject' && text === storyboard.title))
      .flatMap((text) => checkText(text, storyboard, scene, ground, items));
  return [
    ...storyboard.scenes.flatMap((scene) => [
      ...check(textsIn(withoutCallersLine(scene)), scene.id, itemsOf(scene)),
      ...(scene.layout === 'progress' ? checkShares(scene, storyboard) : []),
    ]),
    ...check(textsIn(storyboard.furniture, 'furniture'), null, []),
    ...check(textsIn(storyboard.caption, 'caption'), null, []),
    ...(ground && facts ? [...checkFigures(storyboard, ground), ...checkCharts(storyboard, ground, facts)] : []),
    ...checkCompliance(storyboard),
  ];
}

/** The end card's line is the call to action, said word for word; a silent scene has none. */
function withoutCallersLine(scene: Scene): object {
  if (scene.line === '') return { ...scene, line: undefined };
  return scene.layout === 'end' && scene.line === scene.cta ? { ...scene, line: 'said as given' } : scene;
}

function itemsOf(scene: Scene): number[] {
  return Object.entries(scene).flatMap(([name, value]) =>
    LISTS.includes(name) && Array.isArray(value) ? [value.length] : [],
  );
}

function checkText(
  { text, field, isFigure }: SceneText,
  storyboard: Storyboard,
  scene: string | null,
  ground: Ground | null,
  items: readonly number[],
): Finding[] {
  if (isFigure) return storyboard.figures[text] ? [] : [{ code: 'unresolved_figure', scene, field, text }];
  const findings: Finding[] = [];
  if (text.trim() === '') findings.push({ code: 'empty_text', scene, field, text });
  for (const piece of piecesOf(text)) {
    if ('text' in piece) {
      if (!ground && /\p{N}/u.test(piece.text)) findings.push({ code: 'free_digits', scene, field, text });
    } else if ((storyboard.figures[piece.key]?.forms[piece.form].display ?? '') === '') {
      findings.push({ code: 'unresolved_reference', scene, field, text });
    }
  }
  if (!ground) return findings;
  const faults = textFaults(text, storyboard.figures, ground, items);
  return [...findings, ...faults.map(({ code, figure }): Finding => ({ code, scene, field, text, figure }))];
}

/** A share is its percentage, or its amount out of the goal that stands beside it; figures given as text are not read. */
function checkShares(scene: Scene & ProgressContent, storyboard: Storyboard): Finding[] {
  const { figures } = storyboard;
  return scene.items.flatMap((item, index): Finding[] => {
    const value = figures[item.figure]?.value;
    if (typeof value !== 'number' || isShownShare(item, storyboard)) return [];
    const wholes = [100, ...referencesIn(item.goal ?? '').flatMap(({ key }) => numbersOf(key, storyboard))];
    if (wholes.some((whole) => Math.abs(value / whole - item.share) <= SHARE_SLACK)) return [];
    return [{ code: 'ungrounded_share', scene: scene.id, field: `items/${index}/share`, text: String(item.share) }];
  });
}

/** The number of a figure; of a text such as "90 or more" those that it shows. */
function numbersOf(key: string, { figures, language }: Storyboard): number[] {
  const figure = figures[key];
  if (typeof figure?.value === 'number') return [figure.value];
  const shown = readNumerals(figure?.forms.full.display ?? '', language);
  return shown.flatMap(({ amounts }) => amounts.map(({ value }) => value));
}

/** A percentage that the payload gives as a fraction is drawn as the percentage that it is shown as. */
function isShownShare({ figure, share }: ProgressContent['items'][number], { figures, language }: Storyboard): boolean {
  const numerals = readNumerals(figures[figure]?.forms.full.display ?? '', language);
  return numerals.some(
    ({ percent, amounts }) => percent && amounts.some(({ value }) => Math.abs(value / 100 - share) <= SHARE_SLACK),
  );
}
