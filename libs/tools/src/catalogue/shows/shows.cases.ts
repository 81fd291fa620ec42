import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  create_show: {
    good: () => [{ title: 'Gates at nine' }],
    foreign: ({ channelId }) => [{ title: 'Gates at nine', channelId }],
  },
  list_shows: {
    good: () => [{ limit: 5 }],
  },
  get_show: {
    good: ({ showId }) => [{ showId }],
    foreign: ({ showId }) => [{ showId }],
  },
  change_show: {
    good: ({ showId }) => [{ showId, title: 'Gates today' }],
    foreign: ({ showId }) => [{ showId, title: 'Gates today' }],
  },
  delete_show: {
    good: async ({ spare }) => [{ showId: await spare.show() }],
    foreign: ({ showId }) => [{ showId }],
  },
};
