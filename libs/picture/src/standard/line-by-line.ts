import { place } from '../compose/place';
import { setIn, type Look } from '../compose/set-in';
import { lineBox } from '../layers/text.layer';
import { unionBox, Z, type Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import { staggered } from '../timeline/motion';
import type { Piece } from './pieces';
import type { StyleKit } from './style-kit';

type Fit = NonNullable<Parameters<typeof setIn>[3]>;

/** A text whose lines enter one after the other, each a layer of its own. */
export function linesPiece(
  env: SceneEnv,
  kit: StyleKit,
  id: string,
  look: Look,
  room: Box,
  at: number,
  fit: Fit = {},
): Piece {
  const { block, box } = setIn(env, look, room, fit);
  // Lines with marks over capitals may reach into each other: those stay together.
  const parts = areApart(block) ? block.lines.map((line) => [line]) : [block.lines];
  const layers = parts.map((lines, index) =>
    place(
      env,
      'text',
      `${id}${index || ''}`,
      { block: { ...block, lines }, x: box.x, y: box.y },
      {
        z: Z.type,
        box: unionBox(lines.map((line) => lineBox(line, box.x, box.y))),
        motion: kit.enter.type(staggered(index, at, 75)),
      },
    ),
  );
  return { layers, box };
}

function areApart({ lines }: TextBlock): boolean {
  return lines.every((line, index) => {
    const before = lines[index - 1];
    return !before || before.baseline + before.descent <= line.baseline - line.ascent + 3;
  });
}
