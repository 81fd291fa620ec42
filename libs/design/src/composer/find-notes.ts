import type { Fact } from '@app/facts';
import { sensesOf } from '@app/lingua';
import { type PlacedIdea, SLOT } from './arc';
import type { Idea } from './idea';
import type { IdeaSink } from './idea-search';
import type { Story } from './story';

/** Heavier than most claims: a figure that is told without what limits it is half a truth. */
const WEIGHT = 74;
/** Longer notes are texts of their own. */
const LONGEST = 90;
const MOST_NOTES = 3;

/**
 * Notes, each right behind the figure that it limits: `loans_note` behind the loans, a `note` within an object behind the first figure of that
 * object, and one that stands for the whole payload behind the opening.
 */
export function addNotes({ pack }: Story, placed: readonly PlacedIdea[], sink: IdeaSink): void {
  const notes = pack.facts.filter((fact) => isNote(fact) && !sink.used.has(fact.key)).slice(0, MOST_NOTES);
  for (const note of notes) {
    const limited = pack.facts.filter((fact) => fact.number !== null && isLimited(fact, note));
    const scope = new Set((limited.length > 0 ? limited : factsAround(note, pack.facts)).map(({ key }) => key));
    const head = headOf(scope, placed);
    if (!head && limited.length === 0) continue;
    sink.used.add(note.key);
    if (!head) continue;
    const idea: Idea = { kind: 'texts', label: '', facts: [note], of: 1, again: false, note: true };
    sink.push(idea, head.slot === SLOT.lead ? SLOT.context : head.slot + 0.05, WEIGHT, [note], head.idea);
  }
}

/** A text for people whose name says that it is a remark: `note`, `Anmerkung`, `retenidos_nota`. */
function isNote({ kind, words, value, unsaid }: Fact): boolean {
  return (kind === 'text' || kind === 'name') && !unsaid && String(value).length <= LONGEST && words.some(isNoteWord);
}

function isNoteWord(word: string): boolean {
  return sensesOf(word).some((sense) => sense.as === 'member' && sense.member === 'note');
}

/** Whether a note is called after a figure, or after the object that it stands in: `ebooks_note`, `ebooks`. */
function isLimited(fact: Fact, note: Fact): boolean {
  const of = note.words.filter((word) => !isNoteWord(word)).join('');
  const at = note.path.length - 1;
  const isBeside = note.path.slice(0, at).every((part, index) => part === fact.path[index]);
  const name = (fact.path[at] ?? '').toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return of !== '' && isBeside && name.startsWith(of);
}

/** All that stands in the object of a note. */
function factsAround({ path }: Fact, facts: readonly Fact[]): Fact[] {
  const object = path.slice(0, -1);
  return facts.filter((fact) => object.every((part, index) => part === fact.path[index]));
}

/** The first scene about one of these figures. */
function headOf(scope: ReadonlySet<string>, placed: readonly PlacedIdea[]): PlacedIdea | null {
  const heads = placed.filter(({ facts, needs }) => !needs && facts?.some(({ key }) => scope.has(key)));
  return heads.length === 0 ? null : heads.reduce((first, one) => (one.slot < first.slot ? one : first));
}
