import { type FigureTable, piecesOf, type RefText } from '@app/picture';
import type { FactPack } from '@app/facts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from '@app/lingua';
import { type Ground, groundOf } from '../figures/ground';
import { textFaults } from '../figures/ground-text';
import { readsStatements } from './check-statements';
import { comparisonsIn, judgeText } from './judge-text';
import type { StatementFault } from './sentence';
import { World } from './world';

const WHY: Readonly<Record<StatementFault['code'], string>> = {
  untrue: 'the facts say otherwise',
  unsupported: 'no fact says so',
  unread: 'nothing in the facts explains this word; say it plainly',
};

/**
 * The one reader of what a text states about a payload. Whoever lets texts through asks it, and only decides what becomes of
 * a refusal: the house tells the line instead, the order fails, or its owner is warned. It shares nothing with those who write.
 */
export class StatementGate {
  private readonly ground: Ground;
  private readonly world: World | null;
  private readonly language: LanguageCode | null;
  private readonly narrowed = new Map<string, World>();

  /** `language`: ISO code. `vouched` are texts beside the payload whose words its owner answers for: title and brief. */
  constructor(
    pack: FactPack,
    language: string,
    private readonly vouched: readonly string[] = [],
  ) {
    this.language = LANGUAGE_CODES.find((code) => code === language) ?? null;
    this.ground = groundOf(pack, language);
    this.world = this.language !== null && readsStatements(language) ? new World(pack, this.language, vouched) : null;
  }

  /** Whether sentences of the language can be read at all; where they cannot, every text with words of its own is refused. */
  get reads(): boolean {
    return this.world !== null;
  }

  /** Reads a text with references, whose figures `checkStoryboard` holds; empty where the facts bear out all that it states. */
  read(text: RefText, figures: FigureTable): StatementFault[] {
    if (this.world) return judgeText(text, figures, this.world);
    const isWorded = piecesOf(text).some((piece) => 'text' in piece && /\p{L}/u.test(piece.text));
    return isWorded ? [{ code: 'unread', kind: 'language', words: text }] : [];
  }

  /** Reads a plain text, its figures too. */
  readPlain(text: string): StatementFault[] {
    const figures = textFaults(text, {}, this.ground, []).map(({ code, figure }): StatementFault =>
      code === 'wrong_direction'
        ? { code: 'untrue', kind: 'direction', words: figure }
        : { code: 'unsupported', kind: 'figure', words: figure },
    );
    return [...figures, ...this.read(plainText(text), {})];
  }

  /** What a text compares that does not hold of some claims alone: `only` is the payload without all other figures. */
  readUnder(text: RefText, figures: FigureTable, only: FactPack, name: string): StatementFault[] {
    if (!this.world || this.language === null) return [];
    const world = this.narrowed.get(name) ?? new World(only, this.language, this.vouched);
    this.narrowed.set(name, world);
    // "The head-to-head wins": words of the figure's own name compare nothing.
    const isName = (words: string): boolean =>
      world.figures.some((fact) => words.split(' ').every((word) => world.likeness(fact, [word]).own > 0));
    return comparisonsIn(text, figures, world).filter(({ words }) => !isName(words));
  }
}

/** A text without references: a brace of its own opens none. */
export function plainText(text: string): RefText {
  return text.replace(/\{(?=\{)/g, '{ ');
}

/** A refusal in words: what is at fault, where, and why. */
export function refusalOf({ code, kind, words }: StatementFault, text: string): string {
  if (kind === 'language') return `"${text}": sentences in this language cannot be read`;
  return `"${words}" in "${text}": ${WHY[code]} (${kind})`;
}

/** The English name of a language by its code. */
export function languageName(code: string): string {
  const known = LANGUAGE_CODES.find((one) => one === code);
  return known ? LANGUAGE_NAMES[known] : code;
}
