import { place, placeRect } from '../../compose/place';
import { readsFromRight, splitAcross } from '../../compose/reading-side';
import { entrance } from '../../standard/plain-kit';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { neonOf } from './ground';
import { cue, meme, memeFigure, punch, shout } from './type-and-motion';
import { below, slash, titled } from './page';
import { CHAOS } from './preset';

type Env = SceneEnv<SceneOf<'breakdown'>>;

const FILLS = [CHAOS.ultraviolet, CHAOS.magenta, CHAOS.red, CHAOS.orange] as const;

/** The whole shouted, a bar from edge to edge cut into its parts, and each part on a band of its colour. */
export function breakdownLayout(env: Env): Layer[] {
  const { unit, width } = env.stage;
  const { parts, title, total } = env.scene;
  const { layers, body } = titled(env, env.text(title), 120, { share: 0.17 });
  const whole = total ? wholeShout(env, total, { ...body, h: body.h * 0.34 }) : null;
  const rest = whole ? below(body, whole.bottom, 30 * unit) : body;
  const values = parts.map(({ figure }) => env.value(figure));
  const bar = cutBar(env, { x: 0, y: rest.y, w: width, h: Math.min(130 * unit, rest.h * 0.2) }, values);
  const rows = bar ? below(rest, rest.y + bar.h, 44 * unit) : rest;
  const gap = 22 * unit;
  const h = (rows.h - gap * (parts.length - 1)) / Math.max(1, parts.length);
  return [
    ...layers,
    ...(whole?.layers ?? []),
    ...(bar?.layers ?? []),
    ...parts.flatMap((_, index) => part(env, index, { ...rows, y: rows.y + index * (h + gap), h })),
  ];
}

function wholeShout(env: Env, total: NonNullable<Env['scene']['total']>, room: Box) {
  const { unit } = env.stage;
  const at = cue(env, 1, total.figure);
  const figure = shout(
    env,
    'total',
    memeFigure(env, env.figure(total.figure), 420, neonOf(env)),
    { ...room, h: room.h * 0.74 },
    { degrees: -2, line: true, motion: punch(env, at, 'airhorn') },
  );
  const label = env.text(total.label);
  if (!label || label === env.text(env.scene.title)) return figure;
  const named = shout(
    env,
    'total.label',
    meme(env, label, 76, CHAOS.white, 1),
    { ...below(room, figure.bottom, 6 * unit), h: room.h * 0.26 },
    { degrees: -2, motion: punch(env, at + 70) },
  );
  return { ...named, layers: [...figure.layers, ...named.layers] };
}

/** Parts of one whole beside each other; nothing where they cannot be added. */
function cutBar(env: Env, box: Box, values: number[]): { layers: Layer[]; h: number } | null {
  const sum = values.reduce((all, value) => all + value, 0);
  if (!values.every((value) => value >= 0) || !(sum > 0)) return null;
  const { unit } = env.stage;
  const parts = values.map((value, index) => ({ share: value / sum, fill: fillOf(index) }));
  const motion = progress({ at: entrance(env, cue(env, 2)), ms: 420, ease: 'cubic-out' });
  const meter = { box, share: 1, cell: 0, pitch: 0, fill: fillOf(0), parts, fromRight: readsFromRight(env) };
  const layer = place(env, 'meter', 'bar', { ...meter, empty: CHAOS.black }, { z: Z.marks, box, motion });
  const edge = { ...box, y: box.y - 10 * unit, h: box.h + 20 * unit };
  return { layers: [placeRect(env, 'bar.edge', edge, CHAOS.black, { z: Z.marks - 1 }), layer], h: box.h + 10 * unit };
}

function part(env: Env, index: number, box: Box): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.parts[index];
  if (!entry) return [];
  const at = cue(env, 3 + index, entry.figure);
  const degrees = index % 2 === 0 ? -1.4 : 1.4;
  const [left, right] = splitAcross(env, box, box.w * 0.52, 24 * unit);
  const figure = shout(env, `figure${index}`, memeFigure(env, env.figure(entry.figure), 260, CHAOS.white), left, {
    degrees,
    line: true,
    stand: 'middle',
    motion: punch(env, at, 'basshit'),
  });
  const label = shout(env, `label${index}`, meme(env, env.text(entry.label), 84, CHAOS.white, 2), right, {
    degrees,
    stand: 'middle',
    motion: punch(env, at + 70),
  });
  return [slash(env, `band${index}`, box, degrees, fillOf(index), at - 60), ...figure.layers, ...label.layers];
}

function fillOf(index: number): string {
  return FILLS[index % FILLS.length] ?? CHAOS.magenta;
}
