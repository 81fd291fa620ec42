import { requestHash } from './request-hash';

const REQUEST = { method: 'POST', url: '/v1/videos/from-data', body: { title: 'x', data: { a: 1, b: [1, 2] } } };
const HASH = requestHash(REQUEST);

describe('requestHash', () => {
  it('is the same for the same body in another order of keys', () => {
    const body = { data: { b: [1, 2], a: 1 }, title: 'x' };
    expect(requestHash({ ...REQUEST, body })).toBe(HASH);
  });

  it.each([
    ['another figure', { title: 'x', data: { a: 2, b: [1, 2] } }],
    ['another order of a list', { title: 'x', data: { a: 1, b: [2, 1] } }],
    ['a figure as text', { title: 'x', data: { a: '1', b: [1, 2] } }],
    ['a field more', { title: 'x', cta: '', data: { a: 1, b: [1, 2] } }],
    ['no body', undefined],
  ])('is another for %s', (_name, body) => {
    expect(requestHash({ ...REQUEST, body })).not.toBe(HASH);
  });

  it('is another for another route or query', () => {
    expect(requestHash({ ...REQUEST, url: '/v1/videos/vid-1/edit' })).not.toBe(HASH);
    expect(requestHash({ ...REQUEST, url: `${REQUEST.url}?dry=1` })).not.toBe(HASH);
  });

  it('does not take a list for the object of its indices', () => {
    expect(requestHash({ ...REQUEST, body: ['a'] })).not.toBe(requestHash({ ...REQUEST, body: { 0: 'a' } }));
  });

  it('stands bodies whose keys are numbers or name what every object has', () => {
    const body = JSON.parse('{"10":1,"9":2,"toString":3}') as unknown;
    const turned = JSON.parse('{"toString":3,"9":2,"10":1}') as unknown;
    expect(requestHash({ ...REQUEST, body })).toBe(requestHash({ ...REQUEST, body: turned }));
  });

  it('refuses a body that is nested without end', () => {
    const body = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown;
    expect(() => requestHash({ ...REQUEST, body })).toThrow('nested too deep');
  });
});
