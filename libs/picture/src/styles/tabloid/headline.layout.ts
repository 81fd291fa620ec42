import { placeRect, placeText } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, SLIGHT, type FrontPage } from './front-page';
import { fitsBurst, placeSticker, placeStillSticker, placeStrip } from './pieces';
import { posterLines } from './poster-lines';
import { TABLOID } from './preset';
import { shout, slamIn, small, stripIn } from './type-and-motion';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** Longest support that a sticker can carry. */
const STICKER_LETTERS = 26;

/** A newsbill: lines as wide as the page, the last one white on a red strip, slammed down one after the other. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  const page = frontPage(env);
  const { u, body, rtl } = page;
  const { kicker, headline, support, still } = env.scene;
  const side = rtl ? 'right' : 'left';
  const layers: Layer[] = [];
  let top = body.y + 30 * u;
  const over = env.text(kicker);
  if (over) {
    const strip = placeStrip(env, 'kicker', {
      look: { ...shout(env, over, 84, TABLOID.white), maxLines: 1, floor: 44 * u },
      room: { ...body, y: top, h: body.h * 0.16 },
      fill: TABLOID.ink,
      degrees: SLIGHT,
      pad: [28 * u, 22 * u],
      motion: stripIn(env, 0, side, 'swish'),
      bleed: true,
    });
    layers.push(...strip.layers);
    top = strip.bottom + 44 * u;
  }
  const said = env.text(support);
  const picture = env.still(still) !== undefined;
  const foot = (said || picture ? (page.wide ? 0.26 : 0.3) : 0.02) * body.h;
  const pad = 24 * u;
  const room = { x: body.x, y: top, w: body.w - pad, h: body.y + body.h - foot - top };
  const lines = posterLines(env, env.text(headline), room, { most: 330, color: TABLOID.ink, gap: 52 * u, fill: 0.8 });
  lines.forEach((line, index) => {
    const last = index === lines.length - 1;
    layers.push(...(last ? slab(env, page, inset(line, u), index) : [inkLine(env, line, index)]));
  });
  const bottom = Math.max(...lines.map(({ box }) => box.y + box.h)) + 56 * u;
  const below = { ...body, y: bottom, h: body.y + body.h - bottom };
  return [...layers, ...under(env, page, below, said)];
}

function inkLine(env: HeadlineEnv, { block, box }: SetText, index: number): Layer {
  const motion = slamIn(env, 60 + index * 120, index === 0 ? 'brass' : 'thud');
  return placeText(env, `head${index}`, block, box, { box, z: Z.type + 0.3, motion });
}

/** A tall line leans out of the page when it is tilted: it stands that much further in. */
function inset({ block, box }: SetText, u: number): SetText {
  const lean = Math.min(12 * u, box.h * 0.0131);
  return { block, box: { ...box, x: block.rtl ? box.x - lean : box.x + lean } };
}

/** The line that matters: from the frame's edge, over the page, with a hard shadow. */
function slab(env: HeadlineEnv, { u, rtl }: FrontPage, { block, box }: SetText, index: number): Layer[] {
  const pad = 26 * u;
  const paper = { x: rtl ? box.x - pad : -60 * u, y: box.y - pad, w: 0, h: box.h + 2 * pad };
  paper.w = rtl ? env.stage.width + 60 * u - paper.x : box.x + box.w + pad - paper.x;
  const motion = combine(tilt(SLIGHT), stripIn(env, 40 + index * 120, rtl ? 'right' : 'left', 'swish'));
  const white = block.lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => ({ ...run, fill: TABLOID.white })),
  }));
  return [
    placeRect(env, 'slab', paper, TABLOID.red, { z: Z.type, motion, box: paper }),
    placeText(env, `head${index}`, { ...block, lines: white }, box, {
      box: paper,
      z: Z.type + 0.3,
      motion: { ...motion, cues: [] },
    }),
  ];
}

/** What else there is: a few words on a sticker, more of them as lines, a picture beside either. */
function under(env: HeadlineEnv, { u, rtl }: FrontPage, room: Box, said: string): Layer[] {
  const r = Math.min(room.h * 0.46, room.w * 0.25, 205 * u);
  const picture = placeStillSticker(env, env.scene.still, room, r, !rtl) ?? [];
  if (!said) return picture;
  if ([...said].length <= STICKER_LETTERS && fitsBurst(said) && r > 90 * u) {
    const x = picture.length > 0 === rtl ? room.x + room.w - r - 16 * u : room.x + r + 16 * u;
    const y = room.y + room.h - r - 12 * u;
    const sun = env.index % 2 === 1;
    const look = {
      ...shout(env, said, 100, sun ? TABLOID.white : TABLOID.ink),
      align: 'center' as const,
      maxLines: 3,
      floor: 42 * u,
    };
    const lines = [{ look, share: 1 }];
    return [
      ...picture,
      ...placeSticker(env, 'support', { x, y, r, fill: sun ? TABLOID.red : TABLOID.yellow, lines, at: 520 }),
    ];
  }
  const w = picture.length > 0 ? room.w - 2 * r - 60 * u : room.w;
  const side = { ...room, x: picture.length > 0 && !rtl ? room.x + room.w - w : room.x, w };
  const set = setIn(env, { ...small(env, said, 76, TABLOID.ink), maxLines: 4 }, side);
  return [
    ...picture,
    placeText(env, 'support', set.block, set.box, { motion: stripIn(env, 480, rtl ? 'right' : 'left') }),
  ];
}
