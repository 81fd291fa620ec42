import { tokenIn } from './mailed-token';

describe('tokenIn', () => {
  it('reads what stands behind #token=', () => expect(tokenIn('#token=n1c4t9w0')).toBe('n1c4t9w0'));

  it.each(['', '#', '#token=', '#other=1'])('finds none in %j', (hash) => expect(tokenIn(hash)).toBeNull());
});
