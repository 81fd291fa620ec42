import { Pool } from 'undici';

/** A request that costs its server more than its sender. */
export interface HeavyRequest {
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** What the sending process is told: where to send, and how often. */
export interface HeavyLoad {
  url: string;
  request: HeavyRequest;
  perSecond: number;
  forMs: number;
}

/** How its requests were answered, and how long each took: milliseconds, in rising order. */
export interface HeavyAnswers {
  sent: number;
  statuses: Record<string, number>;
  took: number[];
}

/** After the last request, answers are waited for so long. */
const PATIENCE_MS = 20_000;

/** Sends at a steady rate, whether or not it is answered: a process of its own, so that it delays nobody who measures. */
process.on('message', (load: HeavyLoad) => {
  void send(load).then((answers) => process.send?.(answers));
});

async function send({ url, request, perSecond, forMs }: HeavyLoad): Promise<HeavyAnswers> {
  const pool = new Pool(url, { connections: 200 });
  const statuses: Record<string, number> = {};
  const took: number[] = [];
  const ask = async (): Promise<void> => {
    const from = performance.now();
    const status = await pool
      .request({ ...request, method: 'POST' })
      .then(async ({ statusCode, body }) => {
        await body.arrayBuffer();
        return String(statusCode);
      })
      .catch((error: unknown) => (error as { code?: string }).code ?? 'failed');
    statuses[status] = (statuses[status] ?? 0) + 1;
    took.push(performance.now() - from);
  };
  const asked: Array<Promise<void>> = [];
  const started = performance.now();
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const gone = performance.now() - started;
      while (asked.length < (gone / 1000) * perSecond) asked.push(ask());
      if (gone < forMs) return;
      clearInterval(timer);
      done();
    }, 10);
  });
  await Promise.race([Promise.all(asked), new Promise((late) => setTimeout(late, PATIENCE_MS))]);
  await pool.destroy();
  return { sent: asked.length, statuses, took: took.sort((a, b) => a - b) };
}
