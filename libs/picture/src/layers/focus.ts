/** What is left of a mark's colour while another is spoken of. */
export const RECEDED = 0.34;
/** How far others have receded is a fraction, so it never comes to one. */
const MOST = 0.99;

/** The `focus` of a layer whose n-th mark is spoken of; others have receded by `share`, 0 to 1. */
export function focusOn(index: number, share: number): number {
  return index + Math.min(1, Math.max(0, share)) * MOST;
}

/** How much of its colour a layer's n-th mark keeps. */
export function keptShare(focus: number, index: number): number {
  const spoken = Math.floor(focus);
  return index === spoken ? 1 : 1 - ((1 - RECEDED) * (focus - spoken)) / MOST;
}
