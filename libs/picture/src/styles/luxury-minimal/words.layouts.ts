import { splitAcross, partsOf, readsFromRight } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, matted, roomBelow, type ColumnPart, hairline } from './column';
import { titleLook, wordLook, appear, turnOf } from './type-and-motion';
import { ball, ballIn } from './objects';
import { placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { ctaRuns } from '../../standard/end.standard';
import { inkOf, LUXURY } from './preset';
import type { Box } from '../../stage/stage';
import { listsValues } from '../lists-values';

/** A sentence in the display serif over a hairline; a gold ball on the table, or the payload's picture behind a mat. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { content, unit, width, height } = env.stage;
  const { scene } = env;
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const wide = width > height;
  const area = wide ? splitAcross(env, content, content.w * 0.62, 0)[0] : content;
  const parts: ColumnPart[] = [
    ...(kicker ? [{ id: 'kicker', look: wordLook(env, kicker, 52, 'gold') }] : []),
    { id: 'headline', look: { ...titleLook(env, env.text(scene.headline), 150), maxLines: 5 }, gap: 52 },
    { id: 'rule', hairline: 0.36, gap: 68 },
    ...(support
      ? [{ id: 'support', look: wordLook(env, support, support.length <= 24 ? 72 : 58, 'dim'), gap: 56 }]
      : []),
  ];
  const { layers, bottom } = column(env, { ...area, y: area.y + 30 * unit, h: area.h * 0.8 }, parts);
  const room = wide ? splitAcross(env, content, content.w * 0.64, 0)[1] : roomBelow(env, bottom, 50);
  const picture = room.h > 240 * unit ? matted(env, scene.still, room, 160) : [];
  if (picture.length > 0) return [...picture, ...layers];
  const object = ballIn(env, room, true, 240);
  return [...(object ? [ball(env, 'ball', object, 160)] : []), ...layers];
}

/** A picture hung on the wall with its words under it; where it is missing, a gold ball takes its place. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { content, unit, width, height } = env.stage;
  const { scene } = env;
  const support = env.text(scene.support);
  const parts: ColumnPart[] = [
    { id: 'headline', look: { ...titleLook(env, env.text(scene.headline), 112), maxLines: 3 } },
    ...(support
      ? [{ id: 'support', look: { ...wordLook(env, support, 52, 'dim' as const), maxLines: 3 }, gap: 40 }]
      : []),
  ];
  const wide = width > height;
  const [words, frame] = wide
    ? splitAcross(env, content, content.w * 0.4, 80 * unit)
    : [
        { ...content, y: content.y + content.h * 0.66, h: content.h * 0.34 },
        { ...content, h: content.h * 0.6 },
      ];
  const { layers } = column(env, words, parts, 1);
  if (env.still(scene.still)) return [...matted(env, scene.still, frame, 0), ...layers];
  const object = ballIn(env, frame, true, 290);
  return [...(object ? [ball(env, 'ball', object, 0)] : []), ...layers];
}

/** Night: the call to action, its link in gold, and the gold ball under the lamp. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { content, unit, width, height } = env.stage;
  const wide = width > height;
  const area = wide ? splitAcross(env, content, content.w * 0.62, 0)[0] : content;
  const { layers, bottom } = column(env, { ...area, y: area.y + 30 * unit, h: area.h * 0.6 }, [
    {
      id: 'cta',
      look: { ...titleLook(env, ctaRuns(env.scene.cta, env.scene.link, inkOf(env).gold), 142), maxLines: 6 },
    },
    { id: 'rule', hairline: 0.34, gap: 64 },
  ]);
  const { source, asOf } = env.furniture;
  const line = [source, asOf].filter(Boolean).join(', ');
  const room = wide ? splitAcross(env, content, content.w * 0.62, 0)[1] : roomBelow(env, bottom, 60);
  const words = line
    ? setIn(
        env,
        { ...wordLook(env, line, 48, 'dim'), maxLines: 2 },
        wide ? roomBelow(env, bottom, 44) : { ...room, h: 120 * unit },
      )
    : null;
  const under =
    words && !wide
      ? {
          ...room,
          y: words.box.y + words.box.h + 60 * unit,
          h: room.y + room.h - words.box.y - words.box.h - 60 * unit,
        }
      : room;
  const object = ballIn(env, under, true, 230);
  return [
    ...(object ? [ball(env, 'ball', object, 0)] : []),
    ...layers,
    ...(words ? [placeText(env, 'source', words.block, words.box, { motion: appear(env, turnOf(env, 2)) })] : []),
  ];
}

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** Lines between hairlines, each led by a pearl. */
export function listLayout(env: ListEnv): Layer[] {
  const { content, unit } = env.stage;
  const { items } = env.scene;
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * 0.26 }, [
    { id: 'title', look: { ...titleLook(env, env.text(env.scene.title), 112), maxLines: 3 } },
  ]);
  const body = roomBelow(env, head.bottom, 72);
  const h = Math.min(body.h / items.length, (listsValues(env) ? 380 : 300) * unit);
  const rows = partsOf(env, { ...body, h: h * items.length }, items.length, 0, true);
  return [...head.layers, ...rows.flatMap((row, index) => itemLayers(env, row, index))];
}

function itemLayers(env: ListEnv, row: Box, index: number): Layer[] {
  const { unit } = env.stage;
  const item = env.scene.items[index];
  if (!item) return [];
  const at = turnOf(env, 1 + index * 2);
  const inner = { ...row, y: row.y + 36 * unit, h: row.h - 60 * unit };
  const roomy = row.h >= 230 * unit;
  const r = (roomy ? 28 : 22) * unit;
  const [, words] = splitAcross(env, inner, 2 * r, 34 * unit);
  const name = env.text(item.label);
  const label = name
    ? setIn(
        env,
        { ...wordLook(env, name, listsValues(env) ? 56 : 46, 'gold'), maxLines: 1 },
        { ...words, h: words.h * 0.34 },
      )
    : null;
  const top = label ? label.box.y + label.box.h + 20 * unit : words.y;
  const text = setIn(
    env,
    listsValues(env) || (roomy && !label && env.text(item.text).length <= 24)
      ? { ...titleLook(env, env.text(item.text), label ? 150 : 92), maxLines: label ? 1 : 2 }
      : { ...wordLook(env, env.text(item.text), roomy ? 68 : 60), maxLines: 3 },
    { ...words, y: top, h: words.y + words.h - top },
  );
  const first = label ?? text;
  const x = readsFromRight(env) ? inner.x + inner.w - r : inner.x + r;
  const y = first.box.y + Math.min(first.box.h, first.block.size * 0.8) / 2;
  return [
    hairline(env, `rule${index}`, { ...row, h: 2 * unit }, at, LUXURY.shade),
    ball(env, `bead${index}`, { x, y, r, gold: true }, at),
    ...(label ? [placeText(env, `label${index}`, label.block, label.box, { motion: appear(env, at) })] : []),
    placeText(env, `text${index}`, text.block, text.box, { motion: appear(env, at + 80) }),
  ];
}
