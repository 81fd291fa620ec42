import type { ChildProcess } from 'node:child_process';
import { type ClientRequest, request } from 'node:http';
import { createCanvas } from '@app/render';
import { type ApiClient, briefVideo, describeAtFullLength, Stack, type VideoBody, waitFor } from '@app/testing';

const BOUNDARY = 'the-end-of-a-part';

/** Minutes of real videos in real processes: at full length only. */
describeAtFullLength('an api that is told to stop', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(1_000);
  });

  afterAll(() => stack.stop());

  const gone = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

  /** A picture on its way: its first half is sent, `finish` sends the rest and answers the status. */
  async function halfAnUpload(url: string): Promise<() => Promise<number>> {
    const picture = createCanvas(40, 40).encodeSync('png');
    const headers = {
      authorization: `Bearer ${client.apiKey}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    };
    let sent: ClientRequest | undefined;
    const answered = new Promise<number>((resolve, reject) => {
      sent = request(new URL('/v1/library/upload', url), { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      }).on('error', reject);
    });
    answered.catch(() => undefined);
    sent?.write(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`);
    await new Promise<void>((written) => sent?.write(picture.subarray(0, 50), () => written()));
    return async () => {
      sent?.end(Buffer.concat([picture.subarray(50), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]));
      return await answered;
    };
  }

  it('ends streams with a word when to come again, takes what is on its way, and no one else', async () => {
    const { url, process } = await stack.startApiProcess();
    const ended = gone(process);
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo());
    const headers = { authorization: `Bearer ${client.apiKey}` };
    const stream = await fetch(new URL(`/v1/videos/${body.videoId}/events`, url), { headers });
    const finish = await halfAnUpload(url);

    process.kill('SIGTERM');
    expect((await stream.text()).endsWith('retry: 1000\n\n')).toBe(true);
    await waitFor('the door to be closed', async () => {
      const answer = await fetch(new URL('/health/live', url)).catch(() => null);
      return answer === null;
    });
    expect(await finish()).toBe(201);
    expect(await ended).toBe(0);
    await client.cancelAll();
  });

  it('goes on taking requests for the configured delay, each on a connection that is closed after it', async () => {
    const { url, process } = await stack.startApiProcess({ SHUTDOWN_DELAY_S: '3' });
    const ended = gone(process);
    const ask = async () =>
      await fetch(new URL('/v1/account', url), { headers: { authorization: `Bearer ${client.apiKey}` } });
    expect((await ask()).headers.get('connection')).not.toBe('close');
    process.kill('SIGTERM');
    const last = await waitFor('the api to be on its way out', async () => {
      const answer = await ask();
      return answer.headers.get('connection') === 'close' && answer;
    });
    expect(last.status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('cuts off at the end of its grace whoever has not ended', async () => {
    const { url, process } = await stack.startApiProcess({ SHUTDOWN_GRACE_S: '3' });
    const ended = gone(process);
    const finish = await halfAnUpload(url);
    process.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(finish()).rejects.toThrow();
  });
});
