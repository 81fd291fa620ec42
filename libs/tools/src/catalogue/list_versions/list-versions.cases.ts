import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  list_versions: {
    good: ({ videoId }) => [{ videoId }, { videoId, limit: 1 }],
    foreign: ({ videoId }) => [{ videoId }],
  },
};
