import { place, placePaint, placeRect, placeText } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { type Fill, fillDown } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import { graphemesOf } from '../../text/words';
import type { SceneEnv, SceneOf } from '../scene-env';
import type { Glow } from './ground';
import { footOf, lockUp, lowered } from './lock-up';
import { type Cast, flare, metal, type MirrorData } from './metal';
import { HYPE } from './preset';
import { entrance } from '../../standard/plain-kit';
import { at, column, leaving, slamIn, thrownIn, wideType, billingType, powerLine } from './type-and-motion';
import { callParts } from '../../compose/call-parts';
import { emblem } from './plate';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** A name of at most this many characters stands on a mirror. */
const NAME = 14;

/** A short name on a mirror floor; a sentence as a wall of lines, slammed in one by one, its last line in gold. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  const text = env.text(env.scene.headline);
  return graphemesOf(text).length <= NAME && !env.still(env.scene.still) ? onMirror(env, text) : wall(env, text);
}

function onMirror(env: HeadlineEnv, text: string): Layer[] {
  const { unit, height } = env.stage;
  const area = column(env, 0.8);
  const lines = lockUp(env, text, { ...area, h: area.h * 0.44 }, { tallest: 330, least: 210, gap: 46 });
  const { kicker, support } = wordsOf(env, area);
  const total = footOf(lines, area.y) - area.y;
  const horizon = area.y + area.h * (isLandscape(env) ? 0.62 : 0.56);
  const above = kicker ? kicker.box.h + 56 * unit : 0;
  const drop = Math.max(above, horizon - area.y - total);
  const standing = lowered(lines, drop);
  const foot = footOf(standing, horizon);
  const low = standing.at(-1);
  const layers = standing.flatMap((line, index) =>
    metal(env, `head${index}`, line, {
      cast: 'gold',
      motion: slamIn(env, 60 + index * 220),
      glintAt: 760 + index * 90,
    }),
  );
  if (low) {
    const mirror: MirrorData = {
      block: low.block,
      x: low.box.x,
      y: low.box.y,
      floor: foot + 12 * unit,
      color: HYPE.bronze,
      reach: Math.min(low.box.h * 0.9, height - foot),
    };
    const motion = [slamIn(env, 60 + (standing.length - 1) * 220, true), leaving(env)];
    layers.push(placePaint(env, 'mirror', 'mirror', mirror, { z: Z.marks, motion }));
  }
  const dawn: Glow = { x: 0.46, y: (foot - 30 * unit) / height, r: 0.3, color: HYPE.deepGold, strength: 0.42 };
  layers.push(
    placePaint(env, 'dawn', 'leak', dawn, { z: Z.art, motion: fade({ at: 100, ms: 600 }) }),
    flare(env, 'flare', area.x + area.w * 0.5, foot + 12 * unit, 300),
  );
  if (kicker) layers.push(words(env, 'kicker', at(kicker, area.y + drop - above), 0));
  if (support) {
    const y = Math.min(foot + 200 * unit, area.y + area.h - support.box.h);
    layers.push(words(env, 'support', at(support, y), 520));
  }
  return layers;
}

function wall(env: HeadlineEnv, text: string): Layer[] {
  const { unit, content } = env.stage;
  const picture = env.still(env.scene.still) !== undefined;
  const band = picture && !isLandscape(env) ? content.h * 0.34 : 0;
  const area = { ...column(env), y: content.y + band, h: content.h - band };
  const { kicker, support } = wordsOf(env, area);
  const gap = 52 * unit;
  const head = kicker ? kicker.box.h + gap : 0;
  const foot = support ? support.box.h + gap + 30 * unit : 0;
  const lines = lockUp(
    env,
    text,
    { ...area, y: area.y + head, h: Math.max(120 * unit, area.h - head - foot) * 0.94 },
    { tallest: 230, least: 92, gap: 42 },
  );
  const end = footOf(lines, area.y);
  const slack = Math.max(0, area.y + area.h - end - foot);
  const drop = slack * (env.index % 2 === 0 ? 0.3 : 0.8);
  const layers = lowered(lines, drop).flatMap((line, index) => {
    const cast: Cast = index === lines.length - 1 ? 'gold' : 'chrome';
    const motion = slamIn(env, 40 + index * 190, index > 0 && index < lines.length - 1);
    return metal(env, `head${index}`, line, { cast, motion, ...(cast === 'gold' ? { glintAt: 1100 } : {}) });
  });
  if (kicker) layers.push(words(env, 'kicker', at(kicker, area.y + drop), 0));
  if (support) {
    const rule = { x: area.x, y: end + drop + gap, w: area.w, h: 3 * unit };
    const motion = [wipeIn({ at: entrance(env, 420), ms: 420 }), leaving(env)];
    layers.push(placeRect(env, 'rule', rule, HYPE.amber, { motion }));
    layers.push(words(env, 'support', at(support, rule.y + 30 * unit), 560));
  }
  if (band && env.scene.still !== undefined) layers.push(pictureBand(env, env.scene.still, band));
  return layers;
}

/** The picture as a strip of video across the frame, up to its upper edge. */
function pictureBand(env: HeadlineEnv, still: number, band: number): Layer {
  const { width, unit, content } = env.stage;
  const box: Box = { x: 0, y: 0, w: width, h: content.y + band - 56 * unit };
  const scrim: Fill = fillDown(box.h * 0.5, box.h, [0, `${HYPE.black}20`], [1, HYPE.black]);
  const ms = (env.frames / 30) * 1000;
  const picture = { still, box, fit: 'cover', radius: 0, scrim } as const;
  return place(env, 'picture', 'picture', picture, { z: Z.art, box, motion: progress({ ms, ease: 'linear' }) });
}

function wordsOf(env: HeadlineEnv, area: Box): { kicker: SetText | null; support: SetText | null } {
  const room = { ...area, h: 140 * env.stage.unit };
  const set = (text: string, size: number, color: string): SetText | null =>
    text ? setIn(env, wideType(env, text, size, color), room) : null;
  return {
    kicker: set(env.text(env.scene.kicker), 54, HYPE.bright),
    support: set(env.text(env.scene.support), 52, HYPE.bone),
  };
}

function words(env: HeadlineEnv, id: string, set: SetText, start: number): Layer {
  return placeText(env, id, set.block, set.box, { motion: [thrownIn(env, start), leaving(env)] });
}

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** The picture is the shot: full frame, sunk into black where the words are cast over its foot. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const area = column(env);
  const text = env.text(scene.support);
  const look = wideType(env, text, 50, HYPE.bone);
  const support = text ? setIn(env, look, { ...area, h: 140 * unit }) : null;
  const foot = support ? support.box.h + 46 * unit : 0;
  const shot = env.still(scene.still) !== undefined;
  const rules = { tallest: shot ? 170 : 260, least: 84, gap: 40 };
  const lines = lockUp(env, env.text(scene.headline), { ...area, h: area.h * (shot ? 0.5 : 0.86) - foot }, rules);
  const end = footOf(lines, area.y);
  const slack = Math.max(0, area.y + area.h - end - foot);
  const drop = slack * (shot ? 1 : 0.5);
  const layers = lowered(lines, drop).flatMap((line, index) =>
    metal(env, `head${index}`, line, {
      cast: index === 0 ? 'gold' : 'chrome',
      motion: slamIn(env, 120 + 170 * index, index > 0),
      bloom: 0.3,
    }),
  );
  if (support) {
    const set = at(support, end + drop + 46 * unit);
    const motion = [thrownIn(env, 560), leaving(env)];
    layers.push(placeText(env, 'support', set.block, set.box, { motion }));
  }
  const lit = lines[0] ? lines[0].box.y + drop - 44 * unit : area.y;
  return [...(shot ? shotLayers(env, lit) : [flare(env, 'flare', area.x + area.w / 2, lit, 300)]), ...layers];
}

function shotLayers(env: PictureEnv, top: number): Layer[] {
  const { width, height, unit } = env.stage;
  const box = { x: 0, y: 0, w: width, h: height };
  const scrim: Fill = fillDown(
    0,
    height,
    [0, `${HYPE.black}60`],
    [Math.max(0.05, (top - 260 * unit) / height), `${HYPE.black}30`],
    [Math.max(0.1, (top + 20 * unit) / height), `${HYPE.black}D8`],
    [1, HYPE.black],
  );
  const ms = (env.frames / 30) * 1000;
  const picture = { still: env.scene.still, box, fit: 'cover', radius: 0, scrim } as const;
  const motion = [progress({ ms, ease: 'linear' }), fade({ at: 0, ms: 160 })];
  return [place(env, 'picture', 'picture', picture, { z: Z.ground + 2.5, box, motion })];
}

type EndEnv = SceneEnv<SceneOf<'end'>>;

const LINES = { gap: 46, tallest: 300, least: 84, tall: 1.12 };

/** The title card: the call as a lock-up, its link in gold, a hairline and the billing block. */
export function endLayout(env: EndEnv): Layer[] {
  const { unit } = env.stage;
  const area = column(env);
  const logo = env.still(env.scene.still) ? 150 * unit : 0;
  const billing = billingOf(env, area);
  const credits = billing.reduce((sum, { box }) => sum + box.h + 26 * unit, 0) + 70 * unit;
  const head = logo ? logo + 56 * unit : 0;
  const call = callOf(env, { ...area, y: area.y + head, h: area.h * 0.96 - head - credits });
  const foot = call.at(-1)?.set.box;
  const end = (foot ? foot.y + foot.h : area.y) + credits;
  const drop = Math.max(0, area.y + area.h - end) * 0.36;
  const lines = call.map(({ set, gold }) => ({ set: lowered([set], drop)[0] ?? set, gold }));
  const layers = lines.flatMap(({ set, gold }, index) =>
    metal(env, `call${index}`, set, {
      cast: gold ? 'gold' : 'chrome',
      motion: slamIn(env, 40 + index * 150, index > 0 && !gold),
      glintAt: 1000 + index * 110,
    }),
  );
  const after = 40 + lines.length * 150;
  const ruleY = end - credits + drop + 56 * unit;
  const rule = { x: area.x, y: ruleY, w: area.w, h: 3 * unit };
  layers.push(placeRect(env, 'rule', rule, HYPE.amber, { motion: wipeIn({ at: entrance(env, after), ms: 420 }) }));
  let y = ruleY + 40 * unit;
  billing.forEach(({ block, box }, index) => {
    const motion = fade({ at: entrance(env, after + 160 + index * 90), ms: 360 });
    layers.push(placeText(env, `billing${index}`, block, { ...box, y }, { motion }));
    y += box.h + 26 * unit;
  });
  const lit = lines[Math.min(1, lines.length - 1)]?.set.box ?? area;
  layers.push(flare(env, 'flare', area.x + area.w * 0.55, lit.y + lit.h + 4 * unit, 420));
  return [...layers, ...emblem(env, env.scene.still, { ...area, y: area.y + drop }, logo, false)];
}

function callOf(env: EndEnv, area: Box): Array<{ set: SetText; gold: boolean }> {
  const { unit } = env.stage;
  const { before, link, after } = callParts(env.scene);
  const spoken = [before, after].filter(Boolean).length;
  const gap = LINES.gap * unit;
  const linkBlock = link
    ? powerLine(env, link, { w: area.w, h: Math.min(190 * unit, area.h * 0.3) }, 84 * unit, { tall: 1.2 })
    : null;
  const rest = area.h - (linkBlock ? linkBlock.h + gap : 0);
  const parts: Array<{ set: SetText; gold: boolean }> = [];
  let y = area.y;
  const words = (text: string): void => {
    if (!text) return;
    const room = { ...area, y, h: Math.max(60 * unit, rest / Math.max(1, spoken)) };
    const lines = lockUp(env, text, room, LINES);
    lines.forEach((set) => parts.push({ set, gold: !link }));
    y = footOf(lines, y) + gap;
  };
  words(before);
  if (linkBlock) {
    const x = startsOnRight(env) ? area.x + area.w - linkBlock.w : area.x;
    parts.push({ set: { block: linkBlock, box: { x, y, w: linkBlock.w, h: linkBlock.h } }, gold: true });
    y += linkBlock.h + gap;
  }
  words(after);
  return parts;
}

/** What the video stands on, one credit a line. */
function billingOf(env: EndEnv, area: Box): SetText[] {
  const { source, asOf, subject } = env.furniture;
  const room = { ...area, h: 130 * env.stage.unit };
  return [subject === source ? '' : subject, [source, asOf].filter(Boolean).join('   ')]
    .filter((text): text is string => Boolean(text))
    .map((text) => setIn(env, { ...billingType(env, text), maxLines: 2 }, room));
}
