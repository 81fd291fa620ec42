import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  plan: {
    good: () => [{ data: { gate: 'Gate B', waitMinutes: 17 }, targetSeconds: 15 }],
    foreign: ({ channelId }) => [{ data: { gate: 'Gate B', waitMinutes: 17 }, channelId }],
  },
};
