import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  start_series: {
    good: (_own, { page: url }) => [{ kind: 'page', url, schedule: 'weekdays 8am' }],
    foreign: ({ seriesId, channelId }, { page: url }) => [{ seriesId }, { channelId, kind: 'page', url }],
  },
};
