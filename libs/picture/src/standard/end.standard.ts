import { splitAcross } from '../compose/reading-side';
import { setIn } from '../compose/set-in';
import type { TextRun } from '../text/text-block';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { headed, isWide } from './headed';
import { linesPiece } from './line-by-line';
import { accentBar, portrait } from './marks';
import { inkOf } from './plain-kit';
import type { StyleKit } from './style-kit';

/** The call to action word for word, as large as it goes, its link in the accent over a bar that draws itself. */
export function endStandard(env: SceneEnv<SceneOf<'end'>>, kit: StyleKit): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const { layers, body } = headed(env, kit);
  const logo = env.still(scene.still) ? Math.min(240 * unit, body.h * 0.22) : 0;
  const bar = Math.max(14, kit.shape.line * 2) * unit;
  const gap = 60 * unit;
  const room = { ...body, w: isWide(body) ? body.w * 0.84 : body.w };
  const [column] = splitAcross(env, body, room.w, 0);
  const over = logo ? logo + gap : 0;
  const area = { ...column, y: body.y + over, h: Math.max(1, body.h - over - gap - bar) };
  const look = kit.head(
    ctaRuns(scene.cta, scene.link, inkOf(kit.colors, 'accent')),
    [...scene.cta].length < 40 ? 170 : 128,
  );
  const drop = Math.max(0, area.h - setIn(env, look, area).box.h) * 0.45;
  const said = linesPiece(env, kit, 'cta', look, { ...area, y: area.y + drop, h: area.h - drop }, 80);
  const [logoBox] = splitAcross(env, { ...column, y: body.y + drop, h: logo }, logo, 0);
  const [barBox] = splitAcross(env, { ...column, y: said.box.y + said.box.h + gap, h: bar }, 260 * unit, 0);
  return [
    ...layers,
    ...(logo
      ? [portrait(env, kit, 'logo', logoBox, { still: scene.still, name: scene.cta, fit: 'contain', at: 0 })]
      : []),
    ...said.layers,
    accentBar(env, kit, 'bar', barBox, 420),
  ];
}

/** A call to action with its link in a colour. */
export function ctaRuns(cta: string, link: string | undefined, color: string): TextRun[] {
  const at = link ? cta.indexOf(link) : -1;
  if (!link || at < 0) return [{ text: cta }];
  return [{ text: cta.slice(0, at) }, { text: link, color }, { text: cta.slice(at + link.length) }].filter(
    (run) => run.text !== '',
  );
}
