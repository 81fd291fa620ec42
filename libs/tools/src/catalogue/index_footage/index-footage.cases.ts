import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: ({ footageId }) => [{ libraryAssetId: footageId }],
  foreign: ({ footageId }) => [{ libraryAssetId: footageId }],
};
