import type { RefText } from '@app/render';
import type { Story } from './story';

/** The manner of a voice; each style has one. */
export type Register = 'poster' | 'desk' | 'anchor';

/** What a wording may lean on: the story, the manner, and what was said before. */
export interface LineContext {
  story: Story;
  register: Register;
  /** Units said so far; after the first percentage "percent" may fall away (NARRATION.md). */
  unitsSaid: ReadonlySet<string>;
  /** Keys of the figures said so far. */
  told: ReadonlySet<string>;
}

/** One way to put an idea into words. */
export interface Wording {
  line: RefText;
  /** Manners it is written for; absent means any. */
  registers?: readonly Register[];
}
