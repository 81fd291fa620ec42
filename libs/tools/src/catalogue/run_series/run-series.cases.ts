import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ seriesId }) => [{ seriesId, dry: true }],
  foreign: ({ seriesId }) => [{ seriesId }],
};
