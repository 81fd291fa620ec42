import type { S3Config } from '../config/storage.config';
import { s3Client } from './s3-client';
import { S3Storage } from './s3-storage';

/** The storage in a configured bucket. The only export of its file, so Node can find it in the build. */
export function openBucket(config: S3Config): S3Storage {
  return new S3Storage(s3Client(config), config);
}
