import type { Box } from '../stage/stage';
import { barShare } from './bars.layer';
import { canvasFill, type Fill } from './fill';
import { keptShare } from './focus';
import type { Painter } from './painter';

/** Members of several series beside each other, or on top of each other, in a plot box; all from one visible zero. */
export interface GroupedProps {
  box: Box;
  /** Values by group, then by series. */
  groups: number[][];
  /** By series. */
  fills: Fill[];
  stacked: boolean;
  /** Share of each group's slot that is left empty. */
  gap: number;
  /** Between two bars of a group, px. */
  inner: number;
  zero?: { fill: Fill; width: number };
  /** Groups from right to left. */
  fromRight?: boolean;
}

/** Where each bar stands when fully grown, by group and series; `zero` is the base line's y. */
export interface GroupedGeometry {
  rects: Box[][];
  zero: number;
}

/** Honest geometry: one scale for all bars, from the highest sum or value to the lowest, zero always in view. */
export function groupedGeometry(
  props: Pick<GroupedProps, 'box' | 'groups' | 'stacked' | 'gap' | 'inner' | 'fromRight'>,
): GroupedGeometry {
  const { box, groups, stacked } = props;
  const tops = stacked
    ? groups.map((group) => group.reduce((sum, value) => sum + Math.max(0, value), 0))
    : groups.flat();
  const high = Math.max(0, ...tops);
  const low = stacked ? 0 : Math.min(0, ...tops);
  const scale = box.h / (high - low || 1);
  const zero = box.y + high * scale;
  const slot = box.w / Math.max(1, groups.length);
  const rects = groups.map((group, index) => {
    const place = props.fromRight ? groups.length - 1 - index : index;
    const left = box.x + slot * place + (slot * props.gap) / 2;
    const wide = slot * (1 - props.gap);
    if (stacked) return stackedRects(group, left, wide, zero, scale);
    const each = (wide - props.inner * (group.length - 1)) / Math.max(1, group.length);
    return group.map((value, member): Box => {
      const order = props.fromRight ? group.length - 1 - member : member;
      const h = Math.abs(value) * scale;
      return { x: left + order * (each + props.inner), y: value >= 0 ? zero - h : zero, w: each, h };
    });
  });
  return { rects, zero };
}

function stackedRects(group: number[], x: number, w: number, zero: number, scale: number): Box[] {
  let y = zero;
  return group.map((value): Box => {
    const h = Math.max(0, value) * scale;
    y -= h;
    return { x, y, w, h };
  });
}

/** Groups grow from zero one after the other with `progress`. */
export const groupedPainter: Painter<GroupedProps> = {
  draw(ctx, props, state) {
    const { rects, zero } = groupedGeometry(props);
    rects.forEach((group, index) => {
      const share = barShare(state.progress, index, rects.length);
      group.forEach((rect, member) => {
        ctx.globalAlpha = state.opacity * keptShare(state.focus, index * group.length + member);
        ctx.fillStyle = canvasFill(ctx, props.fills[member] ?? '#808080');
        // What lies above zero moves up from it, what lies below moves down.
        const y = zero + (rect.y - zero) * share;
        ctx.fillRect(rect.x, y, rect.w, rect.h * share);
      });
    });
    ctx.globalAlpha = state.opacity;
    if (!props.zero) return;
    ctx.fillStyle = canvasFill(ctx, props.zero.fill);
    ctx.fillRect(props.box.x, zero - props.zero.width / 2, props.box.w, props.zero.width);
  },
};
