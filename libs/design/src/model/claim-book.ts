import type { Fact, FactPack } from '@app/facts';
import { type Claim, factsUnder, subjectOf } from '@app/story';
import type { Premise } from '../composer/premise';
import { AnswerFault } from './answer-reader';

/** More claims make a long order and no better video. */
const MOST_CLAIMS = 30;

/** A claim under the id that its order names it by: `c1` is the weightiest. */
export interface NumberedClaim {
  id: string;
  claim: Claim;
}

/**
 * What a model may state of one payload. Claims have ids; the value of a single fact goes by the fact's own key, so that
 * every sentence can name what it stands on.
 */
export class ClaimBook {
  readonly claims: readonly NumberedClaim[];
  private readonly pack: FactPack;
  private readonly keys: ReadonlySet<string>;

  constructor({ claims, story }: Pick<Premise, 'claims' | 'story'>) {
    this.claims = claims.slice(0, MOST_CLAIMS).map(({ claim }, at) => ({ id: `c${at + 1}`, claim }));
    this.pack = story.pack;
    this.keys = new Set(story.byKey.keys());
  }

  /** Keys of all figures that these ids stand on. Throws `AnswerFault` for an id that the order does not have. */
  figuresUnder(ids: readonly string[]): Set<string> {
    return new Set(ids.flatMap((id) => this.keysUnder(id)));
  }

  /** The id of a claim, or of the one in the order that says the same of the same figures; null where it was left out. */
  idOf(claim: Claim): string | null {
    return this.claims.find((one) => one.claim === claim || isAlike(one.claim, claim))?.id ?? null;
  }

  /** The id of the weightiest claim about a fact, else of one that it takes part in, else of its plain value. */
  idAbout(fact: Fact): string {
    const about = this.claims.find(({ claim }) => subjectOf(claim) === fact);
    return (about ?? this.claims.find(({ claim }) => factsUnder(claim).includes(fact)))?.id ?? fact.key;
  }

  private keysUnder(id: string): string[] {
    const claim = this.claims.find((one) => one.id === id)?.claim;
    if (claim) return figuresOf(claim);
    const key = id.replace(/^\{\{|(\|\w+)?\}\}$/g, '');
    if (!this.keys.has(key)) throw new AnswerFault(`there is no claim "${id}"`);
    return [key];
  }

  /** A payload that holds these figures alone, with all of its words. */
  only(figures: ReadonlySet<string>): FactPack {
    return narrowed(this.pack, figures);
  }
}

function isAlike(one: Claim, other: Claim): boolean {
  return (
    one.kind === other.kind &&
    subjectOf(one) === subjectOf(other) &&
    factsUnder(other).every((fact) => factsUnder(one).includes(fact))
  );
}

/** A ranking is about all of its rows: "the highest of the five" needs them. */
function figuresOf(claim: Claim): string[] {
  const rows = claim.kind === 'ranking' ? claim.rows.map(({ fact }) => fact.key) : [];
  return [...factsUnder(claim).map(({ key }) => key), ...rows];
}

function narrowed(pack: FactPack, figures: ReadonlySet<string>): FactPack {
  const isWord = new Set(
    pack.facts
      .filter(({ number, kind }) => number === null || kind === 'date' || kind === 'code')
      .map(({ key }) => key),
  );
  // Years and ranks may name rows.
  const names = new Set(
    pack.tables.flatMap(({ rows }) => rows.flatMap(({ name }) => (name.form === 'full' ? [name.key] : []))),
  );
  const stays = (key: string | null): boolean => key === null || figures.has(key) || isWord.has(key) || names.has(key);
  const { sides } = pack;
  return {
    ...pack,
    facts: pack.facts.filter(({ key }) => stays(key)),
    comparisons: pack.comparisons.filter(({ subject, other }) => stays(subject) && stays(other)),
    changes: pack.changes.filter(({ key }) => stays(key)),
    parts: pack.parts
      .map((one) => ({ ...one, parts: one.parts.filter(stays) }))
      .filter(({ whole, parts }) => stays(whole) && parts.length > 0),
    bridges: pack.bridges.filter(
      ({ start, steps, end }) => stays(start) && stays(end) && steps.every(({ key }) => stays(key)),
    ),
    tables: pack.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        cells: Object.fromEntries(Object.entries(row.cells).filter(([, key]) => stays(key))),
      })),
    })),
    sides: sides && { ...sides, pairs: sides.pairs.filter(({ figures: pair }) => pair.every(stays)) },
  };
}
