import { place, placeDisc, placeRect, placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { stack, type StackItem } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { fieldArt } from './poster-art';
import { baseField, columnX, RULE } from './poster-grid';
import { SWISS } from './preset';
import { artDrift, blockIn, headType, ruleIn, typeIn, wordType } from './type-and-motion';

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
  const parts: StackItem[] = [
    { text: headType(env, env.text(scene.headline), 150, SWISS.black) },
    ...(support
      ? [
          { height: RULE * unit, gap: 48 * unit },
          { text: wordType(env, support, 54, SWISS.black, 500), gap: 40 * unit },
        ]
      : []),
  ];
  const { items } = stack(env, area, parts);
  const texts = items.map((item, index): Layer => {
    if (!item.block) return placeRect(env, 'rule', { ...item.box, w: area.w }, SWISS.black, { motion: ruleIn(160) });
    return placeText(env, `words${index}`, item.block, item.box, { motion: typeIn(60 + index * 90) });
  });
  const field = baseField(env);
  const base = field ? [fieldArt(env, field, SWISS.red, 60)] : [];
  return [...base, ...(env.still(scene.still) ? photo(env, frame) : printed(env, frame)), ...texts];
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
