import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  pause_series: {
    good: ({ seriesId }) => [{ seriesId }],
    foreign: ({ seriesId }) => [{ seriesId }],
  },
};
