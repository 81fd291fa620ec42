import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  list_notifications: {
    good: () => [{}, { limit: 1 }],
  },
};
