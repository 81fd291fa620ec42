import { storableJson } from './storable-json';

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
