import { once } from 'node:events';
import { connect } from 'node:net';

/** What came over a connection until it was closed. */
export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes as they are, which no client would, and reads until the connection is closed. */
export async function rawRequest(baseUrl: string, ...parts: string[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const connection = connect(Number(port), hostname);
  let told = '';
  connection.on('data', (chunk: Buffer) => (told += chunk.toString('latin1')));
  // A server that has heard enough may hang up in the middle of what is sent.
  connection.on('error', () => undefined);
  for (const part of parts) connection.write(part);
  await once(connection, 'close');
  const [head = '', ...body] = told.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1] ?? 0), head, body: body.join('\r\n\r\n') };
}
