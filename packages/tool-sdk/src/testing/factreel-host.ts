import type { ToolAnswer, ToolFace, ToolHost } from './tool-host';

const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 240_000;

/** A Factreel over HTTP, for the account of a key. Jobs need a worker that runs. */
export function factreelHost({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): ToolHost {
  const ask = async (method: string, path: string, body?: unknown): Promise<ToolAnswer> => {
    const answer = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  };
  const ended = async (jobId: unknown): Promise<Record<string, unknown>> => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const { body } = await ask('GET', `/v1/jobs/${String(jobId)}`);
      if (body['status'] !== 'queued' && body['status'] !== 'running') return body;
      if (Date.now() > end) throw new Error(`${String(jobId)} did not end: is there a worker?`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  /** Jobs of tools that order work by themselves, such as a video. */
  const ordered: unknown[] = [];
  const list = async (): Promise<ToolFace[]> => {
    const { status, body } = await ask('GET', '/v1/tools');
    if (status !== 200) throw new Error(`GET /v1/tools answered ${status}: ${JSON.stringify(body)}`);
    return body['data'] as ToolFace[];
  };
  return {
    list,
    async call(tool, input) {
      const answer = await ask('POST', `/v1/tools/${tool}`, input);
      if (answer.status !== 202) return answer;
      if ((await list()).find(({ name }) => name === tool)?.mode !== 'job') {
        ordered.push(answer.body['jobId']);
        return answer;
      }
      const job = await ended(answer.body['jobId']);
      if (job['status'] === 'done') return { status: 200, body: job['result'] as Record<string, unknown> };
      return { status: 500, body: job };
    },
    async credits() {
      for (const jobId of ordered.splice(0)) await ended(jobId);
      return Number((await ask('GET', '/v1/account')).body['credits']);
    },
    async cancelled(tool, input) {
      const { body } = await ask('POST', `/v1/tools/${tool}`, input);
      await ask('POST', `/v1/jobs/${String(body['jobId'])}/cancel`);
      return String((await ended(body['jobId']))['status']);
    },
  };
}
