import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  create_channel: {
    good: () => [{ name: 'Gates', styleNotes: 'Calm.' }],
  },
  list_channels: {
    good: () => [{ limit: 5 }],
  },
  get_channel: {
    good: ({ channelId }) => [{ channelId }],
    foreign: ({ channelId }) => [{ channelId }],
  },
  change_channel: {
    good: ({ channelId }) => [{ channelId, name: 'Gates today' }],
    foreign: ({ channelId }) => [{ channelId, name: 'Gates today' }],
  },
  delete_channel: {
    good: async ({ spare }) => [{ channelId: await spare.channel() }],
    foreign: ({ channelId }) => [{ channelId }],
  },
};
