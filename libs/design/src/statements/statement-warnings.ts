import { type Scene, type Storyboard, resolveText, type VideoWarning } from '@app/picture';
import type { FactPack } from '@app/facts';
import { textsIn } from '../figures/scene-texts';
import { languageName, plainText, StatementGate } from './gate';
import type { StatementFault } from './sentence';

/** Fields whose texts are sentences; all others name things. */
export const STATED: ReadonlySet<string> = new Set(['line', 'headline', 'support', 'kicker', 'text']);
/** More would hide the first. */
const MOST_NAMED = 3;
const EVERYWHERE = { scene: null, atMs: null };

/**
 * What an author's scenes state and the data beside them do not bear out, a warning a scene. The words are the author's,
 * so that they stay; where their language cannot be read, one warning says so.
 */
export function sceneWarnings(
  { scenes, figures, language, title }: Pick<Storyboard, 'scenes' | 'figures' | 'language' | 'title'>,
  facts: FactPack,
  isMeant: (scene: Scene) => boolean = () => true,
): VideoWarning[] {
  const told = scenes.filter((scene) => scene.layout !== 'end' && scene.line !== '' && isMeant(scene));
  if (told.length === 0) return [];
  const gate = new StatementGate(facts, language, [title]);
  if (!gate.reads) {
    const message = `What the script states was not read, only its figures: sentences in ${languageName(language)} cannot be read.`;
    return [{ code: 'statements_unread', message, ...EVERYWHERE }];
  }
  return told.flatMap((scene) => {
    const number = scenes.indexOf(scene) + 1;
    const texts = textsIn(scene).filter(({ name, isFigure }) => !isFigure && STATED.has(name));
    const faults = texts.flatMap(({ text }) => gate.read(text, figures));
    const said = resolveText(scene.line, figures, 'display');
    return warningsOf(faults, `Scene ${number} states what the data do not say`, said, number);
  });
}

/** Whether the data deny what a name or a title says: it may say what no fact does, and numbers stand in names. */
export function isDenied({ code, kind }: StatementFault): boolean {
  return code === 'untrue' && kind !== 'subject';
}

/**
 * What a title says of the data and they deny: another direction, order or time. Its names, opinions and numbers ("Week 46")
 * are its owner's business.
 */
export function titleWarnings(title: string, facts: FactPack, language: string): VideoWarning[] {
  const faults = new StatementGate(facts, language, [title]).read(plainText(title), {}).filter(isDenied);
  return warningsOf(faults, 'The title says what the data deny', title, null);
}

/** What the text of a post says and the data deny, its figures too. */
export function postWarnings(text: string, facts: FactPack, language: string): VideoWarning[] {
  const faults = new StatementGate(facts, language, [text])
    .readPlain(text)
    .filter(({ code, kind }) => code === 'untrue' || kind === 'figure');
  return warningsOf(faults, 'The text of the post says what the data deny', text, null);
}

function warningsOf(
  faults: readonly StatementFault[],
  what: string,
  text: string,
  scene: number | null,
): VideoWarning[] {
  const named = [...new Set(faults.map(({ words, kind }) => `"${words}" (${kind})`))];
  if (named.length === 0) return [];
  const more = named.length > MOST_NAMED ? ` and ${named.length - MOST_NAMED} more` : '';
  const message = `${what}: ${named.slice(0, MOST_NAMED).join(', ')}${more} in "${text}".`;
  return [{ code: 'statement_not_in_data', message, scene, atMs: null }];
}
