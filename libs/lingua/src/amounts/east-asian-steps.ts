/** Steps below ten thousand; each multiplies the digit before it. */
export const SMALL_STEPS: ReadonlyMap<string, number> = new Map(
  Object.entries({ 十: 10, 百: 100, 千: 1e3, 십: 10, 백: 100, 천: 1e3 }),
);

/** Steps four digits apart; each multiplies all that stands before it since the last. */
export const LARGE_STEPS: ReadonlyMap<string, number> = new Map(
  Object.entries({ 万: 1e4, 萬: 1e4, 만: 1e4, 億: 1e8, 亿: 1e8, 억: 1e8, 兆: 1e12, 조: 1e12 }),
);

/** Whether a character scales the digits before it as East Asia does: 万, 億, 조. */
export function isStep(character: string): boolean {
  return SMALL_STEPS.has(character) || LARGE_STEPS.has(character);
}
