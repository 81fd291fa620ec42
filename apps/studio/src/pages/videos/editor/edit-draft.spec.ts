import {
  bodyOf,
  carriedOver,
  changed,
  type DraftScene,
  draftOf,
  type EditDraft,
  faultsByScene,
  isSameDraft,
} from './edit-draft';

const said = (...texts: string[]): EditDraft => draftOf(texts.map((text) => ({ type: 'text', text })));
const texts = ({ scenes }: EditDraft): (string | undefined)[] => scenes.map(({ scene }: DraftScene) => scene.text);

describe('a draft in the editor', () => {
  it('moves a scene to any place, and no further than the ends', () => {
    const draft = said('one', 'two', 'three');
    expect(texts(changed(draft, { kind: 'move', id: 'scene-2', to: 0 }))).toEqual(['three', 'one', 'two']);
    expect(texts(changed(draft, { kind: 'move', id: 'scene-0', to: 9 }))).toEqual(['two', 'three', 'one']);
    expect(changed(draft, { kind: 'move', id: 'scene-0', to: -1 })).toBe(draft);
  });

  it('splits a scene at the caret, and leaves it whole at its ends', () => {
    const draft = said('Deposits rose. Rates fell.');
    const parted = changed(draft, { kind: 'split', id: 'scene-0', at: 14, newId: 'new' });
    expect(texts(parted)).toEqual(['Deposits rose.', 'Rates fell.']);
    expect(changed(draft, { kind: 'split', id: 'scene-0', at: 0, newId: 'new' })).toBe(draft);
  });

  it('adds a scene before the call to action', () => {
    const draft = draftOf([
      { type: 'text', text: 'one' },
      { type: 'cta', text: 'See more' },
    ]);
    expect(changed(draft, { kind: 'add', newId: 'new' }).scenes.map(({ id }) => id)).toEqual([
      'scene-0',
      'new',
      'scene-1',
    ]);
  });

  it('sends looks beside the script, and no empty fields', () => {
    const draft = changed(draftOf([{ type: 'data', text: ' ', stats: [{ value: '', label: '' }] }]), {
      kind: 'looks',
      looks: { style: 'tabloid' },
    });
    expect(bodyOf(draft)).toEqual({ script: { scenes: [{ type: 'data' }] }, style: 'tabloid' });
  });

  it('is the same as another that would be sent alike', () => {
    expect(isSameDraft(said('one'), said('one'))).toBe(true);
    expect(isSameDraft(said('one'), said('two'))).toBe(false);
  });
});

describe('faults of a script', () => {
  it('stand at their scenes', () => {
    const faults = faultsByScene([
      { path: 'script.scenes[1].text', message: 'figure "9" is not in data' },
      { path: 'script[2]', message: 'is too long' },
      { path: 'script', message: 'has too many scenes' },
    ]);
    expect([...faults]).toEqual([
      [1, [{ path: 'text', message: 'figure "9" is not in data' }]],
      [2, [{ path: '', message: 'is too long' }]],
    ]);
  });
});

describe('edits of a video that is drafted again', () => {
  const from = said('Revenue is $4M.', 'Staff is 14.');
  const to = said('Revenue is €4M.', 'Staff is 14 people.');

  it('stay where they were made, and the other scenes are the new ones', () => {
    const edits = changed(from, { kind: 'scene', id: 'scene-1', scene: { type: 'text', text: 'We are 14.' } });
    expect(texts(carriedOver(edits, from, to) ?? from)).toEqual(['Revenue is €4M.', 'We are 14.']);
  });

  it('are none where nothing was edited, for looks come with the draft', () => {
    expect(carriedOver(changed(from, { kind: 'looks', looks: { captions: false } }), from, to)).toBe(to);
  });

  it('are left behind where the scenes are others', () => {
    const edits = changed(from, { kind: 'remove', id: 'scene-1' });
    expect(carriedOver(edits, from, said('Revenue is €4M.'))).toBeNull();
  });
});
