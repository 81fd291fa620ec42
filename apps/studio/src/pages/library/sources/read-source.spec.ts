import { readSource } from './read-source';

describe('a source that is typed', () => {
  it('is an address once it is whole', () => {
    expect(readSource('address', ' https://example.com/a ')).toEqual({
      kind: 'ready',
      body: { url: 'https://example.com/a' },
    });
    expect(readSource('address', 'example.com')).toEqual({ kind: 'wrong', why: 'whole' });
  });

  it('is data once it is an object', () => {
    expect(readSource('data', '{"visitors": 3}')).toEqual({ kind: 'ready', body: { data: { visitors: 3 } } });
    expect(readSource('data', '[1]')).toEqual({ kind: 'wrong', why: 'notObject' });
    expect(readSource('data', '{')).toEqual({ kind: 'wrong', why: 'notJson' });
  });

  it('is a text as it was written, and nothing where nothing was', () => {
    expect(readSource('text', 'A line.\n')).toEqual({ kind: 'ready', body: { text: 'A line.\n' } });
    expect(readSource('text', ' ')).toEqual({ kind: 'empty' });
  });
});
