import { readFacts } from '@app/sources';
import { composeStoryboard } from '../composer/compose-storyboard';
import { english } from '../language/en/english';
import { checkStoryboard } from './grounding';

const { storyboard } = composeStoryboard({
  facts: readFacts({ gate: 'Gate B', waitMinutes: 17 }),
  title: 'Top 10',
  cta: 'Open 24/7',
  targetSeconds: 15,
  style: 'swiss-poster',
  format: '9:16',
  language: english,
  seed: 1,
  stills: [],
  captions: true,
  music: false,
});

describe('checking a storyboard', () => {
  it('lets the call to action and the title bring digits', () => {
    expect(checkStoryboard(storyboard)).toEqual([]);
  });

  it('finds digits outside references, whatever their script', () => {
    const scenes = storyboard.scenes.map((scene, index) =>
      index === 0 ? { ...scene, line: 'It is ٤٢ minutes.' } : scene,
    );
    expect(checkStoryboard({ ...storyboard, scenes })).toMatchObject([{ code: 'free_digits', field: 'line' }]);
  });

  it('finds references and figure keys that lead nowhere', () => {
    const scenes = storyboard.scenes.map((scene, index) =>
      index === 0 && scene.layout === 'hero' ? { ...scene, figure: 'gone', line: '{{gone|bare}}' } : scene,
    );
    expect(
      checkStoryboard({ ...storyboard, scenes })
        .map((finding) => finding.code)
        .sort(),
    ).toEqual(['unresolved_figure', 'unresolved_reference']);
  });

  it('finds empty lines', () => {
    const scenes = storyboard.scenes.map((scene, index) => (index === 0 ? { ...scene, line: ' ' } : scene));
    expect(checkStoryboard({ ...storyboard, scenes })).toMatchObject([{ code: 'empty_text' }]);
  });
});
