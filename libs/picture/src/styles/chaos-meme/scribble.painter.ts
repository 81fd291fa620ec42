import { stylePainter } from '../../layers/painter';

/** A thick line by hand with a black edge, drawn along its way with `progress`; pixels. */
export interface ScribbleData {
  points: Array<[number, number]>;
  width: number;
  color: string;
  edge: string;
  /** Ends in an arrow's head. */
  head: boolean;
}

/** Circles, crosses and arrows that somebody drew over the picture. */
export const scribblePainter = stylePainter<ScribbleData>((ctx, { points, width, color, edge, head }, state) => {
  const shown = points.slice(0, Math.max(2, Math.ceil(points.length * state.progress)));
  const end = shown.at(-1);
  const before = shown.at(-3) ?? shown[0];
  if (!end || !before || state.progress <= 0) return;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [stroke, wide] of [
    [edge, width * 1.7],
    [color, width],
  ] as const) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = wide;
    ctx.beginPath();
    shown.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.stroke();
    if (!head || state.progress < 0.96) continue;
    const way = Math.atan2(end[1] - before[1], end[0] - before[0]);
    ctx.beginPath();
    for (const side of [-1, 1]) {
      const turn = way + Math.PI + side * 0.62;
      ctx.moveTo(end[0], end[1]);
      ctx.lineTo(end[0] + Math.cos(turn) * width * 3.4, end[1] + Math.sin(turn) * width * 3.4);
    }
    ctx.stroke();
  }
});
