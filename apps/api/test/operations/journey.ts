import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@app/platform';
import {
  type ApiClient,
  briefVideo,
  OtlpServer,
  OwnerClient,
  Receiver,
  Stack,
  type VideoBody,
  waitFor,
} from '@app/testing';

/** What an operator set, and nobody else may see. */
export const CONFIGURED = {
  OPS_PASSWORD: 'ops password of the journey',
  SECRET_KEY: 'a secret key of the journey',
  LLM_API_KEY: 'sk-journey-llm-0123456789abcdef',
  POSTIZ: 'postiz-key-of-the-journey',
  OWNER: 'the owner’s own password, long',
  PAYLOAD: 'Zanzibar spice market',
};

/** A video's whole way through an api and a worker of their own, logged and traced, with secrets of every kind on it. */
export class Journey {
  readonly secrets: Array<[string, string]> = Object.entries(CONFIGURED);
  metrics = { api: '', worker: '' };
  video!: VideoBody;
  requestId = 'journey-order-1';

  private constructor(
    readonly stack: Stack,
    readonly collector: OtlpServer,
    readonly receiver: Receiver,
    private readonly folder: string,
    readonly buyer: ApiClient & { accountId: string },
  ) {}

  static async start(): Promise<Journey> {
    const collector = await OtlpServer.start();
    // As some services do: the refusal repeats the key.
    const wrongKey = JSON.stringify({ error: { message: `Incorrect API key provided: ${CONFIGURED.LLM_API_KEY}` } });
    const receiver = await Receiver.start((path) =>
      path.startsWith('/llm')
        ? { status: 401, type: 'application/json', body: Buffer.from(wrongKey) }
        : { status: 200 },
    );
    const { OPS_PASSWORD, SECRET_KEY, LLM_API_KEY } = CONFIGURED;
    const folder = await mkdtemp(join(tmpdir(), 'factreel-journey-'));
    const stack = await Stack.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      FACTREEL_TEST_LOG: join(folder, 'log'),
      LOG_LEVEL: 'trace',
      OPS_PASSWORD,
      SECRET_KEY,
      LLM_API_KEY,
      LLM_MODEL: 'journey-model',
      LLM_BASE_URL: `${receiver.url}/llm`,
      FETCH_ALLOW: '127.0.0.1',
    });
    const journey = new Journey(stack, collector, receiver, folder, await stack.account(20_000));
    await journey.walk();
    return journey;
  }

  /** Lines that were logged so far, of both programs. */
  async lines(): Promise<Array<Record<string, unknown>>> {
    const text = await this.log();
    return text
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));
  }

  /** All that was logged, letter by letter. */
  async log(): Promise<string> {
    return await readFile(join(this.folder, 'log'), 'utf8');
  }

  async stop(): Promise<void> {
    await this.stack.stop();
    await Promise.all([this.collector.stop(), this.receiver.stop()]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async walk(): Promise<void> {
    const { stack, buyer, receiver } = this;
    const port = String(await freePort());
    this.metrics = { api: `${stack.baseUrl}/metrics`, worker: `http://127.0.0.1:${port}/metrics` };
    this.keep(['API key', buyer.apiKey]);
    const { webhook } = (
      await buyer.post<{ webhook: { secret: string } }>('/v1/webhooks', {
        url: `${receiver.url}/hook?token=webhook-address-token`,
        events: ['video.rendered'],
      })
    ).body;
    this.keep(['webhook secret', webhook.secret], ['token of a webhook', 'webhook-address-token']);
    await this.enter();
    const order = briefVideo({ data: { gate: CONFIGURED.PAYLOAD, waitMinutes: 17 } });
    const ordered = await buyer.post<VideoBody>('/v1/videos/from-data', order, { 'x-request-id': this.requestId });
    const signed = `${receiver.url}/page?X-Amz-Signature=0123456789abcdef0123456789abcdef`;
    this.keep(['presigned address', '0123456789abcdef0123456789abcdef']);
    await buyer.post('/v1/videos/from-data', briefVideo({ data: undefined, sourceUrl: signed, render: false }));
    await stack.startWorker({ PORT: port });
    this.video = await buyer.finished(ordered.body.videoId);
    this.keep(['media key', this.video.mediaKey]);
    for (const address of [this.video.watchUrl, this.video.url]) await fetch(address);
    await waitFor('the webhook', async () => receiver.received.some(({ path }) => path.startsWith('/hook')));
    await waitFor('the trace', async () => this.collector.named('webhook.deliver').length > 0);
  }

  /** Owners, sessions, embedded studios and mailed links have secrets of their own. */
  private async enter(): Promise<void> {
    const { stack, buyer } = this;
    const email = 'journey@factreel.example';
    const owner = await OwnerClient.enter(stack.baseUrl, { email, password: CONFIGURED.OWNER });
    this.keep(['session', owner.cookie.split('=')[1]?.slice(0, 40) ?? ''], ['CSRF token', owner.csrfToken]);
    await owner.post('/v1/auth/login', { email, password: `${CONFIGURED.OWNER} wrong` });
    await owner.post('/v1/auth/forgot', { email });
    await buyer.post('/v1/account/connections', { kind: 'postiz', apiKey: CONFIGURED.POSTIZ });
    const { body } = await buyer.post<{ token: string; url: string }>('/v1/embed/token', {
      externalUserId: 'ada',
      origin: 'https://shop.example',
    });
    this.keep(['embed token', body.token]);
    await fetch(body.url);
    await fetch(`${stack.baseUrl}/v1/videos?token=query-token-of-a-caller`);
    this.keep(['token in a query', 'query-token-of-a-caller']);
  }

  private keep(...secrets: Array<[string, string]>): void {
    this.secrets.push(...secrets);
  }
}
