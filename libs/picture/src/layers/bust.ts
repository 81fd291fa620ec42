import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';

/** Colours of a drawn person. */
export interface BustColors {
  skin: string;
  hair: string;
  cloth: string;
  /** Collar and eyes' whites. */
  light: string;
  /** Pupils, brows, the mouth's inside, outlines. */
  ink: string;
  /** Tongue, a touch on the lapel. */
  accent: string;
}

/** What moves: sway and breath from -1 to 1, lids and mouth from 0 to 1. */
export interface BustPose {
  sway: number;
  breath: number;
  lids: number;
  mouth: number;
}

/** Drawn people differ in their hair. */
const HAIRCUTS = 3;
/** The drawing's own measures: a thousand units wide and high, shoulders on the lower edge. */
const SIZE = 1000;

/** Draws a person from the chest up into a box, as large as it allows, standing on its lower edge. */
export function drawBust(ctx: Context, box: Box, colors: BustColors, person: number, pose: BustPose): void {
  const scale = Math.min(box.w, box.h) / SIZE;
  const cut = ((person % HAIRCUTS) + HAIRCUTS) % HAIRCUTS;
  ctx.save();
  ctx.translate(box.x + (box.w - SIZE * scale) / 2, box.y + box.h - SIZE * scale);
  ctx.scale(scale, scale);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 9;
  const head = (): void => {
    ctx.translate(pose.sway * 7, 0);
    ctx.translate(500, 640);
    ctx.rotate((pose.sway * 1.6 * Math.PI) / 180);
    ctx.translate(-500, -640 + pose.breath * 2);
  };
  ctx.save();
  head();
  hairBehind(ctx, colors, cut);
  ctx.restore();
  body(ctx, colors, pose);
  ctx.save();
  head();
  face(ctx, colors);
  eyes(ctx, colors, pose);
  mouth(ctx, colors, pose.mouth);
  hairBefore(ctx, colors, cut);
  ctx.restore();
  ctx.restore();
}

function paint(ctx: Context, fill: string, outlined = true): void {
  ctx.fillStyle = fill;
  ctx.fill();
  if (outlined) ctx.stroke();
}

function body(ctx: Context, colors: BustColors, { breath }: BustPose): void {
  const lift = breath * 4;
  ctx.beginPath();
  ctx.moveTo(428, 560);
  ctx.lineTo(428, 760);
  ctx.lineTo(572, 760);
  ctx.lineTo(572, 560);
  paint(ctx, colors.skin);
  ctx.beginPath();
  ctx.moveTo(60, 1020);
  ctx.bezierCurveTo(80, 820 - lift, 170, 780 - lift, 400, 700 - lift);
  ctx.lineTo(500, 860 - lift);
  ctx.lineTo(600, 700 - lift);
  ctx.bezierCurveTo(830, 780 - lift, 920, 820 - lift, 940, 1020);
  ctx.closePath();
  paint(ctx, colors.cloth);
  for (const side of [-1, 1]) {
    const x = (offset: number): number => 500 + side * offset;
    ctx.beginPath();
    ctx.moveTo(x(72), 668 - lift);
    ctx.lineTo(x(118), 716 - lift);
    ctx.lineTo(x(66), 838 - lift);
    ctx.lineTo(x(0), 756 - lift);
    ctx.closePath();
    paint(ctx, colors.light);
    ctx.beginPath();
    ctx.moveTo(x(118), 716 - lift);
    ctx.lineTo(x(196), 800 - lift);
    ctx.lineTo(x(140), 846 - lift);
    ctx.lineTo(x(170), 886 - lift);
    ctx.lineTo(x(0), 1020);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(500, 760 - lift);
  ctx.lineTo(536, 806 - lift);
  ctx.lineTo(518, 840 - lift);
  ctx.lineTo(546, 1020);
  ctx.lineTo(454, 1020);
  ctx.lineTo(482, 840 - lift);
  ctx.lineTo(464, 806 - lift);
  ctx.closePath();
  paint(ctx, colors.accent);
}

function face(ctx: Context, colors: BustColors): void {
  for (const x of [312, 688]) {
    ctx.beginPath();
    ctx.ellipse(x, 430, 34, 52, 0, 0, Math.PI * 2);
    paint(ctx, colors.skin);
  }
  ctx.beginPath();
  ctx.moveTo(316, 340);
  ctx.bezierCurveTo(316, 160, 684, 160, 684, 340);
  ctx.bezierCurveTo(694, 480, 660, 650, 500, 654);
  ctx.bezierCurveTo(340, 650, 306, 480, 316, 340);
  ctx.closePath();
  paint(ctx, colors.skin);
  ctx.beginPath();
  ctx.moveTo(508, 420);
  ctx.quadraticCurveTo(536, 486, 496, 490);
  ctx.stroke();
}

function eyes(ctx: Context, colors: BustColors, { lids, mouth, sway }: BustPose): void {
  for (const x of [418, 582]) {
    const open = 1 - lids;
    ctx.save();
    ctx.translate(x, 402);
    if (open > 0.15) {
      ctx.beginPath();
      ctx.ellipse(0, 0, 38, 27 * open, 0, 0, Math.PI * 2);
      paint(ctx, colors.light, false);
      ctx.save();
      ctx.clip();
      ctx.beginPath();
      ctx.arc(sway * 5, 1, 20, 0, Math.PI * 2);
      paint(ctx, colors.ink, false);
      ctx.beginPath();
      ctx.arc(sway * 5 + 7, -7, 6, 0, Math.PI * 2);
      paint(ctx, colors.light, false);
      ctx.restore();
    }
    ctx.beginPath();
    ctx.ellipse(0, 0, 38, 27 * open, 0, Math.PI, Math.PI * 2);
    ctx.stroke();
    const raised = 346 - 402 - mouth * 9;
    ctx.lineWidth = 15;
    ctx.beginPath();
    ctx.moveTo(-44, raised + 8);
    ctx.quadraticCurveTo(0, raised - 16, 44, raised + 6);
    ctx.stroke();
    ctx.lineWidth = 9;
    ctx.restore();
  }
}

function mouth(ctx: Context, colors: BustColors, open: number): void {
  const wide = 62 - open * 14;
  const drop = 10 + open * 66;
  ctx.beginPath();
  ctx.moveTo(500 - wide, 558);
  ctx.quadraticCurveTo(500, 568 - open * 14, 500 + wide, 558);
  if (open < 0.08) {
    ctx.quadraticCurveTo(500, 584, 500 - wide, 558);
    paint(ctx, colors.ink);
    return;
  }
  ctx.bezierCurveTo(500 + wide * 0.8, 558 + drop, 500 - wide * 0.8, 558 + drop, 500 - wide, 558);
  ctx.closePath();
  paint(ctx, colors.ink);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = colors.light;
  ctx.fillRect(500 - wide, 548, wide * 2, 14 + open * 8);
  ctx.beginPath();
  ctx.ellipse(500, 566 + drop * 0.82, wide * 0.6, drop * 0.34, 0, 0, Math.PI * 2);
  paint(ctx, colors.accent, false);
  ctx.restore();
}

function hairBehind(ctx: Context, colors: BustColors, cut: number): void {
  ctx.beginPath();
  if (cut === 0) {
    ctx.ellipse(500, 330, 214, 226, 0, 0, Math.PI * 2);
  } else if (cut === 1) {
    ctx.moveTo(270, 660);
    ctx.bezierCurveTo(220, 60, 780, 60, 730, 660);
    ctx.bezierCurveTo(690, 720, 610, 700, 600, 660);
    ctx.lineTo(400, 660);
    ctx.bezierCurveTo(390, 700, 310, 720, 270, 660);
  } else {
    ctx.arc(500, 96, 86, 0, Math.PI * 2);
    ctx.moveTo(716, 330);
    ctx.ellipse(500, 330, 216, 220, 0, 0, Math.PI * 2);
  }
  paint(ctx, colors.hair);
}

function hairBefore(ctx: Context, colors: BustColors, cut: number): void {
  ctx.beginPath();
  if (cut === 0) {
    ctx.moveTo(304, 380);
    ctx.bezierCurveTo(260, 120, 480, 70, 560, 110);
    ctx.bezierCurveTo(700, 90, 740, 240, 696, 380);
    ctx.bezierCurveTo(690, 310, 670, 280, 640, 260);
    ctx.bezierCurveTo(540, 290, 440, 280, 380, 230);
    ctx.bezierCurveTo(340, 270, 318, 320, 304, 380);
  } else if (cut === 1) {
    ctx.moveTo(296, 470);
    ctx.bezierCurveTo(240, 110, 760, 110, 704, 470);
    ctx.bezierCurveTo(690, 360, 650, 290, 560, 250);
    ctx.bezierCurveTo(480, 330, 360, 350, 320, 380);
    ctx.bezierCurveTo(310, 410, 302, 440, 296, 470);
  } else {
    ctx.moveTo(302, 400);
    ctx.bezierCurveTo(270, 90, 730, 90, 698, 400);
    ctx.bezierCurveTo(680, 270, 590, 246, 500, 250);
    ctx.bezierCurveTo(410, 246, 320, 270, 302, 400);
  }
  ctx.closePath();
  paint(ctx, colors.hair);
}
