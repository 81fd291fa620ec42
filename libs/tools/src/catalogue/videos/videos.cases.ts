import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  list_videos: {
    good: () => [{ status: 'rendered', limit: 5 }, {}],
  },
  make_token_video: {
    good: () => [{ chain: 'base', address: TOKEN, targetSeconds: 15, images: 'none', maxCredits: 1_000 }],
    foreign: ({ channelId }) => [{ chain: 'base', address: TOKEN, channelId }],
  },
  change_video: {
    good: ({ videoId }) => [{ videoId, title: 'Gate B at noon' }],
    foreign: ({ videoId }) => [{ videoId, title: 'Gate B at noon' }],
  },
  rotate_media_key: {
    good: ({ videoId }) => [{ videoId }],
    foreign: ({ videoId }) => [{ videoId }],
  },
  delete_video: {
    good: async ({ spare }) => [{ videoId: await spare.scriptedVideo() }],
    foreign: ({ videoId }) => [{ videoId }],
  },
  get_captions: {
    good: ({ videoId }) => [{ videoId }, { videoId, form: 'srt' }],
    foreign: ({ videoId }) => [{ videoId }],
  },
};

const TOKEN = '0x4ed4e862860bed51a9570b96d89af5e1b0efefed';
