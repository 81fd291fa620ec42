import { constants, setPriority } from 'node:os';
import { BOMBS, BombServer } from '@app/testing';

/** What this process is told: where to throw, and with which key. */
interface BombsAim {
  url: string;
  apiKey: string;
}

/** How many bombs were answered, and how; told once a second. */
export interface BombsThrown {
  answered: number;
  statuses: Record<string, number>;
}

const UNDER_WAY = 8;
const TOLD_EVERY_MS = 1_000;

/** Serves bombs and has the api fetch them, eight at a time, until it is ended: a process of its own, behind all else. */
process.once('message', ({ url, apiKey }: BombsAim) => {
  setPriority(constants.priority.PRIORITY_LOW);
  void throwAt(url, apiKey);
});

async function throwAt(url: string, apiKey: string): Promise<void> {
  const server = await BombServer.start();
  const thrown: BombsThrown = { answered: 0, statuses: {} };
  let next = 0;
  const lane = async (): Promise<never> => {
    for (;;) {
      const bomb = BOMBS[next++ % BOMBS.length];
      if (!bomb) continue;
      const status = await answerTo(new URL(bomb.door, url), apiKey, server.urlOf(bomb));
      thrown.answered += 1;
      thrown.statuses[status] = (thrown.statuses[status] ?? 0) + 1;
    }
  };
  setInterval(() => process.send?.(thrown), TOLD_EVERY_MS);
  await Promise.all(Array.from({ length: UNDER_WAY }, lane));
}

async function answerTo(door: URL, apiKey: string, url: string): Promise<number> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const answer = await fetch(door, { method: 'POST', headers, body: JSON.stringify({ url }) });
  await answer.arrayBuffer();
  return answer.status;
}
