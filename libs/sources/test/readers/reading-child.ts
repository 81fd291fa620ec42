import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { ReadReply, ReadRequest } from '../../src/readers/reader-message';
import type { ReadSource } from '../../src/readers/read-source';

const BUILT = resolve(__dirname, '../../../../dist/libs/sources/src/readers/read-here.js');
const READ_ALL = `const { readHere } = require(${JSON.stringify(BUILT)});
process.on('message', ({ at, request }) => readHere(request).then((reply) => process.send({ at, reply })));`;

/**
 * Reads many sources in one process, as the service's own reads one: starting one for each would cost more than all the
 * reading. Stop it after the tests.
 */
export class ReadingChild {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (reply: ReadReply) => void>();
  private asked = 0;

  constructor() {
    this.child = spawn(process.execPath, ['-e', READ_ALL], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    });
    this.child.on('message', ({ at, reply }: { at: number; reply: ReadReply }) => this.waiting.get(at)?.(reply));
    this.child.on('exit', () => {
      const lost: ReadReply = { unreadable: { reason: 'broken', message: 'the reading process ended' } };
      for (const answer of this.waiting.values()) answer(lost);
    });
  }

  /** What the readers answer, or the words with which they refuse. */
  async read(
    bytes: Uint8Array | string,
    { contentType = null, url = null, kind = null }: Partial<ReadRequest['context'] & Pick<ReadRequest, 'kind'>> = {},
  ): Promise<ReadSource | string> {
    const at = (this.asked += 1);
    const request = { bytes: Buffer.from(bytes as string), context: { url, contentType }, kind };
    const reply = await new Promise<ReadReply>((answer) => {
      this.waiting.set(at, answer);
      this.child.send({ at, request }, () => undefined);
    });
    return 'source' in reply ? reply.source : `${reply.unreadable.reason}: ${reply.unreadable.message}`;
  }

  stop(): void {
    this.child.kill();
  }
}
