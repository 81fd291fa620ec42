import type { NamedFile, Query } from '@app/platform';
import { assetFolder, THUMBNAIL } from './library/library-asset.entity';
import { packFolder } from './packs/source-pack.entity';

interface AssetRow {
  id: string;
  file_name: string;
  bytes: number;
  has_thumbnail: boolean;
}

interface PackRow {
  id: string;
  files: Array<string | null>;
}

const PAGE = 500;
const ASSETS = `
  SELECT id, file_name, bytes, has_thumbnail FROM library_assets WHERE id > $1 ORDER BY id LIMIT ${PAGE}`;
const PACKS = `
  SELECT id, jsonb_path_query_array(reading::jsonb, '$.stills[*].file') AS files FROM source_packs
  WHERE id > $1 AND reading IS NOT NULL ORDER BY id LIMIT ${PAGE}`;

/** Every file that libraries keep, and the pictures that were part of a source's file. */
export async function* namedSourceFiles(query: Query): AsyncGenerator<NamedFile> {
  for await (const { id, file_name: name, bytes, has_thumbnail: hasThumbnail } of rowsOf<AssetRow>(query, ASSETS)) {
    yield { key: `${assetFolder(id)}/${name}`, bytes, sha256: null };
    if (hasThumbnail) yield { key: `${assetFolder(id)}/${THUMBNAIL}`, bytes: null, sha256: null };
  }
  for await (const { id, files } of rowsOf<PackRow>(query, PACKS)) {
    for (const file of files) if (file !== null) yield { key: `${packFolder(id)}/${file}`, bytes: null, sha256: null };
  }
}

async function* rowsOf<Row extends { id: string }>(query: Query, text: string): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const rows = await query<Row>(text, [after]);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
