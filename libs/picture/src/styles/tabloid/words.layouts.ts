import { refilled } from '../../text/text-block';
import { placeRect, placeText, placePaint, placeStill } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, tilt, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, SLIGHT, type FrontPage, SLOPE, TILT } from './front-page';
import { fitsBurst, placeSticker, placeStillSticker, placeStrip } from './pieces';
import { posterLines } from './poster-lines';
import { TABLOID } from './preset';
import { shout, slamIn, small, stripIn } from './type-and-motion';
import { msOf } from '../../timeline/frame-rate';
import { callParts } from '../../compose/call-parts';

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
  return [
    placeRect(env, 'slab', paper, TABLOID.red, { z: Z.type, motion, box: paper }),
    placeText(
      env,
      `head${index}`,
      refilled(block, () => TABLOID.white),
      box,
      { box: paper, z: Z.type + 0.3, motion: { ...motion, cues: [] } },
    ),
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

/** A photograph over the upper page, torn off where the headline begins; without one, the page's own screen shows. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { u, body, rtl } = frontPage(env);
  const { width, height } = env.stage;
  const { still, headline, support } = env.scene;
  const shown = env.still(still) !== undefined;
  const edge = body.y + body.h * (shown ? 0.56 : 0.2);
  const rise = (width * SLOPE) / 2;
  const box = { x: 0, y: 0, w: width, h: edge + 60 * u };
  const push = progress({ at: 0, ms: msOf(env.frames) + 1000, ease: 'linear' });
  const look = { fit: 'cover', backing: TABLOID.red } as const;
  const layers = placeStill(env, 'photograph', still, box, look, { z: Z.art - 2, motion: push });
  const sheet = {
    left: [-20, edge + rise],
    right: [width + 20, edge - rise],
    depth: height - edge + 60 * u,
    fill: TABLOID.paper,
    lip: TABLOID.white,
    lipWidth: 16 * u,
    rough: 20 * u,
    salt: env.scene.id,
  };
  layers.push(placePaint(env, 'sheet', 'tabloid.torn', sheet, { z: Z.art - 1 }));
  const said = env.text(support);
  const top = edge + rise + 60 * u;
  const foot = said ? body.h * 0.11 : 0;
  const room = { ...body, y: top, h: body.y + body.h - top - foot };
  const lines = posterLines(env, env.text(headline), room, { most: 260, color: TABLOID.ink, fill: 0.8 });
  lines.forEach(({ block, box }, index) => {
    const motion = slamIn(env, 60 + index * 110, index === 0 ? 'shutter' : 'thud');
    layers.push(placeText(env, `head${index}`, block, box, { box, z: Z.type + 0.3, motion }));
  });
  if (!said) return layers;
  const y = Math.max(...lines.map(({ box }) => box.y + box.h)) + 34 * u;
  const set = setIn(
    env,
    { ...small(env, said, 68, TABLOID.deepRed), maxLines: 2 },
    { ...body, y, h: body.y + body.h - y },
  );
  return [
    ...layers,
    placeText(env, 'support', set.block, set.box, { motion: stripIn(env, 420, rtl ? 'right' : 'left') }),
  ];
}

/** The call in white capitals as wide as the page, its link on a yellow strip pulled in from the edge. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const page = frontPage(env);
  const { u, body, rtl } = page;
  const { link, still } = env.scene;
  const { before, after } = callParts(env.scene);
  const words = [before, after].filter(Boolean).join(' ');
  const share = link ? 0.56 : 0.84;
  const lines = posterLines(
    env,
    words,
    { ...body, y: body.y + 16 * u, h: body.h * share },
    { most: 260, color: TABLOID.white },
  );
  const layers: Layer[] = lines.map(({ block, box }, index) =>
    placeText(env, `call${index}`, block, box, {
      box,
      z: Z.type + 0.3,
      motion: slamIn(env, 40 + index * 110, index === 0 ? 'brass' : 'thud'),
    }),
  );
  let bottom = Math.max(body.y, ...lines.map(({ box }) => box.y + box.h));
  if (link) {
    const strip = placeStrip(env, 'link', {
      look: { ...shout(env, link, 190, TABLOID.ink), maxLines: 2 },
      room: { ...body, y: bottom + 40 * u, h: Math.min(330 * u, body.y + body.h - bottom - 40 * u) },
      fill: TABLOID.yellow,
      shadow: TABLOID.ink,
      degrees: TILT,
      pad: [34 * u, 32 * u],
      motion: stripIn(env, 60 + lines.length * 110, rtl ? 'right' : 'left', 'stamp'),
      set: { line: true },
      bleed: true,
    });
    layers.push(...strip.layers);
    bottom = strip.bottom;
  }
  return [...layers, ...foot(env, bottom + 44 * u)];

  function foot(scene: typeof env, top: number): Layer[] {
    const room = { ...body, y: top, h: body.y + body.h - top };
    const picture = room.h > 200 * u ? placeStillSticker(scene, still, room, Math.min(190 * u, room.h / 2), rtl) : null;
    if (picture) return picture;
    const { source, asOf } = scene.furniture;
    const text = [source, asOf].filter(Boolean).join(', ');
    if (!text || room.h < 60 * u) return [];
    const set = setIn(scene, { ...small(scene, text, 52, TABLOID.white), maxLines: 2 }, { ...room, w: room.w * 0.9 });
    if (set.block.h > room.h) return [];
    return [placeText(scene, 'source', set.block, set.box, { motion: stripIn(scene, 520, rtl ? 'right' : 'left') })];
  }
}
