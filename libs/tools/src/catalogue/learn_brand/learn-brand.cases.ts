import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ channelId }, { page }) => [{ channelId, url: page }],
  foreign: ({ channelId, footageId }, { page }) => [
    { channelId, url: page },
    { channelId, libraryAssetId: footageId },
  ],
};
