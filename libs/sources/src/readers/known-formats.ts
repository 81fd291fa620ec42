/** What readers take, as a caller is told it. */
const READABLE =
  'send a web page, a PDF, an RSS, Atom or JSON feed, CSV, an Excel workbook (.xlsx), JSON, Markdown, a script or plain text';

/** Files that no reader takes, by what their bytes say they are. */
const FORMATS: ReadonlyArray<[RegExp, string]> = [
  [/^image\/svg\+xml$/, 'an SVG drawing'],
  [/wordprocessingml|opendocument\.text|^application\/msword$/, 'a word processor document'],
  [/presentationml|opendocument\.presentation/, 'a presentation'],
  [/opendocument\.spreadsheet|spreadsheetml|ms-excel/, 'a spreadsheet that is no .xlsx workbook'],
  [/^application\/x-cfb$/, 'an old Office file (.doc, .xls or .ppt)'],
  [/^application\/rtf$/, 'an RTF document'],
  [/^application\/(?:postscript|eps)$/, 'a PostScript file'],
  [/epub|mobipocket/, 'an e-book'],
  [/^application\/xml$/, 'an XML document that is neither a page nor a feed'],
  [/^application\/zip$/, 'a zip archive'],
  [/gzip|bzip2|x-7z|x-rar|x-tar|x-xz|zstd|lzip|x-compress/, 'a packed archive'],
  [/msdownload|x-elf|mach|x-msi|x-deb|x-rpm|wasm|java|x-apple-diskimage/, 'a program'],
  [/sqlite|parquet|arrow|avro|x-hdf/, 'a database file'],
  [/^font\//, 'a font'],
];
const MEDIA: ReadonlyArray<[RegExp, string]> = [
  [/^image\/(?!svg)/, 'a picture'],
  [/^video\/|mxf|x-mpegurl/, 'a video'],
  [/^audio\/|^application\/ogg$/, 'a sound file'],
];

/** Tells a caller what a source is that no reader takes, and what may be sent instead. */
export function whyUnreadable(magic: string | null): string {
  const media = MEDIA.find(([type]) => magic !== null && type.test(magic))?.[1];
  if (media) return `the source is ${media}: upload it to the library`;
  const format = FORMATS.find(([type]) => magic !== null && type.test(magic))?.[1];
  const what = format ?? (magic === null ? 'of no kind that is known' : `of the type ${magic}`);
  const hint = format?.includes('document') || format?.includes('presentation') ? 'save it as PDF, or ' : '';
  return `the source is ${what}, which no reader takes: ${hint}${READABLE}`;
}
