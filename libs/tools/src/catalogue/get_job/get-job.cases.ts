import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  get_job: {
    good: ({ jobId }) => [{ jobId }],
    foreign: ({ jobId }) => [{ jobId }],
  },
};
