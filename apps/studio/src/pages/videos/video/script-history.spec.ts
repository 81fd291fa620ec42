import type { DraftScene } from './script-draft';
import { edited, redone, type ScriptEdits, undone } from './script-history';

const scene = (id: string, text: string): DraftScene => ({
  id,
  scene: { type: 'data', text, stats: [{ value: '1', label: 'one' }] },
});
const START = [scene('a', 'A'), scene('b', 'B'), scene('c', 'C')];
const begun: ScriptEdits = { version: 1, past: [], now: START, future: [], at: null };
const typed = (now: readonly DraftScene[], id: string, text: string) =>
  now.map((one) => (one.id === id ? { ...one, scene: { ...one.scene, text } } : one));
const textOf = ({ now }: ScriptEdits) => now.map((one) => one.scene.text).join('');

describe('edits of a script by hand', () => {
  it('bring a removed scene back to its place', () => {
    const removed = edited(begun, [START[0], START[2]] as DraftScene[]);
    expect(textOf(removed)).toBe('AC');
    expect(undone(removed).now).toEqual(START);
    expect(textOf(redone(undone(removed)))).toBe('AC');
  });

  it('take typing in one field as one step, and in another field as the next', () => {
    const letters = ['Ax', 'Axy', 'Axyz'].reduce((edits, text) => edited(edits, typed(edits.now, 'a', text)), begun);
    const both = edited(letters, typed(letters.now, 'b', 'Bx'));
    expect([textOf(both), textOf(undone(both)), textOf(undone(undone(both)))]).toEqual(['AxyzBxC', 'AxyzBC', 'ABC']);
  });

  it('tell figures of one scene apart', () => {
    const stat = (edits: ScriptEdits, part: 'value' | 'label', to: string) =>
      edited(
        edits,
        edits.now.map((one) =>
          one.id === 'a'
            ? { ...one, scene: { ...one.scene, stats: one.scene.stats?.map((each) => ({ ...each, [part]: to })) } }
            : one,
        ),
      );
    const both = stat(stat(stat(begun, 'value', '12'), 'value', '123'), 'label', 'many');
    expect(both.past).toHaveLength(2);
  });

  it('go no further back than the start, and forget what was undone once something else is done', () => {
    expect(undone(begun)).toBe(begun);
    expect(redone(begun)).toBe(begun);
    const other = edited(undone(edited(begun, START.slice(1))), START.slice(0, 1));
    expect(redone(other)).toBe(other);
    expect(undone(other).now).toEqual(START);
  });
});
