import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ jobId }) => [{ jobId }],
  foreign: ({ jobId }) => [{ jobId }],
};
