import type { UsageRow } from './developers-queries';

/** Whether the parts of a bar are kinds of work or keys. */
export type UsagePart = 'kind' | 'key';

export interface UsageBar {
  /** Such as `2026-11`. */
  month: string;
  total: number;
  /** Credits in the order of `UsageBars.parts`. */
  credits: number[];
}

export interface UsageBars {
  /** The largest first. */
  parts: string[];
  /** Every month from the first to the last, those without a charge included. */
  bars: UsageBar[];
  /** The largest total, at least 1. */
  most: number;
}

/** Rows of the API as the bars of a chart; work without a key is called `withoutKey`. */
export function usageBars(rows: readonly UsageRow[], by: UsagePart, withoutKey: string, until: Date): UsageBars {
  const partOf = ({ kind, keyId }: UsageRow) => (by === 'kind' ? kind : (keyId ?? withoutKey));
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(partOf(row), (sums.get(partOf(row)) ?? 0) + row.credits);
  const parts = [...sums].sort(([, a], [, b]) => b - a).map(([part]) => part);
  const months = monthsBetween(rows[0]?.month ?? monthOf(until), monthOf(until));
  const bars = months.map((month) => {
    const credits = parts.map((part) =>
      rows.reduce((sum, row) => (row.month === month && partOf(row) === part ? sum + row.credits : sum), 0),
    );
    return { month, credits, total: credits.reduce((sum, each) => sum + each, 0) };
  });
  return { parts, bars, most: Math.max(1, ...bars.map(({ total }) => total)) };
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const at = new Date(`${first}-01T00:00:00Z`); monthOf(at) <= last; at.setUTCMonth(at.getUTCMonth() + 1)) {
    months.push(monthOf(at));
  }
  return months;
}
