import { place, placeRect, placeText, placeStill } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, TILT, type FrontPage } from './front-page';
import { mastheadFoot } from './ground';
import { setTilted } from '../../compose/set-tilted';
import { TABLOID } from './preset';
import { namedAt, shout, slamIn, small, stripIn } from './type-and-motion';

type LeaderboardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** A league table under a red masthead; the row of the story is a yellow strip that leaves the page on the left. */
export function leaderboardLayout(env: LeaderboardEnv): Layer[] {
  const page = frontPage(env);
  const { u, body, rtl } = page;
  const { rows, highlight, title, unit } = env.scene;
  const foot = mastheadFoot(env);
  const head = { x: body.x, y: body.y, w: body.w, h: foot - body.y - 26 * u };
  const name = setTilted(env, { ...shout(env, env.text(title), 190, TABLOID.white), maxLines: 2 }, head, TILT, {
    stand: 'middle',
  });
  const layers: Layer[] = [
    placeText(env, 'title', name.block, name.box, {
      box: name.box,
      motion: env.index === 0 ? tilt(TILT) : [tilt(TILT), slamIn(env, 0, 'brass')],
    }),
  ];
  let top = foot + 18 * u;
  const column = env.text(unit);
  if (column) {
    const set = setIn(
      env,
      { ...small(env, column, 48, TABLOID.ink), maxLines: 1 },
      { ...body, y: top, h: 54 * u },
      { align: rtl ? 'left' : 'right' },
    );
    layers.push(placeText(env, 'unit', set.block, set.box, { motion: stripIn(env, 120, 'bottom') }));
    top = set.box.y + set.box.h + 22 * u;
  }
  const room = body.y + body.h - top - 10 * u;
  const extra = Math.min(1.34, 1 + rows.length * 0.1);
  const pitch = Math.min(room / (rows.length - 1 + extra), 215 * u);
  let y = top;
  rows.forEach((_, index) => {
    const h = index === highlight ? pitch * extra : pitch;
    layers.push(...row(env, page, index, { x: body.x, y, w: body.w, h }));
    y += h;
  });
  return layers;
}

function row(env: LeaderboardEnv, { u, rtl, body }: FrontPage, index: number, box: Box): Layer[] {
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const strong = index === env.scene.highlight;
  const side = rtl ? 'right' : 'left';
  const at = Math.min(namedAt(env, entry.figure, 120 + index * 80), 120 + index * 160);
  const motion = stripIn(env, at, side, strong ? 'stamp' : 'flip');
  const quiet = { ...motion, cues: [] };
  const layers: Layer[] = strong ? [slab(env, box, rtl, motion)] : band(env, index, box, motion);
  const line = { ...box, x: box.x, y: box.y + (strong ? 8 : 0) * u, h: box.h - (strong ? 24 : 12) * u };
  const size = Math.min(strong ? 132 : 112, (line.h / u) * 0.74);
  const inner = strong ? 26 * u : 0;
  const figure = setIn(
    env,
    shout(env, env.figure(entry.figure), size, TABLOID.ink),
    { ...line, x: rtl ? line.x + inner : line.x + line.w * 0.4, w: line.w * 0.6 - inner },
    { line: true, stand: 'middle', align: rtl ? 'left' : 'right' },
  );
  layers.push(placeText(env, `figure${index}`, figure.block, figure.box, { motion: quiet, box, z: Z.type + 0.3 }));
  let start = 0;
  const rank = env.text(entry.rank);
  if (rank) {
    const set = setIn(
      env,
      shout(env, rank, size, strong ? TABLOID.ink : TABLOID.deepRed),
      { ...line, w: 150 * u, x: rtl ? line.x + line.w - 150 * u : line.x },
      { line: true, stand: 'middle', align: side },
    );
    layers.push(placeText(env, `rank${index}`, set.block, set.box, { motion: quiet, box, z: Z.type + 0.3 }));
    start = Math.max(92 * u, set.box.w + 34 * u);
  }
  if (env.still(entry.still)) {
    const d = line.h * 0.8;
    const logo = { x: rtl ? line.x + line.w - start - d : line.x + start, y: line.y + (line.h - d) / 2, w: d, h: d };
    const look = { radius: d / 2, backing: TABLOID.white, ring: { color: TABLOID.ink, width: 5 * u } };
    layers.push(...placeStill(env, `logo${index}`, entry.still, logo, look, { z: Z.type, motion: quiet }));
    start += d + 24 * u;
  }
  const w = body.w - start - figure.box.w - inner - 40 * u;
  const space = { ...line, x: rtl ? figure.box.x + figure.box.w + 40 * u : line.x + start, w };
  const look = shout(env, env.text(entry.label), size, TABLOID.ink);
  const single = setIn(env, look, space, { line: true, stand: 'middle' });
  const whole = single.block.lines.length === 1 && single.block.size > 62 * u;
  const name = whole ? single : setIn(env, { ...look, floor: 42 * u, maxLines: 2 }, space, { stand: 'middle' });
  layers.push(placeText(env, `name${index}`, name.block, name.box, { motion: quiet, box, z: Z.type + 0.3 }));
  return layers;
}

/** Cut askew at its end, with a hard shadow. */
function slab(env: LeaderboardEnv, box: Box, rtl: boolean, motion: ReturnType<typeof stripIn>): Layer {
  const { unit: u, width } = env.stage;
  const end = rtl ? box.x - 20 * u : box.x + box.w + 20 * u;
  const start = rtl ? width + 40 * u : -40 * u;
  const lean = (rtl ? 1 : -1) * 16 * u;
  const points: Array<[number, number]> = [
    [start, box.y + 6 * u],
    [end, box.y - 4 * u],
    [end + lean, box.y + box.h - 16 * u],
    [start, box.y + box.h - 16 * u],
  ];
  const shadow = { color: TABLOID.ink, blur: 0, x: 9 * u, y: 10 * u };
  return place(
    env,
    'shape',
    'lead',
    { shape: 'polygon', points, fill: TABLOID.yellow, shadow },
    { box: { ...box, x: 0, w: width }, motion },
  );
}

/** Every second row lies on a grey band. */
function band(env: LeaderboardEnv, index: number, box: Box, motion: ReturnType<typeof stripIn>): Layer[] {
  if (index % 2 === env.scene.highlight % 2) return [];
  const paper = { x: 0, y: box.y - 4 * env.stage.unit, w: env.stage.width, h: box.h - 4 * env.stage.unit };
  return [placeRect(env, `band${index}`, paper, `${TABLOID.ink}1A`, { motion })];
}
