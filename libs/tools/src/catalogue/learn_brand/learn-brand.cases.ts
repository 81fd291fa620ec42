import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  learn_brand: {
    good: ({ channelId }, { page }) => [{ channelId, url: page }],
    foreign: ({ channelId, footageId }, { page }) => [
      { channelId, url: page },
      { channelId, libraryAssetId: footageId },
    ],
  },
};
