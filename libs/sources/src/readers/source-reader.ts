import type { ReaderKind } from '../source-kinds';
import type { ReadSource } from './read-source';

/** What is known of a source before it is read. */
export interface ReadContext {
  /** Where it came from, after redirects; links and pictures are resolved against it. */
  url: string | null;
  /** As its server named it; believed only where the bytes do not tell. */
  contentType: string | null;
  /** The language of the source, as its caller declares it: a code, with or without a region. */
  language?: string | null;
  /** The language of the video to be made, which the source is taken to be in where its words do not speak against it. */
  videoLanguage?: string | null;
}

/** What the first look at the bytes tells. */
export interface SniffedSource {
  /** Named by the bytes themselves (`application/pdf`), or null for text and what is not known. */
  magic: string | null;
  /** What the server said, without parameters, in lower case. */
  contentType: string;
  /** The whole source as text, or null where the bytes are not text. */
  text: string | null;
}

/** Reads one kind of source. One class a kind; found by what the bytes are, never by a file's name. */
export interface SourceReader {
  readonly kind: ReaderKind;
  suits(sniffed: SniffedSource): boolean;
  /** Throws `ReadFault` for what is broken or too large. */
  read(source: SniffedSource, bytes: Uint8Array, context: ReadContext): Promise<ReadSource>;
}
