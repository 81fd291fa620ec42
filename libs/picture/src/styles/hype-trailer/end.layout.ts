import { callParts } from '../../compose/call-parts';
import { emblem } from './plate';
import { placeRect, placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { footOf, lockUp, lowered } from './lock-up';
import { flare, metal } from './metal';
import { HYPE } from './preset';
import { billingType, column, powerLine, slamIn } from './type-and-motion';

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
