import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  read_source: {
    good: (_, { page }) => [{ url: page }, { data: { gate: 'Gate B', waitMinutes: 17 } }],
  },
  preview_source: {
    good: (_, { page }) => [{ url: page }],
  },
  list_sources: {
    good: () => [{ limit: 5 }],
  },
  get_source: {
    good: ({ sourcePackId }) => [{ sourcePackId }],
    foreign: ({ sourcePackId }) => [{ sourcePackId }],
  },
  delete_source: {
    good: async ({ spare }) => [{ sourcePackId: await spare.sourcePack() }],
    foreign: ({ sourcePackId }) => [{ sourcePackId }],
  },
};
