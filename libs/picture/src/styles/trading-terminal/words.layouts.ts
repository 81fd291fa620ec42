import { placePaint, placeRect } from '../../compose/place';
import { stack } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, type Desk, placeLogo, rule, consoleLine } from './desk';
import { TERMINAL } from './preset';
import { typed, wordLook } from './mono-type';
import { callOverLink } from '../../compose/call-parts';

/** A name or sentence typed as large as it goes, more of it in the pane below, and a wall of cells under both. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.kicker));
  const { area } = pane;
  const hook = env.index === 0;
  const support = env.text(scene.support);
  const image = env.still(scene.still);
  const logo = image ? 220 * unit : 0;
  const { items, bottom } = stack(env, { ...area, y: area.y + 12 * unit, h: area.h - logo - 12 * unit }, [
    {
      text: wordLook(env, env.text(scene.headline), [sizeOf(env.text(scene.headline), pane.wide), 76], TERMINAL.text, {
        weight: 800,
        kern: -0.035,
        maxLines: 5,
        leading: 1.14,
      }),
    },
    ...(support
      ? [{ text: wordLook(env, support, [support.length <= 18 ? 92 : 62, 46], TERMINAL.amber), gap: 116 * unit }]
      : []),
  ]);
  const [head, more] = items;
  const layers: Layer[] = [...pane.layers];
  if (head?.block) layers.push(...typed(env, 'headline', head.block, head.box, { at: hook ? -700 : 60 }));
  if (head && more?.block) {
    layers.push(rule(env, 'split', (head.box.y + head.box.h + more.box.y) / 2, 300));
    layers.push(...typed(env, 'support', more.block, more.box, { at: hook ? 420 : 760 }));
  }
  if (image) {
    const box = {
      x: pane.start.anchor === 'left' ? area.x : area.x + area.w - 180 * unit,
      y: area.y + area.h - 180 * unit,
      w: 180 * unit,
      h: 180 * unit,
    };
    layers.push(...placeLogo(env, scene.still, box, wipeIn({ at: 200, from: 'top' })));
    return layers;
  }
  return [...layers, ...wall(env, pane, bottom + 84 * unit)];
}

/** A wall of cells from edge to edge in what the words leave, when that is more than a strip. */
function wall(env: SceneEnv, { area, wide }: Desk, from: number): Layer[] {
  const { unit, width } = env.stage;
  const box: Box = { x: 0, y: from, w: width, h: area.y + area.h - from };
  if (wide || box.h < 160 * unit) return [];
  const motion = wipeIn({ at: env.index === 0 ? -420 : 60, ms: 420, from: 'top' });
  return [
    placePaint(env, 'wall', 'terminal.heat', { box, fades: 'down', level: 1.5 }, { z: Z.art, box, motion }),
    rule(env, 'wall.edge', box.y - 24 * unit, 60),
  ];
}

/** Names go as large as their longest word allows, sentences as large as reads in one look. */
function sizeOf(text: string, wide: boolean): number {
  if (wide) return 220;
  return text.length <= 14 ? 300 : 190;
}

/** The picture as a green monitor shows it, edge to edge; its headline in the pane below. Without a picture, a wall of cells. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { scene } = env;
  const { unit, width } = env.stage;
  const pane = desk(env, '');
  const { area } = pane;
  const support = env.text(scene.support);
  const top = area.y - 46 * unit;
  const wide = pane.wide;
  const text: Box = wide
    ? { ...area, x: area.x + area.w * 0.52, w: area.w * 0.48, y: area.y + 40 * unit, h: area.h - 40 * unit }
    : { ...area, y: area.y + area.h * 0.56, h: area.h * 0.44 };
  const { items, bottom } = stack(env, text, [
    {
      text: wordLook(env, env.text(scene.headline), [104, 58], TERMINAL.text, {
        weight: 800,
        kern: -0.03,
        maxLines: wide ? 5 : 3,
        leading: 1.12,
      }),
    },
    ...(support ? [{ text: wordLook(env, support, [54, 44], TERMINAL.amber), gap: 44 * unit }] : []),
  ]);
  // Words sit on the pane's floor, so the picture takes all they leave.
  const drop = (area.y + area.h - bottom) * (wide ? 0.5 : 1);
  const [head, more] = items;
  const screen: Box = wide
    ? { x: 0, y: top, w: area.x + area.w * 0.48, h: area.y + area.h - top }
    : { x: 0, y: top, w: width, h: text.y + drop - 56 * unit - top };
  const layers: Layer[] = [
    ...pane.layers,
    placePaint(
      env,
      'screen',
      'terminal.screen',
      { box: screen, still: scene.still },
      {
        z: Z.marks,
        box: screen,
        motion: [wipeIn({ ms: 420, from: 'top' }), progress({ ms: (env.frames * 1000) / 30, ease: 'linear' })],
      },
    ),
    ...(wide ? [] : [rule(env, 'split', screen.y + screen.h, 120)]),
  ];
  if (head?.block)
    layers.push(...typed(env, 'headline', head.block, { x: head.box.x, y: head.box.y + drop }, { at: 160 }));
  if (more?.block)
    layers.push(...typed(env, 'support', more.block, { x: more.box.x, y: more.box.y + drop }, { at: 620 }));
  return layers;
}

/** The call word for word under a green bar; its link in reverse video from edge to edge, waiting for a key. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { scene } = env;
  const { unit, width } = env.stage;
  const pane = desk(env, '', TERMINAL.green);
  const foot = consoleLine(env, pane.area, 700);
  const { area } = foot;
  const { before, link } = callOverLink(scene);
  const call = link ? before : '';
  const strip = link || before;
  const pad = 46 * unit;
  const logo = env.still(scene.still) ? 190 * unit : 0;
  const room = {
    ...area,
    y: area.y + logo + (logo ? 50 * unit : 14 * unit),
    h: area.h - logo - (logo ? 50 * unit : 14 * unit) - pad * (call ? 1 : 2),
  };
  const { items, bottom } = stack(env, room, [
    ...(call
      ? [
          {
            text: wordLook(env, call, [pane.wide ? 190 : 168, 80], TERMINAL.text, {
              weight: 800,
              kern: -0.035,
              maxLines: 4,
              leading: 1.12,
            }),
          },
        ]
      : []),
    {
      text: wordLook(env, strip, [link ? 150 : 190, link ? 74 : 90], TERMINAL.ground, {
        weight: 800,
        kern: -0.03,
        maxLines: link ? 1 : 4,
        leading: 1.14,
      }),
      gap: 76 * unit + pad,
    },
  ]);
  const last = items.at(-1);
  // A call without a link is one strip: it stands where the eye rests, not under the header.
  const drop = call ? 0 : Math.max(0, room.y + room.h - bottom) * 0.32;
  const address = last && { ...last, box: { ...last.box, y: last.box.y + drop + (call ? 0 : pad) } };
  const first = call ? items[0] : undefined;
  const layers: Layer[] = [...pane.layers, ...foot.layers];
  if (first?.block) layers.push(...typed(env, 'call', first.block, first.box, { at: 60 }));
  if (address?.block) {
    const block = { x: 0, y: address.box.y - pad, w: width, h: address.box.h + 2 * pad };
    layers.push(
      placeRect(env, 'strip', block, TERMINAL.green, {
        z: Z.finish + 2,
        motion: wipeIn({ at: 420, ms: 300, sound: 'relay' }),
      }),
      ...typed(env, 'link', address.block, address.box, { at: 560 }),
    );
    const y = block.y + block.h;
    if (area.y + area.h - y > 120 * unit)
      layers.push(
        waitingCursor(env, pane.start.x, pane.start.anchor, y + 64 * unit),
        rule(env, 'under', y + 168 * unit, 760),
      );
  }
  if (logo) {
    const box = { x: pane.start.anchor === 'left' ? area.x : area.x + area.w - logo, y: area.y, w: logo, h: logo };
    layers.push(...placeLogo(env, scene.still, box, wipeIn({ from: 'top' })));
  }
  return layers;
}

/** A cursor that waits for a key. */
function waitingCursor(env: SceneEnv, x: number, anchor: 'left' | 'right', y: number): Layer {
  const { unit } = env.stage;
  const w = 40 * unit;
  const box = { x: anchor === 'left' ? x : x - w, y, w, h: 76 * unit };
  return placePaint(env, 'cursor', 'terminal.cursor', { box }, { z: Z.type, box, at: 760 });
}
