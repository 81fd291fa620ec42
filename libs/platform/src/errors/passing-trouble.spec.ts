import { StorageError } from '../storage/storage.errors';
import { isPassingTrouble } from './passing-trouble';

describe('trouble that passes', () => {
  it.each([
    ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['a full disk, as text of another process', new Error('Encoding failed: ENOSPC: no space left on device, write')],
    ['a full disk, as ffmpeg tells it', new Error('out.mp4: No space left on device')],
    ['a server that shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['a connection that broke off', new Error('Connection terminated unexpectedly')],
    ['a server that takes no connection', new Error('timeout expired')],
    ['a transaction whose connection is gone', new Error('Transaction query already complete, run with DEBUG=knex:tx')],
    ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
    ['a store that is away', new StorageError('read it', new Error('socket hang up'))],
    [
      'one of them beneath',
      new Error('could not', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }),
    ],
  ])('is %s', (_what, error) => expect(isPassingTrouble(error)).toBe(true));

  it.each([
    ['work that is wrong', new Error('Encoding failed: Invalid data found when processing input')],
    ['a row that breaks a rule', Object.assign(new Error('duplicate key'), { code: '23505' })],
    ['nothing that was thrown as an error', 'ENOSPC'],
  ])('is not %s', (_what, error) => expect(isPassingTrouble(error)).toBe(false));
});
