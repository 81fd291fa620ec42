import { Logger } from '@nestjs/common';
import { eachAlone } from './each-alone';

describe('a round over many', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('goes on behind one that cannot be done, and says which', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const done: number[] = [];
    const fault = new Error('the books of 2 do not add up');
    await eachAlone(
      [1, 2, 3],
      (id) => ({ id }),
      async (id) => {
        if (id === 2) throw fault;
        done.push(id);
      },
    );
    expect(done).toEqual([1, 3]);
    expect(logged).toHaveBeenCalledWith({ err: fault, id: 2 }, expect.any(String));
  });

  it('ends where the database is away', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const tried: number[] = [];
    const round = eachAlone(
      [1, 2],
      () => ({}),
      async (id) => {
        tried.push(id);
        throw away;
      },
    );
    await expect(round).rejects.toBe(away);
    expect(tried).toEqual([1]);
  });
});
