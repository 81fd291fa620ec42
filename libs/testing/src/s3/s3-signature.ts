import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { S3Code } from './s3-answers';

/** Who may ask. */
export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;

/** What is wrong with a request's signature (AWS Signature Version 4, in its header); null is nothing. */
export function signatureFault(request: IncomingMessage, credentials: S3Credentials): S3Code | null {
  const [, keyId, day = '', region = '', signed = '', signature] = FORM.exec(request.headers.authorization ?? '') ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const header = (name: string): string =>
    String(request.headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ');
  const canonical = [
    request.method,
    path,
    query === '' ? '' : sorted(query),
    ...signed.split(';').map((name) => `${name}:${header(name)}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const said = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${credentials.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(said).digest('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** A name without a value is signed as `name=`. */
function sorted(query: string): string {
  return query
    .split('&')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
