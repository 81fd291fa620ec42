import { type ApiClient, briefVideo, DatabaseServer, Stack, type VideoBody } from '@app/testing';

describe('an api whose database is away', () => {
  let server: DatabaseServer;
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    server = await DatabaseServer.start();
    stack = await Stack.start({ LOG_LEVEL: 'silent' }, server);
    client = await stack.account(2_000);
  });

  afterAll(async () => await stack.stop());

  it('says when to come again, and takes an order once that is tried before, meanwhile and after', async () => {
    const order = () => client.post<VideoBody>('/v1/videos/from-data', briefVideo(), { 'idempotency-key': 'gate-b' });
    const away = { error: 'unavailable', message: 'The service cannot do this right now. Try again later.' };
    const refuse = async (): Promise<void> => {
      const read = await client.get('/v1/account');
      expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5']);
      expect(read.body).toMatchObject(away);
      expect(await order()).toMatchObject({ status: 503, body: away });
    };
    await server.whileAway(refuse);
    const taken = await order();
    expect(taken.status).toBe(202);
    await server.whileAway(refuse);
    expect(await order()).toMatchObject({ status: 202, body: { videoId: taken.body.videoId } });
    expect((await client.get<{ data: unknown[] }>('/v1/videos')).body.data).toHaveLength(1);
  });
});
