import { longestWord } from '../compose/longest-word';
import { place } from '../compose/place';
import { centredWithin, clearTexts, type LooseText } from '../compose/clear-texts';
import { readsFromRight, splitAcross, splitDown } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import { setIn } from '../compose/set-in';
import { groupedGeometry, type GroupedProps } from '../layers/grouped.layer';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { swatch } from './donut.standard';
import { headed } from './headed';
import { placeSet, type Piece } from './pieces';
import { seriesFills } from './series-fills';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'grouped'>>;

/** Series beside or on top of each other, named by their colours, values on the marks of the series that matters. */
export function groupedStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { series, highlight } = env.scene;
  const fills = seriesFills(kit, series.length, highlight);
  const { layers, body, aside } = headed(env, kit, env.text(env.scene.title));
  if (aside) return [...layers, ...legend(env, kit, aside, fills, true).layers, ...chart(env, kit, body, fills)];
  const names = legend(env, kit, { ...body, h: body.h * 0.24 }, fills, false);
  const [, plot] = splitDown(body, names.box.h, 56 * unit);
  return [...layers, ...names.layers, ...chart(env, kit, plot, fills)];
}

function legend(env: Env, kit: StyleKit, box: Box, fills: string[], down: boolean): Piece {
  const { unit } = env.stage;
  const { series, highlight } = env.scene;
  const columns = down || series.length === 1 ? 1 : 2;
  const lines = Math.ceil(series.length / columns);
  const mark = 60 * unit;
  const width = (box.w - (columns - 1) * 40 * unit) / columns;
  const names = setAlike(
    env,
    series.map((member, index) => kit.words(env.text(member.label), 50, index === highlight ? 'ink' : 'dim')),
    { w: width - mark, h: Math.min(box.h / lines - 20 * unit, 120 * unit), lines: 2 },
  );
  const height = Math.max(...names.map((block) => block.h), 44 * unit) + 22 * unit;
  const layers = names.flatMap((block, index): Layer[] => {
    const column = index % columns;
    const row = { ...box, y: box.y + Math.floor(index / columns) * height, h: height - 22 * unit };
    const cell = columns === 1 ? row : splitAcross(env, row, width, 40 * unit)[column === 0 ? 0 : 1];
    const [lead, text] = splitAcross(env, cell, mark, 0);
    const at = beat(env, 1 + index);
    const x = readsFromRight(env) ? text.x + text.w - block.w : text.x;
    return [
      swatch(env, kit, `series${index}.swatch`, splitAcross(env, lead, 44 * unit, 0)[0], fills[index] ?? '', at),
      placeSet(env, kit, `series${index}`, block, { x, y: row.y + (row.h - block.h) / 2 }, at),
    ];
  });
  return { layers, box: { ...box, h: lines * height - 22 * unit } };
}

function chart(env: Env, kit: StyleKit, area: Box, fills: string[]): Layer[] {
  const { unit } = env.stage;
  const { groups, highlight, stacked } = env.scene;
  const values = groups.map((group) => group.figures.map((key) => env.value(key)));
  const slot = area.w / Math.max(1, groups.length);
  const looks = groups.map((group) => kit.words(env.text(group.label), 48, 'dim'));
  const word = Math.max(...looks.map((look) => longestWord(env, look, 42 * unit)));
  const labels = setAlike(env, looks, {
    w: Math.min(Math.max(slot - 16 * unit, word + 4), area.w * 0.5),
    h: Math.min(area.h * 0.2, 150 * unit),
    lines: 3,
  });
  const shown = setAlike(
    env,
    groups.map((group) => kit.figure(env.figure(group.figures[highlight] ?? ''), 60, stacked ? 'onAccent' : 'ink')),
    { w: Math.max(slot * 0.96, 190 * unit), h: 80 * unit, lines: 1 },
  );
  const high = Math.max(...labels.map((block) => block.h));
  // Names wider than their groups stand on two lines by turns, so that none is lost.
  const zigzag = groups.length <= 5 && labels.some((block) => block.w > slot - 16 * unit) ? high + 14 * unit : 0;
  const foot = high + zigzag + 28 * unit;
  const head = Math.max(...shown.map((block) => block.h)) + 18 * unit;
  const below = values.flat().some((value) => value < 0) ? head : 0;
  const props: GroupedProps = {
    box: { ...area, y: area.y + (stacked ? 0 : head), h: Math.max(1, area.h - foot - (stacked ? 0 : head) - below) },
    groups: values,
    fills,
    stacked,
    gap: 0.22,
    inner: Math.min(8 * unit, slot * 0.02),
    zero: { fill: kit.colors.rule, width: Math.max(kit.shape.line, 4) * unit },
    fromRight: readsFromRight(env),
  };
  const { rects } = groupedGeometry(props);
  const bottom = area.y + area.h - foot + 28 * unit;
  const names = labels.map((block, index): LooseText<string> => {
    const group = rects[index] ?? [];
    const middle = ((group[0]?.x ?? 0) + (group.at(-1)?.x ?? 0) + (group.at(-1)?.w ?? 0)) / 2;
    return {
      block,
      x: centredWithin(block, middle, area),
      y: bottom + (index % 2) * zigzag,
      weight: endsFirst(index, groups.length),
      of: `group${index}`,
    };
  });
  const figures = shown.flatMap((block, index): Array<LooseText<string>> => {
    const rect = rects[index]?.[highlight];
    if (!rect || (stacked && (rect.h < block.h + 16 * unit || rect.w < block.w))) return [];
    const x = centredWithin(block, rect.x + rect.w / 2, area);
    const up = (values[index]?.[highlight] ?? 0) >= 0;
    const y = stacked
      ? rect.y + (rect.h - block.h) / 2
      : up
        ? rect.y - 16 * unit - block.h
        : rect.y + rect.h + 16 * unit;
    return [{ block, x, y, weight: endsFirst(index, groups.length), of: `value${index}` }];
  });
  const marks = stacked ? [] : rects.flat();
  const others = stacked ? [] : otherValues(env, kit, props, rects, slot);
  const texts = [...clearTexts(names, [], 10 * unit), ...clearTexts([...figures, ...others], marks, 8 * unit)];
  return [
    place(env, 'grouped', 'bars', props, {
      box: props.box,
      motion: kit.enter.chart(120),
      marks: rects.flatMap((group, index) =>
        group.map((box, member) => ({ figure: groups[index]?.figures[member] ?? '', box })),
      ),
    }),
    ...texts.map(({ block, x, y, of }) =>
      placeSet(env, kit, of, block, { x, y }, beat(env, of.startsWith('value') ? 9 : 2)),
    ),
  ];
}

/** Values of the series that the story is not about: shown where they touch nothing. */
function otherValues(
  env: Env,
  kit: StyleKit,
  props: GroupedProps,
  rects: Box[][],
  slot: number,
): Array<LooseText<string>> {
  const { unit } = env.stage;
  const { groups, highlight } = env.scene;
  return groups.flatMap((group, index) =>
    group.figures.flatMap((key, member): Array<LooseText<string>> => {
      const rect = rects[index]?.[member];
      if (!rect || member === highlight) return [];
      const { block } = setIn(env, kit.figure(env.figure(key), 46, 'dim'), { x: 0, y: 0, w: slot, h: 60 * unit });
      const up = (props.groups[index]?.[member] ?? 0) >= 0;
      const y = up ? rect.y - 16 * unit - block.h : rect.y + rect.h + 16 * unit;
      const x = centredWithin(block, rect.x + rect.w / 2, props.box);
      return [{ block, x, y, weight: 3, of: `value${index}.${member}` }];
    }),
  );
}

/** The last one first, then the first, then the others. */
function endsFirst(index: number, count: number): number {
  return index === count - 1 ? 0 : index === 0 ? 1 : 2;
}
