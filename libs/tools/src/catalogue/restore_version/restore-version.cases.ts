import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  restore_version: {
    good: ({ videoId }) => [{ videoId, version: 1 }],
    foreign: ({ videoId }) => [{ videoId, version: 1 }],
  },
};
