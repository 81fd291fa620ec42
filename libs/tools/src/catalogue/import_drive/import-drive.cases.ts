import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  import_drive: {
    good: (_own, { folder }) => [{ url: folder }],
  },
};
