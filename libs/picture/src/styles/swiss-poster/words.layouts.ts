import { column, type ColumnPart } from '../../compose/stack';
import { placeRect, placeText, place, placeDisc } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { discArt, fieldArt, arrowArt, greatArrow } from './poster-art';
import { RULE, baseField, columnX, captionBand } from './poster-grid';
import { toneOf, SWISS } from './preset';
import { leadingOf, setIn } from '../../compose/set-in';
import { entrance, headType, ruleIn, typeIn, wordType, artDrift, blockIn, figureType } from './type-and-motion';
import { Z, type Box } from '../../stage/stage';
import { progress } from '../../timeline/motion';
import { callOverLink } from '../../compose/call-parts';
import type { ShapeProps } from '../../layers/shape.layer';

/** Words alone, paper on black, as large as they go; a red disc rises into the frame from the corner. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { ink, accent } = toneOf(env);
  const wide = isLandscape(env);
  const area = { ...content, w: wide ? content.w * 0.64 : content.w, h: content.h * (wide ? 1 : 0.8) };
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const head = {
    ...headType(env, env.text(scene.headline), 212, ink),
    leading: leadingOf(env.text(scene.headline), 0.98),
    maxLines: 5,
  };
  const at = entrance(env, 0);
  const words = (index: number) => ({ id: `words${index}`, motion: typeIn(at + 30 + index * 70) });
  const first = kicker ? 1 : 0;
  const parts: ColumnPart[] = [
    ...(kicker ? [{ ...words(0), text: wordType(env, kicker, 54, ink) }] : []),
    { id: 'rule', motion: ruleIn(at), height: RULE * unit, gap: 40 * unit },
    { ...words(first + 1), text: head, gap: 64 * unit },
  ];
  const more = { ...wordType(env, support, 56, ink, 500), width: area.w * 0.82 };
  if (support) parts.push({ ...words(first + 2), text: more, gap: 72 * unit });
  const { layers, bottom } = column(env, area, parts, ink);
  const top = wide ? content.y + content.h * 0.3 : Math.min(bottom + 60 * unit, content.y + content.h * 0.86);
  return [discArt(env, top, accent, at + 40), ...layers];
}

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** A picture printed in black on red over the upper frame, bled off three edges; the words stand under it. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { content, unit, width, height } = env.stage;
  const { scene } = env;
  const wide = isLandscape(env);
  const split = wide ? columnX(env, 3) : height * 0.46;
  const frame: Box = wide ? { x: split, y: 0, w: width - split, h: height } : { x: 0, y: 0, w: width, h: split };
  const area = wide
    ? { ...content, w: split - content.x - 64 * unit, y: content.y + content.h * 0.12, h: content.h * 0.88 }
    : { ...content, y: split + 72 * unit, h: content.y + content.h - split - 72 * unit };
  const support = env.text(scene.support);
  const parts: ColumnPart[] = [
    { id: 'words0', motion: typeIn(60), text: headType(env, env.text(scene.headline), 150, SWISS.black) },
  ];
  if (support)
    parts.push(
      { id: 'rule', motion: ruleIn(160), height: RULE * unit, gap: 48 * unit },
      { id: 'words2', motion: typeIn(240), text: wordType(env, support, 54, SWISS.black, 500), gap: 40 * unit },
    );
  const { layers } = column(env, area, parts, SWISS.black);
  const field = baseField(env);
  const base = field ? [fieldArt(env, field, SWISS.red, 60)] : [];
  return [...base, ...(env.still(scene.still) ? photo(env, frame) : printed(env, frame)), ...layers];
}

function photo(env: PictureEnv, frame: Box): Layer[] {
  const picture = {
    still: env.scene.still,
    box: frame,
    fit: 'cover',
    radius: 0,
    backing: SWISS.black,
    grey: true,
  } as const;
  const push = progress({ at: 0, ms: (env.frames / 30) * 1000, ease: 'linear' });
  return [
    place(env, 'picture', 'picture', picture, { z: Z.art, box: frame, motion: [blockIn(0, 'top', 460), push] }),
    placeRect(env, 'ink', frame, SWISS.red, { z: Z.art + 1, blend: 'multiply' }),
  ];
}

/** What is printed where the picture is missing: black with a red disc that the block's edge cuts. */
function printed(env: PictureEnv, frame: Box): Layer[] {
  const r = Math.min(frame.w, frame.h) * 0.46;
  const [x, y] = [frame.x + frame.w * 0.66, frame.y + frame.h - r * 0.5];
  const motion = [blockIn(160, 'bottom', 560), artDrift(env, { x: -10, y: -6 })];
  const cover = { x: frame.x, y: frame.y + frame.h, w: frame.w, h: r };
  return [
    placeRect(env, 'block', frame, SWISS.black, { z: Z.art, motion: blockIn(0, 'top', 460) }),
    placeDisc(env, 'disc', { x, y, r }, SWISS.red, { z: Z.art + 1, motion }),
    placeRect(env, 'cover', cover, SWISS.paper, { z: Z.art + 2 }),
  ];
}

type EndEnv = SceneEnv<SceneOf<'end'>>;

/** The call word for word on red, its link under a rule, and a black arrow that leaves the frame. */
export function endLayout(env: EndEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { ink } = toneOf(env);
  const { before: words, link } = callOverLink(scene);
  const area = isLandscape(env) ? { ...content, w: content.w * 0.56 } : { ...content, h: content.h * 0.66 };
  const at = entrance(env, 0);
  const call = (index: number) => ({ id: `call${index}`, motion: typeIn(at + 80 + index * 100) });
  const parts: ColumnPart[] = [
    ...(words ? [{ ...call(0), text: headType(env, words, 204, ink) }] : []),
    { id: 'rule', motion: ruleIn(at), height: RULE * unit, gap: 60 * unit },
  ];
  if (link) parts.push({ ...call(parts.length), text: figureType(env, link, 170, ink), line: true, gap: 52 * unit });
  const { layers, bottom } = column(env, area, parts, ink);
  const sources = sourceLayers(env, { ...area, y: bottom + 44 * unit, h: 120 * unit });
  return [...arrowLayers(env, sources.bottom), ...layers, ...sources.layers];
}

function sourceLayers(
  env: EndEnv,
  area: { x: number; y: number; w: number; h: number },
): { layers: Layer[]; bottom: number } {
  const { furniture, stage } = env;
  const { ink } = toneOf(env);
  const half = { ...area, w: area.w / 2 - 24 * stage.unit };
  const layers: Layer[] = [];
  let bottom = area.y - 44 * stage.unit;
  const add = (id: string, text: string | undefined, side: 'left' | 'right', at: number): void => {
    if (!text) return;
    const box = side === 'left' ? half : { ...half, x: area.x + area.w - half.w };
    const set = setIn(env, wordType(env, text, 44, ink, 500), box, { align: side });
    layers.push(placeText(env, id, set.block, set.box, { motion: typeIn(at) }));
    bottom = Math.max(bottom, set.box.y + set.box.h);
  };
  add('source', furniture.source, 'left', 360);
  add('as-of', furniture.asOf, 'right', 420);
  return { layers, bottom };
}

/** Up and out at the right where the captions leave it room; otherwise level, between the call and the captions. */
function arrowLayers(env: EndEnv, textBottom: number): Layer[] {
  const { width, height, unit, content } = env.stage;
  const { accent } = toneOf(env);
  const band = captionBand(env);
  const highest = isLandscape(env) ? height * 0.12 : textBottom + 84 * unit;
  const great = greatArrow(env, highest, true, accent, 0);
  if (great) return [great];
  if (isLandscape(env)) {
    const corner = { x: width * 0.66, y: highest, w: width * 0.34, h: band.y - 40 * unit - highest };
    return [arrowArt(env, corner, true, accent, 0)];
  }
  const room = band.y - 30 * unit - highest;
  const field = baseField(env);
  const base = field ? [fieldArt(env, field, accent, 0)] : [];
  if (room < 130 * unit) return base;
  const half = Math.min(room, content.h * 0.5) / 2;
  const y = highest + room / 2;
  const level: ShapeProps = {
    shape: 'arrow',
    tail: [startsOnRight(env) ? width * 1.2 : -width * 0.2, y],
    tip: [startsOnRight(env) ? 30 * unit : width - 30 * unit, y],
    width: half * 0.5,
    head: half * 1.3,
    fill: accent,
  };
  const box = { x: 0, y: y - half, w: width, h: 2 * half };
  const motion = [blockIn(80, 'left', 520), artDrift(env, { x: 9 })];
  return [...base, place(env, 'shape', 'arrow', level, { z: Z.art, box, motion })];
}
