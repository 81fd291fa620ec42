import { SetMetadata } from '@nestjs/common';

/** Metadata key that `ReceiveUploadGuard` reads. */
export const MOST_FILE_BYTES_HERE = 'factreel:most-file-bytes';

/** Lets a route take smaller files than the library does. */
export const MostFileBytes = (bytes: number) => SetMetadata(MOST_FILE_BYTES_HERE, bytes);
