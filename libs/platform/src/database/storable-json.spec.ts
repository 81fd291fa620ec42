import { storableJson } from './storable-json';

describe('storableJson', () => {
  it('leaves what can be stored as it is', () => {
    const data = { a: [1, null, true, { b: 'مرحبا 🎉' }], 'c d': '', e: -0.5 };
    expect(storableJson(data)).toEqual(data);
  });

  it('mends texts and keys at any depth', () => {
    expect(storableJson({ 'na\0me': ['a\0b', { half: 'x\ud83d' }] })).toEqual({ name: ['ab', { half: 'x\ufffd' }] });
  });
});
