import { ListObjectsV2Command, type ListObjectsV2CommandOutput, type S3Client } from '@aws-sdk/client-s3';
import { toStorageError } from './s3-failures';

export interface S3Listing {
  bucket: string;
  /** Prefix of the keys. */
  prefix: string;
  startAfter?: string;
  /** Keys that continue after it are listed as one folder. */
  delimiter?: string;
}

const PAGE = 1000;

/** The pages of a listing, each requested by the last key of the previous one, which every store supports. */
export async function* s3Pages(
  client: S3Client,
  { bucket, prefix, startAfter, delimiter }: S3Listing,
): AsyncGenerator<ListObjectsV2CommandOutput> {
  const wanted = { Bucket: bucket, Prefix: prefix, Delimiter: delimiter, MaxKeys: PAGE };
  for (let StartAfter = startAfter; ;) {
    const page = await client.send(new ListObjectsV2Command({ ...wanted, StartAfter })).catch((error: unknown) => {
      throw toStorageError(error, 'list', prefix);
    });
    yield page;
    const lastKey = page.Contents?.at(-1)?.Key ?? '';
    const lastFolder = page.CommonPrefixes?.at(-1)?.Prefix ?? '';
    if (page.IsTruncated !== true || `${lastKey}${lastFolder}` === '') return;
    StartAfter = lastFolder > lastKey ? behindFolder(lastFolder) : lastKey;
  }
}

/** A key after everything in a folder (given with its `/`): `0` is the character after `/`. */
export function behindFolder(folder: string): string {
  return `${folder.slice(0, -1)}0`;
}
