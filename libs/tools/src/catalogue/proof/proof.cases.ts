import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  proof: {
    good: ({ videoId }) => [{ videoId }, { videoId, version: 1 }],
    foreign: ({ videoId }) => [{ videoId }],
  },
};
