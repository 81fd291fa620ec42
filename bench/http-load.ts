import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';

/** A request of the load; `status` is the only answer that counts as one. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  status: number;
}

/** What a lane asks next. */
export type LoadPlan = (lane: number, turn: number) => LoadRequest;

/** What was answered: how many, in how long, and how long each took, milliseconds in rising order. */
export interface LoadResult {
  requests: number;
  seconds: number;
  took: number[];
}

/** When a load ends: after so many milliseconds, or so many requests of all lanes together. */
export type LoadEnd = { afterMs: number } | { afterRequests: number };

/**
 * Asks as fast as answers come, one request at a time in each lane, each lane over a connection of its own; lanes are
 * spread over the addresses. With `pauseMs` a lane waits so long between its requests. Throws at the first answer of
 * another status.
 */
export async function httpLoad(
  addresses: string[],
  lanes: number,
  plan: LoadPlan,
  end: LoadEnd,
  pauseMs = 0,
): Promise<LoadResult> {
  const took: number[] = [];
  let asked = 0;
  const started = performance.now();
  const goesOn = () => ('afterMs' in end ? performance.now() - started < end.afterMs : asked++ < end.afterRequests);
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const client = new Client(addresses[lane % addresses.length] ?? '');
      try {
        for (let turn = 0; goesOn(); turn++) {
          const from = performance.now();
          await ask(client, plan(lane, turn));
          took.push(performance.now() - from);
          if (pauseMs > 0) await sleep(pauseMs);
        }
      } finally {
        await client.close();
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { requests: took.length, seconds, took: took.sort((a, b) => a - b) };
}

async function ask(client: Client, { status, ...request }: LoadRequest): Promise<void> {
  const { statusCode, body } = await client.request(request);
  const answer = await body.arrayBuffer();
  if (statusCode !== status) {
    throw new Error(`${request.method} ${request.path}: ${statusCode} ${Buffer.from(answer).toString('utf8', 0, 300)}`);
  }
}
