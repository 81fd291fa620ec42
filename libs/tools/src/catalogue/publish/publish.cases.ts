import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  publish: {
    good: ({ videoId }) => [
      { videoId, destination: 'share-link' },
      { videoId, destination: 'download' },
    ],
    foreign: ({ videoId }) => [{ videoId, destination: 'share-link' }],
  },
};
