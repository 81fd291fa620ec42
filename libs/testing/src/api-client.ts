import { PublishedDescription } from './published-description';
import { waitFor } from './wait-for';

/** An answer as a caller sees it. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

/** A video as the api answers it; the fields that tests look at. */
export interface VideoBody {
  videoId: string;
  status: string;
  title: string;
  duration: number;
  version: number;
  charged: number;
  publicProof: boolean;
  mediaKey: string;
  url: string;
  renderUrl: string | null;
  thumbnail: string | null;
  webUrl: string | null;
  watchUrl: string;
  video: string;
  lastError: string | null;
  external_id: string | null;
  caption: string;
  scenes: Array<{ n: number; type: string; text: string; duration: number; media: string }>;
  check: { warnings: Array<{ code: string; message: string }>; sha256: string | null; encoder: string | null };
  cost: { credits: number };
  note?: string;
}

const UNFINISHED = new Set(['draft', 'rendering']);

/** Calls the api over HTTP with one key. An answer that the api's own description does not know throws. */
export class ApiClient {
  constructor(
    readonly baseUrl: string,
    readonly apiKey: string,
    protected readonly description = new PublishedDescription(baseUrl),
  ) {}

  async get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return await this.send<T>('GET', path);
  }

  async post<T = Record<string, unknown>>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return await this.send<T>('POST', path, JSON.stringify(body), headers);
  }

  /** Sends a body as it is, for bodies that are not JSON. */
  async send<T>(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const answer = await fetch(new URL(path, this.baseUrl), {
      method,
      body,
      headers: {
        ...this.credentials(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    const { status, headers: answered } = answer;
    const content = (isJson ? JSON.parse(text) : text) as T;
    const contentType = answered.get('content-type');
    await this.description.assertDescribed({ method, path, status, contentType, body: content });
    return { status, headers: answered, body: content };
  }

  /** Headers that say who asks. */
  protected credentials(): Record<string, string> {
    return { authorization: `Bearer ${this.apiKey}` };
  }

  /** Cancels whatever is ordered and not made yet, so that a worker that starts has nothing to do. */
  async cancelAll(): Promise<void> {
    for (const status of ['draft', 'rendering']) {
      const { body } = await this.get<{ data: VideoBody[] }>(`/v1/videos?status=${status}&limit=100`);
      for (const { videoId } of body.data) await this.post(`/v1/videos/${videoId}/cancel`, {});
    }
  }

  /** Polls a video until it is rendered or in error. */
  async finished(videoId: string): Promise<VideoBody> {
    return await waitFor(`${videoId} to finish`, async () => {
      const { body } = await this.get<VideoBody>(`/v1/videos/${videoId}`);
      return UNFINISHED.has(body.status) ? null : body;
    });
  }
}
