import { place, placeRect, placeText } from '../../compose/place';
import { stack, type Stacked, type StackItem } from '../../compose/stack';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk } from './desk';
import { TERMINAL } from './preset';
import { typed, wordLook } from './mono-type';

const INDENT = 104;

/** A directory tree: a trunk from the header, a branch to every item, names in amber, words typed one after the other. */
export function listLayout(env: SceneEnv<SceneOf<'list'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.title));
  const { area } = pane;
  const ltr = pane.start.anchor === 'left';
  const indent = INDENT * unit;
  const column: Box = { ...area, x: ltr ? area.x + indent : area.x, w: area.w - indent };
  const { groups, set } = setItems(env, column);
  // Slack goes between the items, so that the tree reaches the pane's floor.
  const slack = Math.max(0, area.y + area.h - set.bottom);
  const step = Math.min(slack / Math.max(1, groups.length - 1), 230 * unit);
  const layers: Layer[] = [...pane.layers];
  const trunk = (ltr ? area.x + 14 * unit : area.x + area.w - 14 * unit) - 2 * unit;
  let index = 0;
  let last = area.y;
  groups.forEach((group, number) => {
    const items = set.items.slice(index, index + group.length);
    index += group.length;
    const first = items[0];
    if (!first) return;
    const shift = step * number;
    const at = 120 + number * 240;
    const node = first.box.y + shift + Math.min(first.block?.baseline ?? first.box.h, first.box.h) / 2;
    last = node;
    layers.push(...branch(env, number, trunk, node, ltr, at));
    items.forEach((item, row) => {
      if (!item.block) return;
      const place = { x: item.box.x, y: item.box.y + shift };
      const name = `item${number}.${row}`;
      const heading = group.length > 1 && row === 0;
      if (heading) layers.push(placeText(env, name, item.block, place, { motion: wipeIn({ at, ms: 160 }) }));
      else layers.push(...typed(env, name, item.block, place, { at: at + 60 }));
    });
  });
  const stem = { x: trunk, y: area.y - 46 * unit, w: 4 * unit, h: last - area.y + 46 * unit };
  return [
    ...layers,
    placeRect(env, 'trunk', stem, TERMINAL.moss, {
      motion: wipeIn({ at: 40, ms: 240 * groups.length, from: 'top', ease: 'linear' }),
    }),
  ];
}

/** Sizes and gaps, px on 1080x1920, largest first: few short items fill the pane too. The last shrinks to whatever room there is. */
const LOOKS = [
  { words: 150, floor: 110, name: 60, gap: 90, inner: 40 },
  { words: 104, floor: 80, name: 52, gap: 84, inner: 32 },
  { words: 72, floor: 46, name: 46, gap: 76, inner: 26 },
  { words: 46, floor: 34, name: 38, gap: 40, inner: 14 },
] as const;
type Look = (typeof LOOKS)[number];
const LAST = LOOKS[3];

function setItems(env: SceneEnv<SceneOf<'list'>>, column: Box): { groups: StackItem[][]; set: Stacked } {
  const attempt = (look: Look) => {
    const groups = env.scene.items.map((item) => rowsOf(env, env.text(item.label), env.text(item.text), look));
    return { groups, set: stack(env, column, groups.flat()) };
  };
  const sits = (look: Look, { groups, set }: ReturnType<typeof attempt>): boolean => {
    let end = 0;
    const sizes = groups.map((group) => set.items[(end += group.length) - 1]?.block?.size ?? 0);
    const least = Math.min(...sizes);
    // Items of one list are set alike, or all take the next smaller look.
    const alike = least >= Math.max(...sizes) * 0.97;
    return alike && least >= look.floor * 0.84 * env.stage.unit && set.bottom <= column.y + column.h + 0.5;
  };
  for (const look of LOOKS) {
    const tried = attempt(look);
    if (sits(look, tried)) return tried;
  }
  return attempt(LAST);
}

function rowsOf(env: SceneEnv, label: string, text: string, look: Look): StackItem[] {
  const { unit } = env.stage;
  const words: StackItem = {
    text: wordLook(env, text, [look.words, look.floor], TERMINAL.text, {
      weight: 700,
      kern: -0.02,
      maxLines: look.words > 100 ? 2 : 5,
      leading: 1.16,
    }),
    gap: (label ? look.inner : look.gap) * unit,
  };
  if (!label) return [words];
  return [
    {
      text: wordLook(env, label, [look.name, look.name * 0.86], TERMINAL.amber, { weight: 700, maxLines: 1 }),
      gap: look.gap * unit,
    },
    words,
  ];
}

function branch(env: SceneEnv, number: number, trunk: number, y: number, ltr: boolean, at: number): Layer[] {
  const { unit } = env.stage;
  const length = 52 * unit;
  const x = ltr ? trunk : trunk - length + 4 * unit;
  const node = 22 * unit;
  const centre = ltr ? x + length : x;
  return [
    placeRect(env, `branch${number}`, { x, y: y - 2 * unit, w: length, h: 4 * unit }, TERMINAL.moss, {
      motion: wipeIn({ at, ms: 120, from: ltr ? 'left' : 'right' }),
    }),
    place(
      env,
      'shape',
      `node${number}`,
      { shape: 'rect', box: { x: centre - node / 2, y: y - node / 2, w: node, h: node }, fill: TERMINAL.green },
      { motion: fade({ at: at + 80, ms: 80 }) },
    ),
  ];
}
