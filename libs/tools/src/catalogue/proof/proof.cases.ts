import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ videoId }) => [{ videoId }, { videoId, version: 1 }],
  foreign: ({ videoId }) => [{ videoId }],
};
