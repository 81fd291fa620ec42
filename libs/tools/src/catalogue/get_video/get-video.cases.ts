import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  get_video: {
    good: ({ videoId }) => [{ videoId }],
    foreign: ({ videoId }) => [{ videoId }],
  },
};
