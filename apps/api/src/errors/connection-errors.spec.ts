import { Duplex } from 'node:stream';
import { ConnectionErrors } from './connection-errors';

/** A connection whose other end keeps what it is told. */
class Connection extends Duplex {
  told = '';

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.told += chunk.toString();
    done();
  }
}

describe('what is no request', () => {
  let connection: Connection;
  let errors: ConnectionErrors;

  beforeEach(() => {
    connection = new Connection();
    errors = new ConnectionErrors({ 'x-content-type-options': 'nosniff' });
  });

  afterEach(() => {
    connection.destroy();
  });

  it.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'too_large: '],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large', 'too_large: '],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'request_timeout: '],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'bad_request: request is not valid HTTP'],
  ])('%s is told as %s, with a code and a request id', (code, status, error) => {
    errors.refuse({ code }, connection);
    const [head = '', body = ''] = connection.told.split('\r\n\r\n');
    const told = JSON.parse(body) as Record<string, unknown>;
    expect(told).toMatchObject({
      error: expect.stringContaining(error) as string,
      message: expect.any(String) as string,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${String(told['requestId'])}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ]);
  });

  it('is told once, however much of it comes', () => {
    for (let chunk = 0; chunk < 3; chunk += 1) errors.refuse({ code: 'HPE_HEADER_OVERFLOW' }, connection);
    expect(connection.told.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('is told nothing in the middle of another answer, or where nobody listens', () => {
    errors.watch(connection, { headersSent: true, writableEnded: false });
    errors.refuse({ code: 'HPE_INVALID_CONSTANT' }, connection);
    expect([connection.told, connection.destroyed]).toEqual(['', true]);
    const gone = new Connection();
    errors.refuse({ code: 'ECONNRESET' }, gone);
    expect([gone.told, gone.destroyed]).toEqual(['', true]);
  });

  it('is told behind an answer that is finished', () => {
    errors.watch(connection, { headersSent: true, writableEnded: true });
    errors.refuse({ code: 'HPE_INVALID_METHOD' }, connection);
    expect(connection.told).toMatch(/^HTTP\/1\.1 400 /);
  });
});
