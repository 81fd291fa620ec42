/** One factor of a unit: a simple unit with its prefix, to a power. */
export interface UnitFactor {
  /** CLDR's name of the simple unit where it has one, else UCUM's or ours: `meter`, `watt-hour`, `decibel`, `gwei`. */
  readonly of: string;
  /** CLDR's name of the prefix: `kilo`, `mega`, `micro`; null where there is none. */
  readonly prefix: string | null;
  /** 1 or more: 2 of square meters. */
  readonly power: number;
}

/** What a unit measures; units of one dimension can be set side by side, others never. */
export type Dimension = string;

/** A unit of measure: products of factors over one another, never a string. */
export interface Unit {
  /** Canonical name, by which units are compared: `liter-per-100-kilometer`, `EUR-per-kilowatt-hour`. */
  readonly id: string;
  readonly numerator: readonly UnitFactor[];
  readonly denominator: readonly UnitFactor[];
  /** What the denominator counts: 100 of l/100 km, 1 elsewhere. */
  readonly per: number;
  /** ISO 4217 code or coin of an amount per something (€/kWh); null for a unit without money. */
  readonly currency: string | null;
  readonly dimension: Dimension;
}

/** What a unit is put together from; its id and dimension follow. */
export type UnitParts = Pick<Unit, 'numerator' | 'denominator' | 'per' | 'currency'>;

/** One way in which a text may be a unit. */
export interface UnitReading {
  /** Null where the text is money alone, or a scale alone. */
  readonly unit: Unit | null;
  /** ISO 4217 code or coin; null where there is no money. */
  readonly currency: string | null;
  /** 1,000,000 of "Mio. €"; 1 where the text scales nothing. */
  readonly scale: number;
}

/** A run of a name's tokens that may be a unit. */
export interface UnitSpan {
  /** First token, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** The likeliest first. */
  readonly readings: readonly UnitReading[];
  /** `false` for symbols and words that mean other things as well: `m`, `min`, `t`, `day`, `points`. */
  readonly isSure: boolean;
}
