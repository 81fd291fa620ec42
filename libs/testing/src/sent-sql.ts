import { Client } from 'pg';

/** The work's answer, and the SQL that this process sent to its databases meanwhile. */
export async function sentSql<T>(work: () => Promise<T>): Promise<{ answer: T; sent: string[] }> {
  const sent: string[] = [];
  const query = Object.getOwnPropertyDescriptor(Client.prototype, 'query') as PropertyDescriptor;
  const send = query.value as (...words: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...words: unknown[]) {
    const [asked] = words as [string | { text: string }];
    sent.push(typeof asked === 'string' ? asked : asked.text);
    return send.apply(this, words);
  } as Client['query'];
  try {
    return { answer: await work(), sent };
  } finally {
    Object.defineProperty(Client.prototype, 'query', query);
  }
}
