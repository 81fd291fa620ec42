import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  upload_to_library: {
    good: (_, { picture }) => [{ url: picture, title: 'A bicycle', folder: 'Bicycles' }],
  },
  list_library: {
    good: () => [{ kind: 'video' }, {}],
  },
  list_library_folders: {
    good: () => [{}],
  },
  get_library_asset: {
    good: ({ footageId }) => [{ libraryAssetId: footageId }],
    foreign: ({ footageId }) => [{ libraryAssetId: footageId }],
  },
  change_library_asset: {
    good: ({ footageId }) => [{ libraryAssetId: footageId, title: 'The harbour' }],
    foreign: ({ footageId }) => [{ libraryAssetId: footageId, title: 'The harbour' }],
  },
  delete_library_asset: {
    good: async ({ spare }) => [{ libraryAssetId: await spare.asset() }],
    foreign: ({ footageId }) => [{ libraryAssetId: footageId }],
  },
};
