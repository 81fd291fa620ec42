import type { S3Object } from './s3-objects';

/** What is answered: a text, or the bytes of an object. */
export interface S3Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | { path: string; start: number; end: number };
}

/** S3's own codes, with their statuses (Amazon S3 API reference, error responses). */
const STATUS = {
  AccessDenied: 403,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidPart: 400,
  InvalidRange: 416,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
} as const;
export type S3Code = keyof typeof STATUS;

const XML = { 'content-type': 'application/xml' };
const SPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

export function refused(code: S3Code): S3Answer {
  const body = document(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  return { status: STATUS[code], headers: XML, body };
}

export function uploadBegun(bucket: string, key: string, uploadId: string): S3Answer {
  return told('InitiateMultipartUploadResult', tag('Bucket', bucket) + tag('Key', key) + tag('UploadId', uploadId));
}

export function uploadCompleted(bucket: string, key: string, { etag }: S3Object): S3Answer {
  return told('CompleteMultipartUploadResult', tag('Bucket', bucket) + tag('Key', key) + tag('ETag', etag));
}

/** One page of a bucket: the first `most` of what lies below `prefix` behind `startAfter`. */
export function listed(
  bucket: string,
  found: Array<[key: string, object: S3Object]>,
  { prefix, delimiter, startAfter, most }: { prefix: string; delimiter: string; startAfter: string; most: number },
): S3Answer {
  const rows = new Map<string, string>();
  for (const [key, { bytes, etag, modifiedAt }] of found) {
    const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const common = cut === -1 ? null : key.slice(0, cut + delimiter.length);
    const facts = tag('Size', String(bytes)) + tag('ETag', etag) + tag('LastModified', modifiedAt.toISOString());
    if (common === null) rows.set(key, `<Contents>${tag('Key', key)}${facts}</Contents>`);
    else rows.set(common, `<CommonPrefixes>${tag('Prefix', common)}</CommonPrefixes>`);
  }
  const page = [...rows.values()].slice(0, most);
  const head = [
    tag('Name', bucket),
    tag('Prefix', prefix),
    tag('StartAfter', startAfter),
    tag('KeyCount', String(page.length)),
    tag('MaxKeys', String(most)),
    tag('IsTruncated', String(page.length < rows.size)),
  ];
  return told('ListBucketResult', head.join('') + page.join(''));
}

function told(root: string, content: string): S3Answer {
  return { status: 200, headers: XML, body: document(`<${root} ${SPACE}>${content}</${root}>`) };
}

function document(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
}

function tag(name: string, text: string): string {
  const safe = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<${name}>${safe}</${name}>`;
}
