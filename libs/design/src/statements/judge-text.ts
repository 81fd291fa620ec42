import { type FigureTable, piecesOf, type RefText } from '@app/picture';
import { comparisonFaults, provenIn, statementFaults } from './check-statements';
import type { StatementFault } from './sentence';
import type { ReferenceSpan } from './clause';
import type { World } from './world';

/** Reads a text with references as statements; empty where all that it states holds. */
export function judgeText(text: RefText, figures: FigureTable, world: World): StatementFault[] {
  const { shown, spans } = written(text, figures);
  return statementFaults(shown, spans, world);
}

/** The stretches of a text with references, as it is resolved, whose numbers were computed rightly; null where it may not stand. */
export function provenStretches(
  text: RefText,
  figures: FigureTable,
  world: World,
): Array<{ from: number; to: number }> | null {
  const { shown, spans } = written(text, figures);
  return provenIn(shown, spans, world);
}

/** Comparisons of a text with references that a payload does not bear out. */
export function comparisonsIn(text: RefText, figures: FigureTable, world: World): StatementFault[] {
  const { shown, spans } = written(text, figures);
  return comparisonFaults(shown, spans, world);
}

function written(text: RefText, figures: FigureTable): { shown: string; spans: ReferenceSpan[] } {
  let shown = '';
  const spans: ReferenceSpan[] = [];
  for (const piece of piecesOf(text)) {
    const said = 'text' in piece ? piece.text : (figures[piece.key]?.forms[piece.form].display ?? '');
    // "In seven days" is a time and no value.
    if ('key' in piece && piece.form !== 'label' && !/#(?:window|time)$/.test(piece.key))
      spans.push({ from: shown.length, to: shown.length + said.length, key: piece.key });
    shown += said;
  }
  return { shown, spans };
}
