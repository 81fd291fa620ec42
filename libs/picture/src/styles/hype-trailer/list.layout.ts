import { placeRect, placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import { graphemesOf } from '../../text/words';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import { listsValues } from '../lists-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { heavy, titleHead } from './lock-up';
import { flare, metal } from './metal';
import { HYPE } from './preset';
import { below, leaving, plainType, slamIn, thrownIn, wideType } from './type-and-motion';

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** Names of at most this many characters are cast as lines of their own. */
const NAME = 20;

/** Short items are the names over the title, cast line by line; sentences stand behind bars of light. */
export function listLayout(env: ListEnv): Layer[] {
  const { content, unit } = env.stage;
  const { items, title } = env.scene;
  const names = items.every(({ label, text }) => !label && graphemesOf(env.text(text)).length <= NAME);
  if (names) return namesList(env);
  const head = titleHead(env, env.text(title), { ...content, h: content.h * 0.24 }, { cast: 'gold', tallest: 130 });
  const area = below(env, head.bottom + 76 * unit);
  return [...head.layers, ...rowsList(env, area)];
}

function namesList(env: ListEnv): Layer[] {
  const { content, unit } = env.stage;
  const { items } = env.scene;
  const look = wideType(env, env.text(env.scene.title), 56, HYPE.bright);
  const title = setIn(env, look, { ...content, y: content.y + 30 * unit, h: 150 * unit });
  const area = below(env, title.box.y + title.box.h + 60 * unit);
  const gap = 60 * unit;
  const h = Math.min((area.h - gap * (items.length - 1)) / items.length, 230 * unit);
  const lines = items.map((item): SetText => heavy(env, env.text(item.text), { ...area, h }, h * 0.62));
  const total = lines.reduce((sum, { box }) => sum + box.h, 0) + gap * (lines.length - 1);
  let y = area.y + Math.max(0, area.h - total) * 0.3;
  const layers = lines.flatMap(({ block, box }, index): Layer[] => {
    const set = { block, box: { ...box, y } };
    y += box.h + gap;
    const at = 80 + index * 340;
    const cast = index === 0 ? 'gold' : 'chrome';
    return metal(env, `item${index}`, set, { cast, motion: slamIn(env, at, index > 0), glintAt: at + 900 });
  });
  const first = lines[0]?.box.h ?? 0;
  const lit = area.y + Math.max(0, area.h - total) * 0.3 + first + gap / 2;
  return [
    placeText(env, 'title', title.block, title.box, { motion: [thrownIn(env, 0), leaving(env)] }),
    ...layers,
    flare(env, 'flare', area.x + area.w * 0.6, lit, 420, Z.type - 2),
  ];
}

function rowsList(env: ListEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const { items } = env.scene;
  const areValues = listsValues(env);
  const pitch = Math.min(area.h / items.length, (areValues ? 400 : 340) * unit);
  const rtl = startsOnRight(env);
  return items.flatMap((item, index): Layer[] => {
    const y = area.y + pitch * index;
    const at = 160 + index * 260;
    const inset = 48 * unit;
    const room = { ...area, x: rtl ? area.x : area.x + inset, w: area.w - inset, y, h: pitch - 44 * unit };
    const text = env.text(item.label);
    const label = text
      ? setIn(env, { ...wideType(env, text, 50, HYPE.bright), maxLines: 1 }, { ...room, h: room.h * 0.4 })
      : null;
    const top = label ? label.box.y + label.box.h + 22 * unit : y;
    const said = env.text(item.text);
    const look = areValues ? wideType(env, said, 132, HYPE.white) : plainType(env, said, 72, HYPE.white);
    const body = setIn(env, look, { ...room, y: top, h: Math.max(20 * unit, room.y + room.h - top) });
    const bar = { x: rtl ? area.x + area.w - 10 * unit : area.x, y, w: 10 * unit, h: body.box.y + body.box.h - y };
    const motion = [thrownIn(env, at), leaving(env)];
    return [
      placeRect(env, `bar${index}`, bar, index === 0 ? HYPE.bright : HYPE.bronze, {
        motion: [wipeIn({ at: entrance(env, at - 60), ms: 260, from: 'top' }), leaving(env)],
      }),
      ...(label ? [placeText(env, `label${index}`, label.block, label.box, { motion })] : []),
      placeText(env, `text${index}`, body.block, body.box, { motion: [thrownIn(env, at + 70), leaving(env)] }),
    ];
  });
}
