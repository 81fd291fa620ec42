import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ videoId }) => [
    { videoId, destination: 'share-link' },
    { videoId, destination: 'download' },
  ],
  foreign: ({ videoId }) => [{ videoId, destination: 'share-link' }],
};
