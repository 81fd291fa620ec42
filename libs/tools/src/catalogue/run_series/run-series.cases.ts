import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  run_series: {
    good: ({ seriesId }) => [{ seriesId, dry: true }],
    foreign: ({ seriesId }) => [{ seriesId }],
  },
};
