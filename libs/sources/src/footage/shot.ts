/** One uncut stretch of footage; the shots of an asset follow one another and cover it all. */
export interface Shot {
  fromMs: number;
  toMs: number;
  /** Black for most of its length. */
  isBlack: boolean;
  /** Without motion for most of its length. */
  isFrozen: boolean;
  /** LUFS of its sound; null where it is silent, has none, or was not indexed. */
  loudness: number | null;
}
