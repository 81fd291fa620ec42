/**
 * What a figure reference can ask for.
 * - `full`: as a reader expects it, with unit ("6.84%", "$412.6M", "12°C", "Aave v3")
 * - `bare`: the number alone ("6.84", "412.6")
 * - `unit`: what `bare` leaves out ("%", "$…M" gives "M", "°C")
 * - `signed`: with its sign, for changes ("+8.4%")
 * - `label`: the name of the fact ("Total value locked")
 */
export const FIGURE_FORMS = ['full', 'bare', 'unit', 'signed', 'label'] as const;
export type FigureForm = (typeof FIGURE_FORMS)[number];

/** One form of a figure: what is drawn and captioned, and what the voice says. */
export interface FigureText {
  display: string;
  spoken: string;
}

/** A fact that a storyboard may refer to, already written in the video's language. */
export interface Figure {
  /** JSON pointer into the payload without its leading slash, e.g. `series/3/v`. */
  key: string;
  /** The raw value as the payload holds it. */
  value: number | string | boolean;
  /** What charts measure, where `value` is not that number itself: "$4.2M" is 4,200,000. */
  number?: number;
  forms: Record<FigureForm, FigureText>;
  /** Named formatter that wrote the forms, for the proof (e.g. `percent.en`). */
  formatter: string;
}

/** Figures by key. The only place a storyboard's digits come from. */
export type FigureTable = Record<string, Figure>;

/** Text that may hold references `{{key}}` or `{{key|form}}` and brings no digits of its own. */
export type RefText = string;
