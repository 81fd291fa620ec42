import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';

/** A request that reached the service. */
export interface MediaRequest {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown> | null;
}

/** How the service behaves from now on. */
export interface MediaBehaviour {
  /** Statuses of the next orders, each used once; then orders are taken. */
  refusals: number[];
  /** How often a work is still under way when it is asked for. */
  working: number;
  outcome: 'done' | 'failed' | 'hang';
  /** What is made, and what it is called. */
  file: { bytes: Buffer; type: string };
  /** Address of the made file; its own by default. */
  fileUrl: string | undefined;
  /** OpenAI's format answers bytes within JSON or an address. */
  base64: boolean;
}

/** fal's queue, Replicate's predictions and OpenAI's images in their own wire formats, on one local port. */
export class MediaServer extends LocalServer {
  readonly requests: MediaRequest[] = [];
  behaviour: MediaBehaviour;
  private readonly asked = new Map<string, number>();
  private count = 0;

  private constructor(file: MediaBehaviour['file']) {
    super((request, response) => this.answer(request, response));
    this.behaviour = { refusals: [], working: 1, outcome: 'done', file, fileUrl: undefined, base64: true };
  }

  static async start(file: MediaBehaviour['file']): Promise<MediaServer> {
    return await new MediaServer(file).listen();
  }

  /** Orders that were taken or refused. */
  get orders(): MediaRequest[] {
    return this.requests.filter(({ method }) => method === 'POST');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request).catch(() => '');
    const { method = '', url: path = '', headers } = request;
    const body = raw === '' ? null : (JSON.parse(raw) as Record<string, unknown>);
    this.requests.push({ method, path, authorization: headers.authorization, body });
    const json = (status: number, value: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (path === '/made/file') {
      response.writeHead(200, { 'content-type': this.behaviour.file.type }).end(this.behaviour.file.bytes);
      return;
    }
    if (method === 'POST') {
      const refusal = this.behaviour.refusals.shift();
      if (refusal !== undefined) {
        response.setHeader('retry-after', '0');
        return json(refusal, { detail: 'not now' });
      }
      if (path === '/v1/images/generations') return this.behaviour.outcome === 'hang' ? undefined : this.images(json);
      this.count += 1;
      const id = `work-${this.count}`;
      return path === '/v1/predictions' ? json(201, this.prediction(id, 'starting')) : json(200, this.submitted(id));
    }
    const [, id = '', part] = /\/(work-\d+)(?:\/(status))?$/.exec(path) ?? [];
    if (path.startsWith('/v1/predictions/')) return json(200, this.prediction(id, this.next(id)));
    return part === 'status' ? this.status(id, json) : this.result(json);
  }

  private images(json: (status: number, value: unknown) => void): void {
    if (this.behaviour.outcome === 'failed') return json(400, { error: { message: 'Your request was rejected' } });
    const { base64, file } = this.behaviour;
    json(200, { created: 1, data: [base64 ? { b64_json: file.bytes.toString('base64') } : { url: this.fileUrl() }] });
  }

  private submitted(id: string) {
    const base = `${this.url}/fal-ai/model/requests/${id}`;
    return {
      status: 'IN_QUEUE',
      request_id: id,
      status_url: `${base}/status`,
      response_url: base,
      cancel_url: `${base}/cancel`,
      queue_position: 0,
    };
  }

  private status(id: string, json: (status: number, value: unknown) => void): void {
    const working = this.next(id) === 'processing';
    json(working ? 202 : 200, { status: working ? 'IN_PROGRESS' : 'COMPLETED', request_id: id, logs: null });
  }

  private result(json: (status: number, value: unknown) => void): void {
    if (this.behaviour.outcome === 'failed') {
      return json(422, { detail: [{ loc: ['body', 'image_url'], msg: 'could not be processed', type: 'image' }] });
    }
    const made = { url: this.fileUrl(), content_type: this.behaviour.file.type };
    const [kind = ''] = this.behaviour.file.type.split('/');
    const place = { image: { images: [made] }, video: { video: made }, audio: { audio_file: made } }[kind];
    json(200, { ...place, seed: 7 });
  }

  private prediction(id: string, status: string) {
    const base = `${this.url}/v1/predictions/${id}`;
    const error = status === 'failed' ? 'CUDA out of memory' : null;
    const output = status === 'succeeded' ? [this.fileUrl()] : null;
    return { id, model: 'owner/model', status, error, output, urls: { get: base, cancel: `${base}/cancel` } };
  }

  /** The state of a work the next time it is asked for, in Replicate's words. */
  private next(id: string): string {
    const asked = (this.asked.get(id) ?? 0) + 1;
    this.asked.set(id, asked);
    if (this.behaviour.outcome === 'hang' || asked <= this.behaviour.working) return 'processing';
    return this.behaviour.outcome === 'failed' ? 'failed' : 'succeeded';
  }

  private fileUrl(): string {
    return this.behaviour.fileUrl ?? `${this.url}/made/file`;
  }
}
