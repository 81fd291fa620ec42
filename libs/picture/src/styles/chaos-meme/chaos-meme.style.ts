import type { TransitionPainter } from '../../frames/compositor';
import type { Style } from '../style';
import { barsLayout as bars, lineLayout as line } from './charts.layouts';
import {
  breakdownLayout as breakdown,
  cardsLayout as cards,
  leaderboardLayout as leaderboard,
  listLayout as list,
} from './tables.layouts';
import { comparisonLayout as comparison } from './comparison.layout';
import { endLayout as end, headlineLayout as headline, pictureLayout as picture } from './words.layouts';
import { emojiPainter } from './faces';
import { chaosMemeGround, neonOf, raysPainter } from './ground';
import { heroLayout as hero } from './hero.layout';
import { chaosMemeKit } from './kit';
import { chaosMemePreset } from './preset';
import { scribblePainter } from './scribbles';

/** Jumps in: the new scene is there at once, too large, and falls to its size while it shakes. */
const zoomJump: TransitionPainter = (ctx, incoming, amount, { stage: { width, height } }) => {
  const scale = 1 + 0.3 * (1 - amount) ** 2;
  const shake = (1 - amount) * 14 * (Math.round(amount * 10) % 2 === 0 ? 1 : -1);
  ctx.save();
  ctx.translate(width / 2 + shake, height / 2 - shake);
  ctx.scale(scale, scale);
  ctx.drawImage(incoming, -width / 2, -height / 2);
  ctx.restore();
};

/** Spins in from a corner like a sticker that somebody slapped on. */
const slapOn: TransitionPainter = (ctx, incoming, amount, { stage: { width, height } }) => {
  const left = 1 - amount;
  ctx.save();
  ctx.translate(width / 2, height / 2 + left * height);
  ctx.rotate(left * 0.5);
  ctx.drawImage(incoming, -width / 2, -height / 2);
  ctx.restore();
};

/** Clashing brights and outlined white type, no grid (reference boards, chaos-meme). */
export const chaosMeme: Style = {
  name: 'chaos-meme',
  preset: chaosMemePreset,
  painters: { 'chaos.rays': raysPainter, 'chaos.emoji': emojiPainter, 'chaos.scribble': scribblePainter },
  ground: chaosMemeGround,
  kit: chaosMemeKit,
  captions: (env) => ({
    ...chaosMemePreset.captions,
    mark: { kind: 'color', text: neonOf(env) },
  }),
  compose: { bars, breakdown, cards, comparison, end, headline, hero, leaderboard, line, list, picture },
  transitions: { wipe: zoomJump, dissolve: slapOn },
};
