import { draftOf, faultsByScene, moved, sent } from './script-draft';

const draft = draftOf([
  { type: 'title', text: 'One' },
  { type: 'data', text: 'Two' },
]);
const words = (scenes: typeof draft) => scenes.map(({ scene }) => scene.text);

describe('a script as it is edited', () => {
  it('moves a scene, and leaves the first where it is', () => {
    expect(words(moved(draft, 'scene-1', -1))).toEqual(['Two', 'One']);
    expect(words(moved(draft, 'scene-0', -1))).toEqual(['One', 'Two']);
  });

  it('tells faults at their scene and field', () => {
    const details = [
      { path: 'script.scenes[1].text', message: 'figure "7.2%" is not in data' },
      { path: 'script.scenes[1].stats[0].value', message: 'is not valid' },
      { path: 'script', message: 'elsewhere' },
    ];
    expect([...faultsByScene(details)]).toEqual([
      [
        1,
        [
          { path: 'text', message: 'figure "7.2%" is not in data' },
          { path: 'stats[0].value', message: 'is not valid' },
        ],
      ],
    ]);
  });

  it('sends no field that was emptied', () =>
    expect(sent({ type: 'data', text: ' ', stats: [{ value: '', label: ' ' }] })).toEqual({ type: 'data' }));
});
