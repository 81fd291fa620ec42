import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ seriesId }) => [{ seriesId }],
  foreign: ({ seriesId }) => [{ seriesId }],
};
