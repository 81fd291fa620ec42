import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/storage.config';

const CONNECT_WITHIN_MS = 3_000;
/** From the call to the first byte of the answer, including the upload of a part of 8 MB. */
const ANSWER_WITHIN_MS = 60_000;
/** Longest silence in both directions. */
const SILENT_MS = 15_000;
/** Attempts per call, with doubling pauses of less than a second. */
const ATTEMPTS = 4;
const MOST_SOCKETS = 128;

/** The SDK's client for a bucket, with time limits and retries on every call. */
export function s3Client({ endpoint, region, pathStyle, credentials }: S3Config): S3Client {
  // Only Amazon supports the newer checksum headers; other stores refuse calls that have them.
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
