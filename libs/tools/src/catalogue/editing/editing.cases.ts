import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  edit_video: {
    good: async ({ spare }) => [{ videoId: await spare.scriptedVideo(), notes: 'call it "Gate B at noon"' }],
    foreign: ({ videoId }) => [{ videoId, notes: 'shorter' }],
  },
  suggest_edits: {
    good: async ({ spare }) => [{ videoId: await spare.scriptedVideo() }],
    foreign: ({ videoId }) => [{ videoId }],
  },
  get_script: {
    good: ({ videoId }) => [{ videoId }, { videoId, version: 1 }],
    foreign: ({ videoId }) => [{ videoId }],
  },
  get_stills: {
    good: ({ videoId }) => [{ videoId }],
    foreign: ({ videoId }) => [{ videoId }],
  },
  render_video: {
    good: async ({ spare }) => [{ videoId: await spare.scriptedVideo() }],
    foreign: ({ videoId }) => [{ videoId }],
  },
  cancel_video: {
    good: async ({ spare }) => [{ videoId: (await spare.unfinishedVideo()).videoId }],
    foreign: ({ videoId }) => [{ videoId }],
  },
  cancel_job: {
    good: async ({ spare }) => [{ jobId: (await spare.unfinishedVideo()).jobId }],
    foreign: ({ jobId }) => [{ jobId }],
  },
};
