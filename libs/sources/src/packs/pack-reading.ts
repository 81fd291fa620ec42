import type { ReadBy } from '../readers/browser/read-address.service';
import type { ReadBrand, ReadFootage, ReadPlace, ReadSeries } from '../readers/read-source';

/** A picture of a source, large enough to be shown. Pixels. */
export interface PackStill {
  /** Where it is fetched from; null where it was part of the file. */
  url: string | null;
  /** Its name in storage; null where it has an address. */
  file: string | null;
  width: number;
  height: number;
  alt: string;
}

/** What a reader found beside the data that facts are made of. */
export interface PackReading {
  language: string | null;
  /** Where each figure stood, by the key of its fact. */
  places: ReadPlace[];
  series: ReadSeries[];
  stills: PackStill[];
  footage: ReadFootage[];
  brand: ReadBrand;
  text: string;
  itemCount: number;
  warnings: string[];
  /** Figures of its text that may be read in two ways; missing where there are none. */
  undecided?: string[];
  /** Missing where nothing was fetched to be read, and in packs from before there was a browser. */
  readBy?: ReadBy;
}
