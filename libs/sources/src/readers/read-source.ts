import type { FieldMeanings, JsonObject } from '@app/facts';
import type { ReaderKind } from '../source-kinds';

/** Where a value of `data` stood. */
export interface ReadPlace {
  /** Key of the fact, as `readFacts` gives it. */
  key: string;
  /** A CSS selector, "page 3", a cell ("Prices!B4"), "line 12", or a JSON path. */
  where: string;
  /** The sentence around a figure that was found in running text. */
  quote: string | null;
}

/** A picture: an address still to be fetched, or encoded bytes that were part of the file. Sizes in pixels. */
export interface ReadStill {
  url: string | null;
  bytes: Uint8Array | null;
  width: number | null;
  height: number | null;
  alt: string;
}

/** A list of like rows in `data`. */
export interface ReadSeries {
  /** Pointer of the list in `data`. */
  key: string;
  title: string;
  columns: string[];
  rows: number;
}

/** A video that the source shows; only its address. */
export interface ReadFootage {
  url: string;
  poster: string | null;
}

/** How the source's maker presents itself. */
export interface ReadBrand {
  siteName: string | null;
  /** As the page writes it, e.g. `#0a3d62`. */
  themeColor: string | null;
  logoUrl: string | null;
}

/** What a reader found, verbatim: nothing in it is worked out. Plain data, so that it can leave a process. */
export interface ReadSource {
  kind: ReaderKind;
  title: string | null;
  /** The address it was read from, after redirects. */
  url: string | null;
  /** Two letters; null where neither the source nor its words tell. */
  language: string | null;
  /** For `readFacts`; at most 4,000 values, 30 levels. Empty where the source states nothing. */
  data: JsonObject;
  places: ReadPlace[];
  series: ReadSeries[];
  stills: ReadStill[];
  footage: ReadFootage[];
  brand: ReadBrand;
  /** The source's own words, without its frame of menus and notices; at most 200,000 characters. */
  text: string;
  /** Items of a feed, rows of a table, entries of a list. */
  itemCount: number;
  warnings: string[];
  /** What a schema that came with the data declares of it; missing where there was none. */
  fields?: FieldMeanings;
  /** Figures as they stand that may be read in two ways and were left out. */
  undecided?: string[];
}
