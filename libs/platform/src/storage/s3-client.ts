import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/storage.config';

const CONNECT_WITHIN_MS = 3_000;
/** From the call to the first byte of its answer, a part of 8 MB on its way up included. */
const ANSWER_WITHIN_MS = 60_000;
/** Without a byte in either direction. */
const SILENT_MS = 15_000;
/** Of one call, with pauses that double, below a second each. */
const ATTEMPTS = 4;
const MOST_SOCKETS = 128;

/** The SDK's client for a bucket, with limits of time and tries on every call. */
export function s3Client({ endpoint, region, pathStyle, credentials }: S3Config): S3Client {
  // Newer sums in headers are Amazon's: other stores refuse calls that bring them unasked.
  const plain: S3ClientConfig = {
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  return new S3Client({
    maxAttempts: ATTEMPTS,
    forcePathStyle: pathStyle,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      socketTimeout: SILENT_MS,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: MOST_SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: MOST_SOCKETS },
    },
    ...(endpoint === undefined ? {} : { endpoint, ...plain }),
    ...(region === undefined ? {} : { region }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}
