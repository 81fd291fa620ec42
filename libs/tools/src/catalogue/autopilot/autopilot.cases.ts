import type { ToolCaseTable } from '../tool-cases';

const SHOW = { title: 'Bicycles', targetSeconds: 30, style: 'swiss-poster' };

export const cases: ToolCaseTable = {
  list_starters: {
    good: () => [{}],
  },
  suggest_shows: {
    good: (_, { page }) => [{ source: { kind: 'url', url: page } }],
  },
  start_autopilot: {
    good: (_, { page }) => [{ source: { kind: 'url', url: page }, show: SHOW }],
    foreign: ({ channelId }, { page }) => [{ source: { kind: 'url', url: page }, show: SHOW, channelId }],
  },
  get_series: {
    good: ({ seriesId }) => [{ seriesId }],
    foreign: ({ seriesId }) => [{ seriesId }],
  },
  change_series: {
    good: ({ seriesId }) => [{ seriesId, cadence: 'weekdays 8am', tz: 'Europe/Lisbon' }],
    foreign: ({ seriesId }) => [{ seriesId, cadence: 'weekdays 8am' }],
  },
  resume_series: {
    good: ({ seriesId }) => [{ seriesId }],
    foreign: ({ seriesId }) => [{ seriesId }],
  },
  delete_series: {
    good: async ({ spare }) => [{ seriesId: await spare.series() }],
    foreign: ({ seriesId }) => [{ seriesId }],
  },
  list_waiting_episodes: {
    good: () => [{}],
  },
  rewrite_episode: {
    good: async ({ spare }) => [
      { ...(await spare.heldEpisode(await spare.scriptedVideo())), postText: 'Bicycles, counted.' },
    ],
    foreign: ({ seriesId, videoId }) => [{ seriesId, videoId, postText: 'Bicycles, counted.' }],
  },
  approve_episode: {
    good: async ({ spare, videoId }) => [await spare.heldEpisode(videoId)],
    foreign: ({ seriesId, videoId }) => [{ seriesId, videoId }],
  },
  discard_episode: {
    good: async ({ spare }) => [await spare.heldEpisode(await spare.scriptedVideo())],
    foreign: ({ seriesId, videoId }) => [{ seriesId, videoId }],
  },
};
