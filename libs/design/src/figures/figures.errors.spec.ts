import { DomainError } from '@app/platform';
import type { Storyboard } from '@app/picture';
import { UngroundedStoryboardError } from './figures.errors';
import type { FindingCode } from './finding';

const text = { display: '6.84%', spoken: '6.84 percent' };
const forms = { full: text, bare: text, unit: text, signed: text, label: text };
const scene = {
  id: 'lead-1',
  type: 'title',
  line: 'A',
  transition: 'cut',
  minSeconds: 2,
  layout: 'headline',
  headline: 'A',
};
const board = {
  scenes: [scene, { ...scene, id: 'cards-2' }],
  figures: { 'pool/apyPct': { key: 'pool/apyPct', value: 6.84, forms, formatter: 'percent.en' } },
} as unknown as Storyboard;
const message = (code: FindingCode, place: string | null, figure?: string): string =>
  new UngroundedStoryboardError(board, [
    { code, scene: place, field: 'line', text: 'It pays {{pool/apyPct}}', ...(figure ? { figure } : {}) },
  ]).message;

describe('what the owner of an ungrounded video is told', () => {
  it.each([
    ['ungrounded_figure', 'cards-2', '7.2%', 'Scene 2 has a figure that is not in the data: 7.2%. It was not made.'],
    [
      'wrong_direction',
      'lead-1',
      'pool/apyPct',
      'Scene 1 has a figure that goes the other way in the data: 6.84%. It was not made.',
    ],
    ['unresolved_reference', null, undefined, 'The video has a figure that is not in the data. It was not made.'],
    [
      'wrong_figure',
      null,
      'figures/pool#size',
      'The video has a figure that is not what the data say. It was not made.',
    ],
  ] as const)('%s in %s names scene and figure and nothing of the inside', (code, place, figure, told) => {
    expect(message(code, place, figure)).toBe(told);
  });

  it('is an error with a code', () => {
    expect(new UngroundedStoryboardError(board, [])).toBeInstanceOf(DomainError);
    expect(new UngroundedStoryboardError(board, [])).toMatchObject({ error: 'ungrounded_storyboard' });
  });
});
