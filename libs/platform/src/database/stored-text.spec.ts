import { refusedText, storableJson } from './stored-text';
import { BadRequestError } from '../errors/domain.error';

describe('storableJson', () => {
  it('leaves what can be stored as it is', () => {
    const data = { a: [1, null, true, { b: 'مرحبا 🎉' }], 'c d': '', e: -0.5 };
    expect(storableJson(data)).toEqual(data);
  });

  it('leaves out what has no value, which an insert would store as null', () => {
    expect(Object.keys(storableJson({ a: undefined, b: null }))).toEqual(['b']);
  });

  it('mends texts and keys at any depth', () => {
    expect(storableJson({ 'na\0me': ['a\0b', { half: 'x\ud83d' }] })).toEqual({ name: ['ab', { half: 'x\ufffd' }] });
  });
});

describe('a text that PostgreSQL refuses', () => {
  it.each(['22021', '22P05', '08P01'])("is the caller's: %s", (code) => {
    expect(refusedText({ code })).toBeInstanceOf(BadRequestError);
  });

  it.each([{ code: '23505' }, { code: 17 }, new Error('away'), null, undefined])(
    'leaves any other fault as it is: %p',
    (fault) => {
      expect(refusedText(fault)).toBe(fault);
    },
  );
});
