import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalServer } from '../local-server';
import { listed, refused, type S3Answer, uploadBegun, uploadCompleted } from './s3-answers';
import { flawless, type S3Behaviour, type S3Fault, S3FaultPlan } from './s3-faults';
import { type S3Credentials, signatureFault } from './s3-signature';
import { type S3Object, S3Objects } from './s3-objects';

/** A call that reached the store. */
export interface S3Call {
  method: string;
  /** Of the object; empty for calls on the bucket. */
  key: string;
  query: string;
  fault: S3Fault | null;
}

/** A call on its way through the store. */
interface S3Order {
  request: IncomingMessage;
  method: string;
  key: string;
  query: URLSearchParams;
  fault: S3Fault | null;
}

const CREDENTIALS: S3Credentials = { accessKeyId: 'AKIATESTTESTTESTTEST', secretAccessKey: 'a secret/of+tests' };
const MOST_LISTED = 1000;

/**
 * An S3 store with one bucket in S3's own wire format: signatures, ranges, `If-Match`, pages, multipart uploads. Objects
 * are whole or not there. It can be told to fail, to be slow, to break off, to be away (`behaviour`).
 */
export class S3Server extends LocalServer {
  /** In the order of their arrival. */
  readonly calls: S3Call[] = [];
  behaviour: S3Behaviour = flawless();
  /** Answers whose bytes are under way. */
  sending = 0;
  private readonly plan = new S3FaultPlan();

  private constructor(
    readonly bucket: string,
    private readonly objects: S3Objects,
  ) {
    super((request, response) => this.take(request, response));
  }

  static async start(bucket = 'videos'): Promise<S3Server> {
    return await new S3Server(bucket, await S3Objects.make()).listen();
  }

  /** What programs are told so that they keep their files here. */
  environment(prefix = ''): { STORAGE_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string } {
    return {
      STORAGE_URL: `s3://${this.bucket}/${prefix}?endpoint=${encodeURIComponent(this.url)}`,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    };
  }

  /** Every object's key, sorted. */
  keys(): string[] {
    return this.objects.keys();
  }

  /** Puts empty objects past the wire, for tests of many. */
  async fill(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.objects.put(key, await this.objects.receive(Readable.from([])));
  }

  /** Loses an object past the wire. */
  async lose(key: string): Promise<void> {
    await this.objects.remove(key);
  }

  /** Multipart uploads that nobody completed or aborted. */
  get openUploads(): number {
    return this.objects.uploads.size;
  }

  /** Stops, and removes every object. */
  override async stop(): Promise<void> {
    await super.stop();
    await this.objects.removeFolder();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const [path = '', search = ''] = (request.url ?? '').split('?');
    const [, bucket = '', ...parts] = path.split('/').map(decodeURIComponent);
    const fault = this.plan.draw(this.behaviour);
    const order = { request, method, key: parts.join('/'), query: new URLSearchParams(search), fault };
    this.calls.push({ method, key: order.key, query: search, fault });
    // Whoever goes away while bytes are under way is no fault of the store.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    this.sending += 1;
    response.on('close', () => (this.sending -= 1));
    try {
      if (this.behaviour.delayMs > 0) await pause(this.behaviour.delayMs);
      if (fault === 'dropped') return void hangUp(request);
      if (fault === 'stalled') return;
      if (fault === 'refused') return await send(response, order, refused('SlowDown'));
      const wrong = signatureFault(request, CREDENTIALS);
      if (wrong) return await send(response, order, refused(wrong));
      if (bucket !== this.bucket) return await send(response, order, refused('NoSuchBucket'));
      await send(response, order, await this.answer(order));
    } catch {
      hangUp(request);
    }
  }

  private async answer(order: S3Order): Promise<S3Answer> {
    const { method, key, query } = order;
    const uploadId = query.get('uploadId');
    if (key === '') return method === 'GET' ? this.list(query) : { status: method === 'HEAD' ? 200 : 501 };
    if (method === 'GET' || method === 'HEAD') return this.get(order);
    if (method === 'POST' && query.has('uploads')) return uploadBegun(this.bucket, key, this.objects.begin(key));
    if (method === 'POST' && uploadId !== null) return await this.complete(order, uploadId);
    if (method === 'PUT') return await this.put(order, uploadId);
    if (method !== 'DELETE') return refused('NotImplemented');
    await (uploadId === null ? this.objects.remove(key) : this.objects.abort(uploadId));
    return { status: 204 };
  }

  private list(query: URLSearchParams): S3Answer {
    const prefix = query.get('prefix') ?? '';
    const startAfter = query.get('start-after') ?? '';
    const most = Math.min(Number(query.get('max-keys') ?? MOST_LISTED), MOST_LISTED);
    const found = this.objects
      .keys()
      .filter((key) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(startAfter)) > 0)
      .map((key): [string, S3Object] => [key, this.objects.get(key) as S3Object]);
    return listed(this.bucket, found, { prefix, delimiter: query.get('delimiter') ?? '', startAfter, most });
  }

  private get({ request, key }: S3Order): S3Answer {
    const object = this.objects.get(key);
    if (!object) return refused('NoSuchKey');
    const { path, bytes, etag, modifiedAt } = object;
    const match = request.headers['if-match'];
    if (match !== undefined && match !== etag) return refused('PreconditionFailed');
    const facts = { etag, 'last-modified': modifiedAt.toUTCString(), 'accept-ranges': 'bytes' };
    const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (!asked) {
      const headers = { ...facts, 'content-length': String(bytes) };
      return { status: 200, headers, body: { path, start: 0, end: bytes - 1 } };
    }
    const start = Number(asked[1]);
    const end = Math.min(asked[2] ? Number(asked[2]) : Infinity, bytes - 1);
    if (start > end) return refused('InvalidRange');
    const range = { 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-length': String(end - start + 1) };
    return { status: 206, headers: { ...facts, ...range }, body: { path, start, end } };
  }

  private async put({ request, key, query, fault }: S3Order, uploadId: string | null): Promise<S3Answer> {
    if (request.headers['content-encoding']?.includes('aws-chunked')) return refused('NotImplemented');
    const upload = uploadId === null ? undefined : this.objects.uploads.get(uploadId);
    if (uploadId !== null && !upload) return refused('NoSuchUpload');
    const announced = Number(request.headers['content-length'] ?? 0);
    const file = await this.objects.receive(fault === 'cut' ? firstHalf(request, announced) : request);
    const said = request.headers['x-amz-content-sha256'];
    if (file.bytes !== announced || (said !== 'UNSIGNED-PAYLOAD' && said !== file.sha256)) {
      await this.objects.drop(file);
      return refused('XAmzContentSHA256Mismatch');
    }
    if (!upload) return { status: 200, headers: { etag: (await this.objects.put(key, file)).etag } };
    upload.parts.set(Number(query.get('partNumber')), file);
    return { status: 200, headers: { etag: `"${file.md5}"` } };
  }

  private async complete({ request, key }: S3Order, uploadId: string): Promise<S3Answer> {
    const numbers = [...(await text(request)).matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) => Number(n));
    const object = await this.objects.complete(uploadId, numbers);
    return typeof object === 'string' ? refused(object) : uploadCompleted(this.bucket, key, object);
  }
}

async function send(response: ServerResponse, { request, method, fault }: S3Order, answer: S3Answer): Promise<void> {
  const { status, headers, body } = answer;
  if (fault === 'lost') return void hangUp(request);
  request.resume();
  response.writeHead(status, headers);
  if (method === 'HEAD' || body === undefined) return void response.end();
  if (typeof body === 'string') return void (fault === 'cut' ? hangUp(request) : response.end(body));
  const { path, start, end } = body;
  if (fault === 'hushed') return response.flushHeaders();
  if (end < start) return void response.end();
  if (fault !== 'cut') {
    // Replaced in this very moment: whoever asked asks again.
    createReadStream(path, { start, end })
      .on('error', () => hangUp(request))
      .pipe(response);
    return;
  }
  for await (const chunk of createReadStream(path, { start, end: start + Math.floor((end - start) / 2) })) {
    await new Promise((sent) => response.write(chunk, sent));
  }
  hangUp(request);
}

/** A connection that its other end closed has no socket any more. */
function hangUp(request: IncomingMessage): void {
  (request.socket as IncomingMessage['socket'] | null)?.destroy();
}

/** As much of a body, then an end that its sender did not want. */
async function* firstHalf(request: IncomingMessage, announced: number): AsyncGenerator<Uint8Array> {
  let left = Math.ceil(announced / 2);
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    left -= chunk.length;
    if (left <= 0) break;
    yield chunk;
  }
  throw new Error('cut');
}
