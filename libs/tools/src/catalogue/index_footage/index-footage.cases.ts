import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  index_footage: {
    good: ({ footageId }) => [{ libraryAssetId: footageId }],
    foreign: ({ footageId }) => [{ libraryAssetId: footageId }],
  },
};
