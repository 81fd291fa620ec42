import { contrastOf } from '../brand/brand-colors';
import { place, placeDisc, placeRect } from '../compose/place';
import { splitAcross } from '../compose/reading-side';
import { stack, type StackItem } from '../compose/stack';
import type { BustColors } from '../layers/bust';
import type { Box } from '../stage/stage';
import { framesOf } from '../timeline/frame-rate';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed, isWide } from './headed';
import { mouthTrack } from './mouth-track';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'presenter'>>;

/** A drawn presenter behind a desk from edge to edge, what is talked about over or beside the head. */
export function presenterStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { layers, body } = headed(env, kit);
  const desk = Math.max(kit.shape.line * 3, 18) * unit;
  const room = { ...body, h: body.h - desk };
  const items = partsOf(env, kit);
  if (items.length === 0) return [...layers, ...stageOf(env, kit, room, desk)];
  if (isWide(room)) {
    const [text, stage] = splitAcross(env, room, room.w * 0.54, 48 * unit);
    return [...layers, ...stageOf(env, kit, stage, desk), ...texts(env, kit, text, items)];
  }
  const text = { ...room, h: room.h * 0.37 };
  const set = stack(
    env,
    text,
    items.map(({ item }) => item),
  );
  const top = set.bottom + 28 * unit;
  const stage = { ...room, y: top, h: room.y + room.h - top };
  return [...layers, ...stageOf(env, kit, stage, desk), ...texts(env, kit, text, items)];
}

interface Part {
  id: string;
  item: StackItem;
  key?: string;
}

function partsOf(env: Env, kit: StyleKit): Part[] {
  const { scene, stage } = env;
  const { unit } = stage;
  const parts: Part[] = [];
  if (scene.headline)
    parts.push({
      id: 'headline',
      item: { text: kit.head(env.text(scene.headline), scene.figure === undefined ? 140 : 108) },
    });
  if (scene.figure !== undefined) {
    const text = kit.figure(env.figure(scene.figure), scene.headline ? 220 : 320, 'accent');
    parts.push({ id: 'figure', item: { text, line: true, gap: 56 * unit }, key: scene.figure });
  }
  if (scene.label) parts.push({ id: 'label', item: { text: kit.words(env.text(scene.label), 54), gap: 28 * unit } });
  return parts;
}

function texts(env: Env, kit: StyleKit, room: Box, parts: Part[]): Layer[] {
  const { items } = stack(
    env,
    room,
    parts.map(({ item }) => item),
  );
  return items.flatMap(({ block, box }, index): Layer[] => {
    const part = parts[index];
    if (!block || !part) return [];
    const at = beat(env, index * 2, part.key);
    return [
      part.key === undefined
        ? placeSet(env, kit, part.id, block, box, at)
        : placeFigure(env, kit, part.id, block, box, at),
    ];
  });
}

function stageOf(env: Env, kit: StyleKit, room: Box, desk: number): Layer[] {
  const size = Math.min(room.w, room.h);
  const box = { x: room.x + (room.w - size) / 2, y: room.y + room.h - size, w: size, h: size };
  const top = { x: 0, y: room.y + room.h, w: env.stage.width, h: desk };
  const disc = { x: box.x + size / 2, y: box.y + size * 0.52, r: size * 0.46 };
  const lineFrom = env.from + framesOf(env.lineAt);
  return [
    placeDisc(env, 'halo', disc, kit.colors.track, { motion: kit.enter.mark(0) }),
    place(
      env,
      'presenter',
      'presenter',
      { box, colors: bustColors(kit), person: env.videoSeed, mouth: mouthTrack(env.said, lineFrom) },
      { box, motion: kit.enter.mark(0) },
    ),
    placeRect(env, 'desk', top, kit.colors.accent, { motion: kit.enter.mark(0) }),
  ];
}

/** A person in the style's inks: light skin and dark features whichever of its colours are light. */
function bustColors(kit: StyleKit): BustColors {
  const { ink, onAccent, backing, accent, mass, dim } = kit.colors;
  const solid = [ink, onAccent, backing, dim, mass].map((color) => color.slice(0, 7));
  const byLight = [...solid].sort((a, b) => contrastOf(a, '#000000') - contrastOf(b, '#000000'));
  const dark = byLight[0] ?? ink;
  const light = byLight.at(-1) ?? backing;
  const hair = contrastOf(mass.slice(0, 7), light) > 2 ? mass.slice(0, 7) : dark;
  return kit.presenter ?? { skin: light, hair, cloth: accent.slice(0, 7), light, ink: dark, accent: hair };
}
