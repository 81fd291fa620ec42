/** What a source may cost; past the hard ones it is refused, past the soft ones it is cut with a warning. */
export const READ_LIMITS = {
  /** Bytes of a page, file or text. */
  bytes: 25_000_000,
  /** Values that go into `data`; facts end at 5,000 and texts may be told twice. */
  values: 4_000,
  /** Levels of `data`; facts end at 32. */
  depth: 30,
  textLength: 200_000,
  valueLength: 2_000,
  rows: 500,
  columns: 40,
  stills: 40,
  /** Nested divs make the article finder slow by the square: 1,000 cost 7 s. */
  htmlDepth: 256,
  htmlElements: 100_000,
  pdfPages: 60,
  /** Bytes that a compressed file may unpack to. */
  unpackedBytes: 60_000_000,
  feedItems: 50,
} as const;
