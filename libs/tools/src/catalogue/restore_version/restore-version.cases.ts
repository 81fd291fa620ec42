import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ videoId }) => [{ videoId, version: 1 }],
  foreign: ({ videoId }) => [{ videoId, version: 1 }],
};
