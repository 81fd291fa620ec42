import { draftOf } from './edit-draft';
import { edited, type Edits, unedited } from './edit-history';

const begun = (): Edits => unedited(3, draftOf([{ type: 'text', text: 'one' }]));
const type = (edits: Edits, text: string): Edits =>
  edited(edits, { kind: 'scene', id: 'scene-0', scene: { type: 'text', text } });
const textOf = ({ now }: Edits): string | undefined => now.scenes[0]?.scene.text;

describe('the history of the editor', () => {
  it('takes typing in one field for one step', () => {
    const typed = type(type(begun(), 'one t'), 'one two');
    expect(textOf(edited(typed, { kind: 'undo' }))).toBe('one');
  });

  it('takes a fact that is put in for a step of its own', () => {
    const put = type(type(begun(), 'one two'), 'one two {{tvlUsd}}');
    const back = edited(put, { kind: 'undo' });
    expect(textOf(back)).toBe('one two');
    expect(textOf(edited(back, { kind: 'redo' }))).toBe('one two {{tvlUsd}}');
  });

  it('undoes a picture that was put on and taken off step by step', () => {
    const scene = { type: 'text', text: 'one' } as const;
    const put = edited(begun(), {
      kind: 'scene',
      id: 'scene-0',
      scene: { ...scene, asset: { libraryAssetId: 'ast_1' } },
    });
    const off = edited(put, { kind: 'scene', id: 'scene-0', scene });
    expect(edited(off, { kind: 'undo' }).now.scenes[0]?.scene.asset).toEqual({ libraryAssetId: 'ast_1' });
  });

  it('undoes looks as it undoes words, and forgets what was undone once something else is done', () => {
    const dressed = edited(begun(), { kind: 'looks', looks: { format: '1:1' } });
    const back = edited(dressed, { kind: 'undo' });
    expect(back.now.looks).toEqual({});
    expect(edited(type(back, 'other'), { kind: 'redo' }).now.looks).toEqual({});
  });

  it('stays as it is where there is nothing to undo, redo or move', () => {
    const edits = begun();
    for (const action of [{ kind: 'undo' }, { kind: 'redo' }, { kind: 'move', id: 'scene-0', to: 4 }] as const)
      expect(edited(edits, action)).toBe(edits);
  });
});
