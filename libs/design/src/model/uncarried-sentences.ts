import { piecesOf, resolveText } from '@app/picture';
import type { Premise } from '../composer/premise';
import type { StoryboardDraft } from '../composer/storyboard-draft';
import type { StatementGate } from '../statements/gate';
import { AnswerFault } from './answer-reader';
import type { AnsweredSentence, ModelAnswer } from './answer.schema';
import type { ClaimBook } from './claim-book';
import type { RefusedText } from './refused-lines';

/**
 * Sentences of an answer that the claims they name do not carry: a figure that is under none of them, in any language, and
 * a comparison that does not hold of these claims alone, where statements can be read. Whether a sentence is true at all
 * is the question of `refusedTexts`.
 */
export function uncarriedSentences(
  answer: ModelAnswer,
  draft: StoryboardDraft,
  book: ClaimBook,
  premise: Premise,
  gate: StatementGate,
): RefusedText[] {
  const { figures } = draft.storyboard;
  const isFigure = (key: string): boolean => {
    const fact = premise.story.byKey.get(key.replace(/#.*$/, ''));
    return fact !== undefined && fact.number !== null;
  };
  const faultOf = ({ text, claims }: AnsweredSentence): string | null => {
    const under = book.figuresUnder(claims);
    const written = piecesOf(text).flatMap((piece) => ('key' in piece && piece.form !== 'label' ? [piece.key] : []));
    const stray = written.find((key) => isFigure(key) && !under.has(key.replace(/#.*$/, '')));
    if (stray !== undefined) return `"${stray}" is under none of the claims that it names`;
    // One fault is enough to refuse a sentence; the model is told the first.
    const [fault] = gate.readUnder(text, figures, book.only(under), [...under].sort().join(' '));
    return fault ? `"${fault.words}" is not said by the claims that it names (${fault.kind})` : null;
  };
  const refused = (sentences: readonly AnsweredSentence[], scene: string | null, where: string): RefusedText[] =>
    sentences.flatMap((sentence) => {
      const fault = attempt(() => faultOf(sentence));
      if (fault === null) return [];
      const named = sentence.claims.join(', ') || 'none';
      const shown = resolveText(sentence.text, figures, 'display');
      return [{ scene, fault: `${where}: "${shown}" (claims: ${named}): ${fault}.` }];
    });
  return [
    ...answer.scenes.flatMap(({ sentences }, at) =>
      refused(sentences, draft.scenes[at]?.scene.id ?? null, `Scene ${at + 1}`),
    ),
    ...refused(answer.caption, null, 'The caption'),
  ];
}

function attempt(find: () => string | null): string | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof AnswerFault) return error.message;
    throw error;
  }
}
