import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  list_series: {
    good: () => [{}],
  },
};
