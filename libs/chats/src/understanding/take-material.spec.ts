import { takeMaterial } from './take-material';

describe('the material of a message', () => {
  it('is cut out, leaving the text around it', () => {
    const taken = takeMaterial('make a video of {"a": {"b": "}"}} in Spanish');
    expect(taken).toEqual({ words: 'make a video of in Spanish', material: { data: { a: { b: '}' } } } });
  });

  it.each([
    ['an empty object', 'make a video of {}'],
    ['a list of no rows', 'scenes [1, 2]'],
    ['brackets that are no JSON', 'drop scene {2}'],
    ['a title in quotes', 'call it "A title that is rather longer than most titles that anybody would think of"'],
    ['a title behind a colon', 'change the title to: A title that is rather longer than most titles are'],
    ['a few words behind a colon', 'make a video: shorter'],
  ])('is nothing for %s', (_, text) => {
    expect(takeMaterial(text)).toEqual({ words: text, material: null });
  });

  it('is a text if it is too long for a request', () => {
    const text = 'Sales rose. Cancel this video. '.repeat(20).trim();
    expect(takeMaterial(text)).toEqual({ words: '', material: { text } });
  });

  it.each(['{', '[', '“', '«', '"', 'www.', '```', ':\n', '{"a":'])(
    'reads 200,000 characters of %j quickly',
    (part) => {
      const text = part.repeat(200_000 / part.length);
      expect(() => takeMaterial(text)).not.toThrow();
    },
  );
});
