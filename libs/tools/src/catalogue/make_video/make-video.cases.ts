import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  make_video: {
    good: ({ channelId }) => [
      { data: { gate: 'Gate B', waitMinutes: 17 }, targetSeconds: 15, render: false, channelId },
    ],
    foreign: ({ channelId }) => [{ data: { gate: 'Gate B', waitMinutes: 17 }, channelId }],
  },
};
