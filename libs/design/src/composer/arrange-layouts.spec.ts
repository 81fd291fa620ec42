import type { SceneContent } from '@app/picture';
import { arrangeLayouts } from './arrange-layouts';
import type { DraftScene } from './storyboard-draft';

const hero: SceneContent = { layout: 'hero', figure: 'a', label: 'A' };
const headline: SceneContent = { layout: 'headline', headline: 'A' };
const list: SceneContent = { layout: 'list', title: 'A', items: [{ text: 'A' }, { text: 'B' }] };
const end: SceneContent = { layout: 'end', cta: 'See it' };

function draft(id: string, priority: number, ways: SceneContent[], needs: string | null = null): DraftScene {
  const [first = hero, ...alternatives] = ways;
  return {
    scene: { id, type: 'data', line: 'A.', transition: 'cut', minSeconds: 2, ...first },
    priority,
    alternatives,
    needs,
  };
}

function layouts(scenes: readonly DraftScene[]): string[] {
  return arrangeLayouts(scenes).map((scene) => scene.layout);
}

describe('arranging layouts', () => {
  it('gives a neighbour of the same layout another way', () => {
    expect(layouts([draft('a', 100, [hero]), draft('b', 50, [hero, headline]), draft('c', 100, [end])])).toEqual([
      'hero',
      'headline',
      'end',
    ]);
  });

  it('looks ahead: an earlier scene gives way to a later one that has no choice', () => {
    const scenes = [
      draft('a', 100, [hero]),
      draft('b', 50, [list, headline]),
      draft('c', 50, [list]),
      draft('d', 100, [end]),
    ];
    expect(layouts(scenes)).toEqual(['hero', 'headline', 'list', 'end']);
  });

  it.each([
    ['leans on the other', 90, 'c'],
    ['matters less', 60, null],
  ])('drops of two that can only be shown alike the one that %s, and no scene elsewhere', (_, priority, needs) => {
    const scenes = [
      draft('a', 100, [hero]),
      draft('b', 20, [headline]),
      draft('c', 70, [list]),
      draft('d', priority, [list], needs),
      draft('e', 30, [hero]),
      draft('f', 100, [end]),
    ];
    expect(arrangeLayouts(scenes).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e', 'f']);
  });

  it('drops a scene that the hook alone could be shown as, and what leans on it', () => {
    const scenes = [
      draft('a', 100, [hero]),
      draft('b', 30, [hero]),
      draft('c', 40, [list], 'b'),
      draft('d', 60, [headline]),
      draft('e', 100, [end]),
    ];
    expect(layouts(scenes)).toEqual(['hero', 'headline', 'end']);
  });
});
