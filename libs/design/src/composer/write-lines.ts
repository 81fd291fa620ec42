import { piecesOf, type RefText } from '@app/render';
import type { Language } from '../language/language';
import type { Idea } from './idea';
import type { Story } from './story';
import type { LineContext, Register, Wording } from './wording';

/** How often a wording written for the style's manner is preferred to one that suits any. */
const OWN_MANNER = 0.7;

/** Writes a film's lines one after the other, remembering frames, units and the one question. */
export class LineWriter {
  private readonly frames = new Set<string>();
  private readonly units = new Set<string>();
  private readonly told = new Set<string>();
  private asked = false;

  constructor(
    private readonly language: Language,
    private readonly story: Story,
    private readonly register: Register,
    private readonly random: () => number,
  ) {}

  /** The line for an idea, by seed among the wordings that suit; null where no fresh one is left. */
  write(idea: Idea): RefText | null {
    const context: LineContext = {
      story: this.story,
      register: this.register,
      unitsSaid: this.units,
      told: this.told,
      asked: this.asked,
    };
    const fresh = this.language
      .word(idea, context)
      .filter(
        (wording) =>
          !this.frames.has(wording.frame) && (!wording.registers || wording.registers.includes(this.register)),
      );
    const own = fresh.filter((wording) => wording.registers?.includes(this.register));
    const from = own.length > 0 && this.random() < OWN_MANNER ? own : fresh;
    const chosen = from[Math.floor(this.random() * from.length)];
    if (!chosen) return null;
    this.remember(chosen, idea.kind === 'end');
    return chosen.line;
  }

  private remember(wording: Wording, callers: boolean): void {
    this.frames.add(wording.frame);
    if (callers) return;
    if (wording.line.includes('?')) this.asked = true;
    for (const piece of piecesOf(wording.line)) {
      if (!('key' in piece)) continue;
      this.told.add(piece.key.replace(/#.*$/, ''));
      if (piece.form !== 'full') continue;
      const fact = this.story.byKey.get(piece.key.replace(/#.*$/, ''));
      if (fact?.kind === 'percent') this.units.add('%');
    }
  }
}
