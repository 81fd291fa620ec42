import { LibraryAsset } from './library/library-asset.entity';
import { SourcePack } from './packs/source-pack.entity';
import { SavedSource } from './previews/saved-source.entity';

/** For the application's list of tables. */
export const SOURCE_ENTITIES = [SourcePack, SavedSource, LibraryAsset];
