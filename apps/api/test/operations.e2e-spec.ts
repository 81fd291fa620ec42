import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readMetrics, type ReceivedSpan, valueOf } from '@app/testing';
import { CONFIGURED, Journey } from './operations/journey';
import { faultOf } from './operations/metric-rules';

const DOCS = resolve(__dirname, '../../../docs/ops');
const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`ops:${password}`).toString('base64')}` });

describe('what an operator sees of a video', () => {
  let journey: Journey;

  beforeAll(async () => {
    journey = await Journey.start();
  });

  afterAll(async () => {
    await journey.stop();
  });

  /** The only span of a name in the video's trace. */
  function only(name: string): ReceivedSpan {
    const order = journey.collector.spans.find(
      ({ attributes }) => attributes['factreel.request_id'] === journey.requestId,
    );
    const found = journey.collector.named(name).filter(({ traceId }) => traceId === order?.traceId);
    expect(found.map((span) => span.name)).toEqual([name]);
    return found[0] as ReceivedSpan;
  }

  it('has one trace from the order to the webhook, over both programs, each part under what ordered it', () => {
    const [request, order] = [only('POST /v1/videos/from-data'), only('video.order')];
    const [design, render] = [only('video.design'), only('video.render')];
    const [relay, delivery, post] = [only('outbox.relay'), only('webhook.deliver'), only('webhook.post')];
    expect(request.parentSpanId).toBeNull();
    const parents = [order, design, render, relay, delivery, post].map(({ parentSpanId }) => parentSpanId);
    const expected = [request, order, order, render, relay, delivery].map(({ spanId }) => spanId);
    expect(parents).toEqual(expected);
    for (const part of ['video.source', 'video.story', 'video.voice', 'video.media']) {
      expect(only(part).parentSpanId).toBe(design.spanId);
    }
    expect([request.service, order.service]).toEqual(['factreel-api', 'factreel-api']);
    for (const { service } of [design, render, relay, delivery, post]) expect(service).toBe('factreel-worker');
    const { videoId } = journey.video;
    expect(order.attributes).toMatchObject({
      'factreel.video_id': videoId,
      'factreel.account_id': journey.buyer.accountId,
    });
    for (const { attributes } of [design, render, delivery]) expect(attributes['factreel.video_id']).toBe(videoId);
  });

  it('has the waits, storage and what services are asked in the same trace, one within the other', () => {
    const { spans } = journey.collector;
    const { traceId } = only('video.render');
    const mine = spans.filter((span) => span.traceId === traceId);
    expect(mine.filter(({ name }) => name === 'queue.wait')).toHaveLength(3);
    const { spanId } = only('video.render');
    expect(mine.some(({ name, parentSpanId }) => name === 'storage.put' && parentSpanId === spanId)).toBe(true);
    const call = only('provider.call');
    expect(call).toMatchObject({ parentSpanId: only('video.story').spanId, failed: true });
    expect(call.attributes).toMatchObject({ 'factreel.provider': 'llm', 'http.response.status_code': 401 });
    const known = new Set(mine.map((span) => span.spanId));
    for (const { parentSpanId, start, end } of mine) {
      expect(parentSpanId === null || known.has(parentSpanId)).toBe(true);
      expect(end >= start).toBe(true);
    }
  });

  it('has a line for each stage with its seconds, and the ids of its work on each line', async () => {
    const lines = await journey.lines();
    const { videoId } = journey.video;
    const stages = lines.filter(({ msg, videoId: of }) => msg === 'stage done' && of === videoId);
    expect(stages.map(({ stage }) => stage)).toEqual(['design', 'render']);
    for (const line of stages) {
      expect(line).toMatchObject({
        role: 'worker',
        accountId: journey.buyer.accountId,
        jobId: expect.stringMatching(/^job_/) as string,
        queue: line['stage'],
        seconds: expect.any(Number) as number,
        traceId: only('video.order').traceId,
      });
    }
    const ordered = lines.find(({ msg, requestId }) => msg === 'request completed' && requestId === journey.requestId);
    expect(ordered).toMatchObject({ role: 'api', videoId, accountId: journey.buyer.accountId });
  });

  it('logs no secret that was handed out, typed in or configured, at its most talkative', async () => {
    const log = await journey.log();
    expect(log.split('\n').length).toBeGreaterThan(50);
    // The refusal of the model's service repeats the key; it must be there, without it.
    expect(log).toContain('Incorrect API key provided: ***');
    const told = journey.secrets.filter(([, secret]) => log.includes(secret)).map(([name]) => name);
    expect(told).toEqual([]);
  });

  it('sends no secret and nothing of a payload to the collector of traces', () => {
    const sent = journey.collector.bodies.join('\n');
    const told = journey.secrets.filter(([, secret]) => sent.includes(secret)).map(([name]) => name);
    expect(told).toEqual([]);
    expect(sent).not.toContain(journey.receiver.url);
  });

  it('measures what its questions ask for, in words that Prometheus reads', async () => {
    const read = async (address: string) => {
      const answer = await fetch(address, { headers: basic(CONFIGURED.OPS_PASSWORD) });
      expect(answer.status).toBe(200);
      return readMetrics(await answer.text());
    };
    const [api, worker] = [await read(journey.metrics.api), await read(journey.metrics.worker)];
    expect(CLUSTER.filter(([name, labels]) => Number.isNaN(valueOf(api, name, labels)))).toEqual([]);
    expect(CLUSTER.filter(([name]) => worker.some((family) => family.name === name))).toEqual([]);
    expect(DONE.filter(([name, labels]) => !(valueOf(worker, name, labels) > 0))).toEqual([]);
    const route = { method: 'POST', route: '/v1/videos/from-data', status: '202' };
    expect(valueOf(api, 'factreel_http_request_seconds', route)).toBe(2);
    const exist = new Set([...api, ...worker].map(({ name }) => name));
    expect([...(await namedInDocs())].filter((name) => !exist.has(name))).toEqual([]);
    for (const families of [api, worker]) {
      expect(valueOf(families, 'factreel_build_info')).toBe(1);
      for (const family of families.filter(({ name }) => name.startsWith('factreel_')))
        expect(faultOf(family)).toBe('');
    }
  });

  it('shows the board of queues to who knows the password, and to nobody else', async () => {
    const { buyer, stack } = journey;
    const board = new URL('/ops/queues', stack.baseUrl);
    expect((await fetch(board)).headers.get('www-authenticate')).toMatch(/^Basic realm="ops"/);
    for (const headers of [{}, { authorization: `Bearer ${buyer.apiKey}` }, basic(buyer.apiKey)]) {
      expect((await fetch(board, { headers })).status).toBe(401);
      expect((await fetch(new URL('/ops/queues/api/queues', stack.baseUrl), { headers })).status).toBe(401);
      expect((await fetch(journey.metrics.api, { headers })).status).toBe(401);
    }
    const own = basic(CONFIGURED.OPS_PASSWORD);
    const page = await fetch(board, { headers: own });
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("script-src 'self'"),
    ]);
    const queues = (await (await fetch(`${board.href}/api/queues`, { headers: own })).json()) as {
      queues: Array<{ name: string; counts: Record<string, number> }>;
    };
    expect(queues.queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['design', 'render', 'webhooks']));
    expect(queues.queues.find(({ name }) => name === 'render')?.counts['completed']).toBe(1);
    const pause = (headers: Record<string, string>) =>
      fetch(`${board.href}/api/queues/render/pause`, { method: 'PUT', headers: { ...own, ...headers } });
    expect((await pause({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await pause({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await pause({ origin: stack.baseUrl, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

/** Metrics that alerts and the dashboard ask for. */
async function namedInDocs(): Promise<Set<string>> {
  const texts = await Promise.all(['alerts.yaml', 'dashboard.json'].map((name) => readFile(join(DOCS, name), 'utf8')));
  const names = texts.join(' ').match(/factreel_[a-z_]+/g) ?? [];
  expect(names.length).toBeGreaterThan(30);
  return new Set(names.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
}

/** About the whole installation, told by the api alone. */
const CLUSTER: Array<[string, Record<string, string>?]> = [
  ['factreel_queue_jobs', { queue: 'render', state: 'waiting' }],
  ['factreel_queue_oldest_seconds', { queue: 'webhooks' }],
  ['factreel_queue_paused', { queue: 'design' }],
  ['factreel_holds_open'],
  ['factreel_holds_open_credits'],
  ['factreel_holds_oldest_seconds'],
  ['factreel_outbox_events'],
  ['factreel_outbox_oldest_seconds'],
  ['factreel_outbox_set_aside_events'],
  ['factreel_mails_waiting'],
  ['factreel_mails_oldest_seconds'],
  ['factreel_series_late'],
  ['factreel_series_behind_seconds'],
  ['factreel_webhook_endpoints_failing'],
];
/** What the journey has done. */
const DONE: Array<[string, Record<string, string>?]> = [
  ['factreel_jobs_total', { queue: 'design', outcome: 'done' }],
  ['factreel_jobs_total', { queue: 'render', outcome: 'done' }],
  ['factreel_jobs_total', { queue: 'webhooks', outcome: 'done' }],
  ['factreel_job_seconds', { queue: 'render' }],
  ['factreel_queue_wait_seconds', { queue: 'design' }],
  ['factreel_stage_seconds', { stage: 'render' }],
  ['factreel_videos_total', { kind: 'create', outcome: 'rendered' }],
  ['factreel_video_errors_total', { stage: 'design' }],
  ['factreel_video_seconds_total'],
  ['factreel_render_speed_ratio'],
  ['factreel_webhook_delivery_seconds', { outcome: 'delivered' }],
  ['factreel_provider_call_seconds', { provider: 'llm', outcome: 'refused' }],
  ['factreel_mail_tries_total', { outcome: 'sent' }],
  ['factreel_storage_call_seconds', { operation: 'put', outcome: 'ok' }],
  ['factreel_housekeeping_rounds_total', { task: 'relay', outcome: 'done' }],
  ['factreel_database_connections', { state: 'idle' }],
];
