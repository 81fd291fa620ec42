import { once } from 'node:events';
import { Client } from 'undici';

/** Asks so often, one after the other, and tells how long the first byte of each body took: milliseconds, in rising order. */
export async function firstBytes(address: string, path: string, times: number): Promise<number[]> {
  const client = new Client(address);
  const took: number[] = [];
  try {
    for (let turn = 0; turn < times; turn++) {
      const from = performance.now();
      const { statusCode, body } = await client.request({ method: 'GET', path });
      if (statusCode !== 200) throw new Error(`GET ${path}: ${statusCode}`);
      await once(body, 'data');
      took.push(performance.now() - from);
      await body.dump();
    }
  } finally {
    await client.destroy();
  }
  return took.sort((a, b) => a - b);
}
