import { barShare } from '../../layers/bars.layer';
import { stylePainter } from '../../layers/painter';
import { unionBox, type Box } from '../../stage/stage';
import { ARCADE } from './preset';

/** Body, lit edge and joint of a block. */
export type BlockInks = readonly [body: string, lit: string, joint: string];

export const BLOCK_INKS = {
  strong: [ARCADE.yellow, ARCADE.cream, ARCADE.orange],
  plain: [ARCADE.azure, ARCADE.cyan, ARCADE.sky1],
  green: [ARCADE.green, ARCADE.cream, ARCADE.leaf],
  orange: [ARCADE.orange, ARCADE.amber, ARCADE.wine],
  pink: [ARCADE.pink, ARCADE.cream, ARCADE.wine],
  violet: [ARCADE.brickLit, ARCADE.cloud, ARCADE.mortar],
} as const satisfies Record<string, BlockInks>;

/** A pile of blocks that fills a box from one of its sides; the last block is cut to the box's true length. */
interface Pile {
  box: Box;
  inks: BlockInks;
  from: 'bottom' | 'top' | 'left' | 'right';
}

/** Piles that grow block by block with `progress`. */
export interface BlocksData {
  piles: Pile[];
  px: number;
  /** Length of a block in the direction of the pile, px. */
  block: number;
  /** Piles stand on each other and grow one after the other, not together. */
  inTurn?: boolean;
}

/** Draws piles as far as they have grown, in whole blocks until they stand. */
export const blocksPainter = stylePainter<BlocksData>(
  (ctx, { piles, px, block, inTurn }, { progress }) => {
    piles.forEach(({ box, inks: [body, lit, joint], from }, index) => {
      const upright = from === 'bottom' || from === 'top';
      const full = upright ? box.h : box.w;
      const share = inTurn
        ? Math.min(1, Math.max(0, progress * piles.length - index))
        : barShare(progress, index, piles.length);
      const shown = share >= 1 ? full : Math.floor((full * share) / block) * block;
      for (let at = 0; at < shown - 0.5; at += block) {
        const long = Math.min(block, shown - at);
        const start = from === 'bottom' || from === 'right' ? full - at - long : at;
        const part = upright
          ? { x: box.x, y: box.y + start, w: box.w, h: long }
          : { x: box.x + start, y: box.y, w: long, h: box.h };
        const gap = long > 2 * px ? px : 0;
        ctx.fillStyle = joint;
        ctx.fillRect(part.x, part.y, part.w, part.h);
        const face = upright ? { ...part, h: part.h - gap } : { ...part, w: part.w - gap };
        ctx.fillStyle = body;
        ctx.fillRect(face.x, face.y, face.w, face.h);
        ctx.fillStyle = lit;
        ctx.fillRect(face.x, face.y, face.w, Math.min(px, face.h));
      }
    });
  },
  { reach: ({ piles }) => unionBox(piles.map(({ box }) => box)) },
);
