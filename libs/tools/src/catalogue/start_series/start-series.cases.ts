import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: (_own, { page: url }) => [{ kind: 'page', url, schedule: 'weekdays 8am' }],
  foreign: ({ seriesId, channelId }, { page: url }) => [{ seriesId }, { channelId, kind: 'page', url }],
};
