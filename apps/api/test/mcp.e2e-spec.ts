import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { type ApiClient, itAtFullLength, Stack, waitFor } from '@app/testing';
import { type Agent, type AgentAnswer, connectCurrent, connectOlder } from './mcp/agents';
import { runGuide } from './mcp/guide-program';
import { leastHeap } from './mcp/least-heap';

const TROUBLE = resolve(__dirname, 'plugins/trouble');
const DATA = { gate: 'Gate B', waitMinutes: 17, usualMinutes: 11 };
const LIMIT = 300;
const JSON_RPC = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe('agents at /mcp', () => {
  let stack: Stack;
  let addresses: string[];
  let limited: string;
  let client: ApiClient & { accountId: string };
  let worker: unknown;

  beforeAll(async () => {
    stack = await Stack.start({ TOOL_PLUGINS: TROUBLE, LOG_LEVEL: 'silent' });
    limited = (await stack.startApiProcess({ RATE_LIMIT_MAX: String(LIMIT) })).url;
    addresses = [stack.baseUrl, limited];
    client = await stack.account(20_000);
  });

  afterAll(() => stack.stop());

  const textOf = ({ content }: AgentAnswer) => content[0]?.text ?? '';
  const ask = async (
    body: unknown,
    headers: Record<string, string> = {},
    key = client.apiKey,
    address = stack.baseUrl,
  ) =>
    await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: { ...JSON_RPC, authorization: `Bearer ${key}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it.each([
    ['gives a call up', connectCurrent, (_: Agent, giving: AbortController) => giving.abort()],
    ['closes its connection', connectCurrent, (agent: Agent) => agent.close()],
    ['is older and closes its connection', connectOlder, (agent: Agent) => agent.close()],
  ])('have a tool stopped when the client %s', async (_name, connect, hangUp) => {
    const waiting = await stack.account(20_000);
    const agent = await connect([stack.baseUrl], waiting.apiKey);
    // No worker runs yet: the wait would take its full time.
    const ordered = await agent.call('make_video', { data: DATA });
    const { jobId, videoId } = ordered.structuredContent as { jobId: string; videoId: string };
    const giving = new AbortController();
    await new Promise((left) => {
      const onprogress = () => void hangUp(agent, giving);
      agent.call('get_job', { jobId, waitSeconds: 25 }, { signal: giving.signal, onprogress }).catch(left);
    });
    const row = await waitFor('the log', async () => {
      const sql = "SELECT status, error FROM tool_runs WHERE account_id = $1 AND tool = 'get_job'";
      return (await stack.rows<object>(sql, [waiting.accountId]))[0] ?? null;
    });
    expect(row).toEqual({ status: 'failed', error: 'cancelled' });
    await waiting.post(`/v1/videos/${videoId}/cancel`, {});
    await agent.close();
  });

  describe.each([
    ['of revision 2026-07-28', connectCurrent, '2026-07-28'],
    ['of the revisions before', connectOlder, '2025-11-25'],
  ])('with the official client %s', (_name, connect, revision) => {
    let agent: Agent;
    let stranger: Agent;
    let buyer: ApiClient & { accountId: string };

    beforeAll(async () => {
      worker ??= await stack.startWorker();
      buyer = await stack.account(20_000);
      agent = await connect(addresses, buyer.apiKey);
      stranger = await connect([stack.baseUrl], client.apiKey);
    });

    afterAll(async () => {
      await Promise.all([agent.close(), stranger.close()]);
    });

    it('are told how a video is made, whichever api they reach', () => {
      expect([agent.revision, agent.instructions]).toEqual([revision, expect.stringContaining('make_video')]);
    });

    it('see the whole catalogue, with schemas that stand by themselves and prices [§C9 agents]', async () => {
      const tools = await agent.list();
      const { data } = (await buyer.get<{ data: Array<{ name: string; readOnly: boolean }> }>('/v1/tools')).body;
      expect(tools.map(({ name }) => name)).toEqual(data.map(({ name }) => name));
      const ajv = formats(new Ajv2020({ strict: false }));
      for (const { inputSchema, outputSchema, description, title, annotations } of tools) {
        for (const schema of [inputSchema, outputSchema ?? {}]) expect(() => ajv.compile(schema)).not.toThrow();
        expect([inputSchema['type'], outputSchema?.['type']]).toEqual(['object', 'object']);
        expect([description, title]).toEqual([expect.stringMatching(/\n\nPrice: ./), expect.any(String)]);
        expect(typeof annotations?.readOnlyHint).toBe('boolean');
      }
      expect(tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).toEqual(
        data.filter(({ readOnly }) => readOnly).map(({ name }) => name),
      );
    });

    it('are told of every tool which fields it does not know', async () => {
      for (const { name } of await agent.list()) {
        const answer = await agent.call(name, { noSuchField: 1 });
        expect([name, answer.isError, textOf(answer)]).toEqual([
          name,
          true,
          expect.stringMatching(/^bad_request: .*noSuchField/),
        ]);
        const faults = expect.arrayContaining([expect.objectContaining({ path: 'noSuchField' })]) as unknown;
        expect(answer._meta?.['io.factreel/error']).toMatchObject({ details: faults });
      }
    });

    it('are refused a tool that is not there', async () => {
      await expect(agent.call('no_such_tool')).rejects.toThrow('Unknown tool: no_such_tool');
    });

    it('order a video, wait for it and read it; another account finds nothing of it', async () => {
      const order = { data: DATA, render: false, targetSeconds: 15 };
      const ordered = await agent.call('make_video', order);
      const { jobId, videoId } = ordered.structuredContent as { jobId: string; videoId: string };
      for (const [tool, input] of [
        ['get_job', { jobId }],
        ['get_video', { videoId }],
        ['list_versions', { videoId }],
        ['proof', { videoId }],
      ] as const) {
        const hidden = await stranger.call(tool, input);
        expect([tool, hidden.isError, textOf(hidden)]).toEqual([tool, true, expect.stringMatching(/^not_found: /)]);
      }
      const stages: string[] = [];
      const onprogress = ({ message }: { message?: string | undefined }) => void stages.push(message ?? '');
      const done = await waitFor('the script', async () => {
        const { structuredContent } = await agent.call('get_job', { jobId, waitSeconds: 25 }, { onprogress });
        return structuredContent?.['status'] === 'done' && structuredContent;
      });
      expect(done).toMatchObject({ kind: 'create', videoId });
      expect(stages).toContain('design');
      const video = await agent.call('get_video', { videoId });
      expect(video.structuredContent).toMatchObject({ videoId, status: 'scripted' });
      expect(JSON.parse(textOf(video))).toEqual(video.structuredContent);
      const { watchUrl } = video.structuredContent as { watchUrl: string };
      const link = { type: 'resource_link', uri: watchUrl, name: 'watchUrl', mimeType: 'text/html' };
      expect(video.content).toContainEqual(link);
      for (const tool of ['list_versions', 'proof']) expect((await agent.call(tool, { videoId })).isError).toBeFalsy();
    });

    it('read videos and their proofs as resources, page by page; another account reads none of them', async () => {
      expect(await agent.templates()).toEqual(['factreel://videos/{id}', 'factreel://videos/{id}/proof']);
      const { videoId } = (
        await buyer.post<{ videoId: string }>('/v1/videos/from-data', { data: DATA, render: false, targetSeconds: 15 })
      ).body;
      await buyer.finished(videoId);
      const uri = `factreel://videos/${videoId}`;
      const { resources } = await agent.resources();
      const own = resources.filter(({ name }) => name.startsWith(videoId));
      expect(own.map((resource) => [resource.uri, resource.mimeType])).toEqual([
        [uri, 'application/json'],
        [`${uri}/proof`, 'application/json'],
      ]);
      expect(JSON.parse(await agent.read(uri))).toEqual((await buyer.get(`/v1/videos/${videoId}`)).body);
      expect(JSON.parse(await agent.read(`${uri}/proof`))).toEqual(
        (await buyer.get(`/v1/videos/${videoId}/proof`)).body,
      );
      expect((await stranger.resources()).resources.map((resource) => resource.uri)).not.toContain(uri);
      for (const hidden of [uri, `${uri}/proof`]) await expect(stranger.read(hidden)).rejects.toThrow(hidden);
      await expect(agent.read('factreel://videos/none')).rejects.toThrow('factreel://videos/none');
      await expect(agent.read('file:///etc/passwd')).rejects.toThrow('file:///etc/passwd');
    });

    it('are given a prompt that turns a source into a video, after its price was agreed to', async () => {
      expect(await agent.prompts()).toEqual(['make_a_video_of_this']);
      const told = await agent.prompt('make_a_video_of_this', { source: 'Rye costs $4.50', seconds: '20' });
      expect(told).toMatch(
        /about 20 seconds[\s\S]*plan[\s\S]*wait until I agree[\s\S]*make_video[\s\S]*Rye costs \$4\.50$/,
      );
      await expect(agent.prompt('make_a_video_of_this', { source: ' ' })).rejects.toThrow('source is missing');
      await expect(agent.prompt('no_such_prompt', {})).rejects.toThrow('no_such_prompt');
    });

    it('are told which tools remove or overwrite, and which may be called twice', async () => {
      const tools = await agent.list();
      const hints = (named: string) => {
        const { readOnlyHint, destructiveHint, idempotentHint } =
          tools.find(({ name }) => name === named)?.annotations ?? {};
        return [readOnlyHint, destructiveHint, idempotentHint];
      };
      expect(hints('list_videos')).toEqual([true, false, true]);
      expect(hints('make_video')).toEqual([false, false, false]);
      expect(hints('delete_video')).toEqual([false, true, false]);
      expect(hints('pause_series')).toEqual([false, false, true]);
    });

    it('find a video, change its script, rename it by notes and remove it', async () => {
      const order = { data: DATA, render: false, targetSeconds: 15, external_id: `to-edit-${revision}` };
      const { jobId } = (await agent.call('make_video', order)).structuredContent as { jobId: string };
      const ended = async (job: unknown) =>
        await waitFor('the job', async () => {
          const { structuredContent } = await agent.call('get_job', { jobId: job, waitSeconds: 25 });
          return structuredContent?.['status'] === 'done';
        });
      await ended(jobId);
      const found = await agent.call('list_videos', { external_id: order.external_id });
      const { data } = found.structuredContent as { data: Array<{ videoId: string }> };
      const videoId = data[0]?.videoId;
      const script = (await agent.call('get_script', { videoId })).structuredContent as { scenes: object[] };
      const edited = await agent.call('edit_video', { videoId, script: { scenes: script.scenes.slice(0, -1) } });
      expect(edited.structuredContent).toMatchObject({ videoId, status: 'queued', credits: 0 });
      await ended(edited.structuredContent?.['jobId']);
      const shorter = (await agent.call('get_script', { videoId })).structuredContent as { scenes: object[] };
      expect(shorter.scenes).toHaveLength(script.scenes.length - 1);
      const called = await agent.call('edit_video', { videoId, notes: 'call it "Gate B at noon"' });
      await ended(called.structuredContent?.['jobId']);
      expect((await agent.call('get_video', { videoId })).structuredContent).toMatchObject({
        title: 'Gate B at noon',
        version: 3,
      });
      const stills = await agent.call('get_stills', { videoId });
      expect(stills.content.filter(({ type }) => type === 'image').length).toBeGreaterThan(0);
      const misread = await agent.call('edit_video', { videoId, notes: 'frobnicate the gizmo' });
      expect([misread.isError, textOf(misread)]).toEqual([true, expect.stringContaining('frobnicate')]);
      expect((await agent.call('delete_video', { videoId })).structuredContent).toEqual({ removed: videoId });
      expect((await agent.call('get_video', { videoId })).isError).toBe(true);
    });

    it('see the pictures of a plan, and what it costs', async () => {
      const plan = await agent.call('plan', { data: DATA, targetSeconds: 15 });
      if (plan.isError) throw new Error(textOf(plan));
      const { stills, quote } = plan.structuredContent as { stills: unknown[]; quote: { credits: number } };
      expect(plan.content.filter(({ type }) => type === 'image')).toHaveLength(stills.length);
      const quoted = await agent.call('quote', { targetSeconds: 15 });
      expect(quoted.structuredContent).toMatchObject({ credits: quote.credits });
      const notifications = await agent.call('list_notifications');
      expect(notifications.structuredContent).toMatchObject({ data: expect.any(Array) as unknown[] });
    });

    it('are told what a video lacks in credits, and charged nothing', async () => {
      const poor = await stack.account(10);
      const beggar = await connect([stack.baseUrl], poor.apiKey);
      const refused = await beggar.call('make_video', { data: DATA });
      expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringMatching(/^insufficient_credits: /)]);
      await beggar.close();
    });

    it('are told that a tool broke, and no more than that, and get their credits back', async () => {
      const credits = async () => (await buyer.get<{ credits: number }>('/v1/account')).body.credits;
      const before = await credits();
      const broken = await agent.call('throws_at_once');
      expect([broken.isError, textOf(broken)]).toEqual([
        true,
        expect.stringMatching(/^internal: .*\nRequest id: \S+$/),
      ]);
      expect(JSON.stringify(broken)).not.toMatch(/broken|plugins/);
      expect(await credits()).toBe(before);
      expect((await agent.call('counts')).structuredContent).toEqual({ words: 3 });
      expect(await credits()).toBe(before - 4);
    });

    it('follow what a worker does for a tool by its job', async () => {
      const { jobId } = (await agent.call('job_throws')).structuredContent as { jobId: string };
      const failed = await waitFor('the job', async () => {
        const { structuredContent } = await agent.call('get_job', { jobId, waitSeconds: 25 });
        return structuredContent?.['status'] === 'failed' && structuredContent;
      });
      expect(failed).toMatchObject({ kind: 'tool', tool: 'job_throws', error: 'internal', result: null });
    });

    it('leave every call in the log', async () => {
      const sql = "SELECT DISTINCT tool, status, error FROM tool_runs WHERE account_id = $1 AND door = 'mcp'";
      const rows = await stack.rows<{ tool: string }>(sql, [buyer.accountId]);
      expect(rows).toContainEqual({ tool: 'get_video', status: 'done', error: null });
      expect(rows).toContainEqual({ tool: 'get_job', status: 'done', error: null });
      expect(rows).toContainEqual({ tool: 'make_video', status: 'done', error: null });
    });
  });

  it('need a key, and are told so in the words of HTTP', async () => {
    const none = await fetch(`${stack.baseUrl}/mcp`, { method: 'POST', headers: JSON_RPC, body: JSON.stringify(PING) });
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="factreel"']);
    expect(await none.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
    const wrong = await ask(PING, {}, 'sk_none');
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="factreel", error="invalid_token"',
    ]);
    await expect(connectCurrent([stack.baseUrl], 'sk_none')).rejects.toThrow();
    await expect(connectOlder([stack.baseUrl], 'sk_none')).rejects.toThrow();
  });

  it.each(['https://evil.example', 'http://127.0.0.1:1', 'null', 'nonsense'])(
    'are refused where a page of %s asks',
    async (origin) => {
      const refused = await ask(PING, { origin });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { error: 'forbidden' } } });
    },
  );

  it('are answered where the own studio asks, or none is named', async () => {
    expect((await ask(PING, { origin: stack.baseUrl })).status).toBe(200);
    expect((await ask(PING)).status).toBe(200);
  });

  it.each(['GET', 'DELETE', 'PUT'])('are told that %s is no way to ask', async (method) => {
    const headers = { authorization: `Bearer ${client.apiKey}`, accept: 'text/event-stream' };
    const refused = await fetch(`${stack.baseUrl}/mcp`, { method, headers });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['{"jsonrpc":', 400, -32700],
    [{ jsonrpc: '2.0', id: 1, method: 'ping', params: { note: 'x'.repeat(2 * 1024 * 1024) } }, 413, -32000],
    [[], 400, -32600],
  ])('are refused what cannot be read as a message: %#', async (body, status, code) => {
    const refused = await ask(body);
    expect([refused.status, await refused.json()]).toMatchObject([status, { error: { code } }]);
  });

  it('that send several messages at once have each of them counted', async () => {
    const { apiKey } = await stack.account(0);
    const hundred = Array.from({ length: 100 }, (_, id) => ({ ...PING, id }));
    const left = async (body: unknown) => {
      const { status, headers } = await ask(body, {}, apiKey, limited);
      return [status, /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]];
    };
    expect(await left(hundred)).toEqual([200, '200']);
    expect(await left(PING)).toEqual([200, '199']);
    expect((await left([...hundred, PING]))[0]).toBe(400);
    expect(await left(hundred)).toEqual([429, '0']);
  });

  it('of the first revisions are sent nothing that these do not know', async () => {
    const { videoId } = (await client.post<{ videoId: string }>('/v1/videos/from-data', { data: DATA, render: false }))
      .body;
    const params = { name: 'get_video', arguments: { videoId } };
    const answered = await ask({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(await answered.text()).not.toContain('resource_link');
  });

  itAtFullLength("make a video by the guide's own program", async () => {
    worker ??= await stack.startWorker();
    expect(await runGuide(stack.baseUrl, client.apiKey)).toMatch(/\/w\/vid-\d+\?k=/);
  });

  itAtFullLength('leave nothing behind after 2,000 calls', async () => {
    // Little room makes the rubbish go often, so that what is left is what is held.
    const { url } = await stack.startApiProcess({ NODE_OPTIONS: '--max-old-space-size=140' });
    const agent = await connectCurrent([url], client.apiKey);
    const quote = { name: 'quote', arguments: { targetSeconds: 15 } };
    const call = async (pairs: number) => {
      for (let n = 0; n < pairs; n += 1) {
        await agent.call(quote.name, quote.arguments);
        const older = await ask({ jsonrpc: '2.0', id: n, method: 'tools/call', params: quote }, {}, client.apiKey, url);
        expect(await older.text()).toContain('credits');
      }
    };
    const heap = async () => await leastHeap(url, async () => await call(10));
    await call(250);
    const before = await heap();
    await call(1_000);
    expect((await heap()) - before).toBeLessThan(8_000_000);
    await agent.close();
  });
});
