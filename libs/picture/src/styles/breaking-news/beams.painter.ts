import { stylePainter } from '../../layers/painter';

/** Share of the width where a beam starts at the top, its width as a share, its colour, whether its edges are soft. */
const BEAMS: ReadonlyArray<readonly [number, number, string, boolean]> = [
  [0.02, 0.2, '#3B7BE012', false],
  [0.42, 0.3, '#2A6BD616', false],
  [1.1, 0.26, '#3B7BE014', false],
  [0.34, 0.13, '#7FB2FF18', true],
  [1.06, 0.1, '#9CC4FF1C', true],
];

/** Light that leans through the studio; it stands, since a beam that moves draws the whole frame anew. */
export const beamsPainter = stylePainter<null>((ctx, _data, _state, { stage: { width, height }, tint }) => {
  const lean = height * 0.3;
  for (const [at, wide, color, soft] of BEAMS) {
    const shade = ctx.createLinearGradient(0, 0, wide * width, 0);
    const rim = tint(soft ? `${color.slice(0, 7)}00` : color);
    shade.addColorStop(0, rim);
    shade.addColorStop(0.5, tint(color));
    shade.addColorStop(1, rim);
    ctx.save();
    ctx.transform(1, 0, -lean / height, 1, at * width + lean * 0.5 - width * 0.3, 0);
    ctx.fillStyle = shade;
    ctx.fillRect(0, 0, wide * width, height);
    ctx.restore();
  }
});
