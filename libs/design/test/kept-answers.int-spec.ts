import type { MikroORM } from '@mikro-orm/postgresql';
import { Database, openOrm } from '@app/platform';
import { SetClock, startTestDatabase, type TestDatabase } from '@app/testing';
import { DESIGN_ENTITIES } from '../src/design.entities';
import { KeptAnswersService } from '../src/model/kept-answers.service';

const OWNER = { accountId: 'acc-1', videoId: 'vid-1' };
const ANSWER = { text: '{"scenes": []}', inputTokens: 6400, outputTokens: 1900 };
const HOUR_S = 3_600;

describe('answers of models that were kept', () => {
  let server: TestDatabase;
  let orm: MikroORM;
  let clock: SetClock;
  let answers: KeptAnswersService;

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = (await openOrm(server.url, DESIGN_ENTITIES)) as MikroORM;
  });
  beforeEach(async () => {
    clock = new SetClock(new Date('2026-11-28T00:00:00Z'));
    answers = new KeptAnswersService(new Database(orm), clock);
    await orm.em.fork().execute('DELETE FROM model_answers');
  });
  afterAll(async () => {
    await orm?.close(true);
    await server.stop();
  });
  const rows = async () => await orm.em.fork().execute<unknown[]>('SELECT 1 FROM model_answers');

  it('are found by their hash, for their own account', async () => {
    await answers.keep('h', OWNER, ANSWER);
    expect(await answers.find('h', OWNER)).toEqual({ ...ANSWER, videoId: 'vid-1' });
    expect(await answers.find('other', OWNER)).toBeNull();
    expect(await answers.find('h', { ...OWNER, accountId: 'acc-2' })).toBeNull();
  });

  it('stay as the first one was given', async () => {
    await answers.keep('h', OWNER, ANSWER);
    await answers.keep('h', { ...OWNER, videoId: 'vid-2' }, { ...ANSWER, text: 'another' });
    expect(await answers.find('h', OWNER)).toMatchObject({ text: ANSWER.text, videoId: 'vid-1' });
  });

  it('are for a day, and removed when the next is kept', async () => {
    await answers.keep('h', OWNER, ANSWER);
    clock.pass(25 * HOUR_S);
    expect(await answers.find('h', OWNER)).toBeNull();
    await answers.keep('next', { ...OWNER, accountId: 'acc-2' }, ANSWER);
    expect(await rows()).toHaveLength(1);
    await answers.keep('next', { ...OWNER, accountId: 'acc-2' }, { ...ANSWER, text: 'new' });
    clock.pass(25 * HOUR_S);
    await answers.keep('next', { ...OWNER, accountId: 'acc-2' }, { ...ANSWER, text: 'new' });
    expect(await answers.find('next', { ...OWNER, accountId: 'acc-2' })).toMatchObject({ text: 'new' });
  });

  it('are the newest two hundred of an account, and none of them is endless', async () => {
    for (let at = 0; at < 203; at += 1) {
      clock.pass(1);
      await answers.keep(`h${at}`, OWNER, ANSWER);
    }
    expect(await rows()).toHaveLength(200);
    expect(await answers.find('h2', OWNER)).toBeNull();
    expect(await answers.find('h202', OWNER)).not.toBeNull();
    await answers.keep('long', OWNER, { ...ANSWER, text: 'x'.repeat(200_001) });
    expect(await answers.find('long', OWNER)).toBeNull();
  });
});
