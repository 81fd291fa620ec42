import type { Intent } from './intent';
import { readByRules } from './read-by-rules';
import type { Sentence } from './sentence';
import { HELD_OUT } from './sentences.held-out';
import { KNOWN } from './sentences.known';
import { takeMaterial } from './take-material';

const KINDS = { url: 'sourceUrl', data: 'data', text: 'text' } as const;

function read([text, open, , brings]: Sentence): { intent: Intent; material: string | undefined } {
  const { words, material } = takeMaterial(text);
  const intent = readByRules(words, { hasVideo: open === 'video', hasMaterial: material !== null });
  return { intent, material: brings && Object.keys(material ?? {})[0] };
}

describe.each<[string, readonly Sentence[]]>([
  ['that the rules were made with', KNOWN],
  ['that were written before the rules', HELD_OUT],
])('sentences %s', (_, sentences) => {
  it.each(sentences.map((sentence) => [sentence[0], sentence] as const))('%s', (__, sentence) => {
    const [, , expected, brings] = sentence;
    expect(read(sentence)).toMatchObject({ intent: expected, material: brings && KINDS[brings] });
  });
});
