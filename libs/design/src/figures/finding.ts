/** What can be wrong with a storyboard. */
export type FindingCode =
  | 'free_digits'
  | 'unresolved_reference'
  | 'unresolved_figure'
  | 'ungrounded_share'
  | 'empty_text'
  /** A number that is neither a fact nor allowed. */
  | 'ungrounded_figure'
  /** A figure of the table that is not what its fact says. */
  | 'wrong_figure'
  /** The words around a figure, its sign or its arrow say the opposite of the fact. */
  | 'wrong_direction'
  /** A mark of a chart that carries the figure of another row, or stands out of order. */
  | 'chart_mismatch'
  /** Language of the future where only current rates may be told. */
  | 'forward_looking'
  /** Disclaimer, date or source is missing where the preset asks for it. */
  | 'compliance_incomplete';

/** A fault of a storyboard: what would show a figure that is not in the payload, or nothing at all. */
export interface Finding {
  code: FindingCode;
  /** Scene id, or null for furniture and caption. */
  scene: string | null;
  /** Field within the scene, e.g. `line` or `rows/0/label`. */
  field: string;
  text: string;
  /** The figure or the words that are at fault, where it is not the whole text. */
  figure?: string;
}
