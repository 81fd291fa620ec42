import { requestFor } from '../../test/request-for';
import type { Scene, SceneContent } from '@app/picture';
import { composeStoryboard } from '../composer/compose-storyboard';
import { checkStoryboard } from './grounding';

const { storyboard } = composeStoryboard(
  requestFor(
    { gate: 'Gate B', waitMinutes: 17 },
    { title: 'Top 10', cta: 'Open 24/7', targetSeconds: 15, style: 'swiss-poster', music: false },
  ),
);

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

  it.each<[string, SceneContent, string]>([
    [
      'a candle',
      {
        layout: 'candles',
        title: 'A',
        candles: [{ label: 'A', open: 'gone', high: 'waitMinutes', low: 'waitMinutes', close: 'waitMinutes' }],
      },
      'unresolved_figure',
    ],
    [
      'a group',
      {
        layout: 'grouped',
        title: 'A',
        stacked: false,
        series: [{ label: 'A' }],
        groups: [{ label: 'A', figures: ['gone'] }],
        highlight: 0,
      },
      'unresolved_figure',
    ],
    [
      'a name of a group',
      {
        layout: 'grouped',
        title: 'A',
        stacked: false,
        series: [{ label: 'Year 2' }],
        groups: [{ label: 'A', figures: ['waitMinutes'] }],
        highlight: 0,
      },
      'free_digits',
    ],
    [
      'a part',
      { layout: 'donut', title: 'A', parts: [{ label: 'A', figure: 'gone' }], highlight: 0 },
      'unresolved_figure',
    ],
    [
      'a share',
      { layout: 'progress', title: 'A', items: [{ label: 'A', figure: 'waitMinutes', share: 0.5 }] },
      'ungrounded_share',
    ],
    [
      'a goal',
      { layout: 'progress', title: 'A', items: [{ label: 'A', figure: 'waitMinutes', share: 0.17, goal: 'of 100' }] },
      'free_digits',
    ],
    [
      'a moment',
      { layout: 'timeline', title: 'A', moments: [{ when: '3 May', text: 'A' }], highlight: 0 },
      'free_digits',
    ],
    [
      'a figure of a moment',
      { layout: 'timeline', title: 'A', moments: [{ when: 'May', text: 'A', figure: 'gone' }], highlight: 0 },
      'unresolved_figure',
    ],
    ['a quote', { layout: 'quote', quote: 'We doubled to 40' }, 'free_digits'],
    ['a speaker', { layout: 'quote', quote: 'We grew', by: '{{gone}}' }, 'unresolved_reference'],
    ['a presenter', { layout: 'presenter', figure: 'gone', label: 'A' }, 'unresolved_figure'],
    ['a lower third', { layout: 'footage', footage: 0, headline: '40 times' }, 'free_digits'],
  ])('finds a planted fault in %s', (_, content, code) => {
    const scene: Scene = { id: 'planted', type: 'data', line: 'A.', transition: 'cut', minSeconds: 2, ...content };
    expect(checkStoryboard({ ...storyboard, scenes: [scene] })).toMatchObject([{ code, scene: 'planted' }]);
  });

  it('finds empty lines', () => {
    const scenes = storyboard.scenes.map((scene, index) => (index === 0 ? { ...scene, line: ' ' } : scene));
    expect(checkStoryboard({ ...storyboard, scenes })).toMatchObject([{ code: 'empty_text' }]);
  });
});
