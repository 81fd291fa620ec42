import type { FigureForm, FigureText, RefText } from '@app/picture';
import type { Fact } from '@app/facts';
import type { Story } from './story';

/** The manners of voices; each style has one. */
export const REGISTER_NAMES = ['poster', 'desk', 'anchor', 'loud', 'calm'] as const;
export type Register = (typeof REGISTER_NAMES)[number];

/** Manners that also say what was written for another one: both are short and bare at heart, the one faster, the other slower. */
export const ALSO_SPEAKS: Readonly<Partial<Record<Register, Register>>> = { loud: 'poster', calm: 'poster' };

/** What a wording may lean on: the story, the manner, and what was said before. */
export interface LineContext {
  story: Story;
  register: Register;
  /** Keys of the figures said so far. */
  told: ReadonlySet<string>;
  /** Forms of a fact as the language of the video writes them; a video asks for the same ones over and over. */
  writeFigure(fact: Fact): Record<FigureForm, FigureText>;
}

/** One way to put an idea into words. */
export interface Wording {
  line: RefText;
  /** Used only if all other wordings are too long. */
  spare?: boolean;
  /** Says at once what shorter ways leave to the next scene: it may take longer. */
  whole?: boolean;
  /** Manners it is written for; absent means any. */
  registers?: readonly Register[];
}
