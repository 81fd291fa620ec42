import type { FactKind } from './fact';
import type { JsonObject } from './json-pointer';

/** How one value is to be read. */
export interface ValueReading {
  /** The value in the form in which facts keep it, where that is not the given one. */
  value?: string;
  kind: FactKind;
  unit: string | null;
  currency: string | null;
  number: number | null;
  precision: number;
  verbatim: boolean;
  /** It was counted in cents. */
  isMinor?: boolean;
}

/** What stands beside a value in its object and may state its unit. */
export interface Neighbours {
  unit: string | null;
  currency: string | null;
  /** Units by field name, given apart from the values. */
  units: JsonObject | null;
  /** They are those of a payment service, which counts money in its smallest unit. */
  isMinor?: boolean;
  /** The payload writes its figures as the continent does. */
  isContinental?: boolean;
  /** The currency that rates beside it are for one of. */
  base?: string;
}
