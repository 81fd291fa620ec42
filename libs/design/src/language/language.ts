import type { Fact, FactPack } from '@app/facts';
import type { LanguageCode } from '@app/lingua';
import type { FigureForm, FigureText } from '@app/picture';
import type { Idea } from '../composer/idea';
import type { FurnitureWords, ScreenWords } from '../composer/screen-words';
import type { Story } from '../composer/story';
import type { LineContext, Wording } from '../composer/wording';

/** One language of narration: how it writes figures and how it puts ideas into words. A language is one folder. */
export interface Language {
  code: LanguageCode;
  /** Forms of one fact, display and spoken. */
  writeFigure(fact: Fact): Record<FigureForm, FigureText>;
  /** A figure as traders say it: "six eighty-four"; null where it has no shorter way. */
  shorthand(fact: Fact): string | null;
  /** A window such as `7d` as words: "seven days". */
  writeWindow(window: string): FigureText;
  /** How plain words are said: abbreviations, handles, links ("USDC" as letters, "rates dot example"). */
  pronounce(word: string): string;
  /** A copy of the pack whose labels are spelled as the language spells them: "Davon pünktlich" for `davon_puenktlich`. */
  called(pack: FactPack): FactPack;
  /** Short words for the screen beside an idea's figures. */
  screen(idea: Idea, story: Story): ScreenWords;
  /** Words of the standing parts: topic, subject, source, date. */
  furniture(story: Story, title: string | undefined): FurnitureWords;
  /** "More at rates.example": said and shown where the caller gave no call to action, null where there is nothing to say; plain digits allowed, they are the payload's own. */
  closing(story: Story, title: string | undefined): string | null;
  /** Whether the language has a word for this figure. If not, it is shown but not spoken. */
  names(fact: Fact, story: Story): boolean;
  /** Candidate wordings of an idea, best first; the composer picks by seed and by what was said before. */
  word(idea: Idea, context: LineContext): Wording[];
}
