/** Where a bomb is thrown: at what reads sources, or at what keeps media. */
type Door = '/v1/sources' | '/v1/library/upload';

/** A small file that costs much to read. */
export interface Bomb {
  name: string;
  door: Door;
  /** What its server calls it. */
  contentType: string;
  /** Of the transfer, such as gzip. */
  encoding?: string;
  /** Made when it is asked for: some are 25 MB. */
  bytes: () => Buffer;
  /** Where it may turn out to be harmless: then only what reading it costs is of interest. */
  mayBeRead?: true;
  /** Where it is stopped by the clock alone. */
  isSlow?: true;
}

/** A source. */
export function source(
  name: string,
  contentType: string,
  bytes: () => Buffer | string,
  more: Pick<Bomb, 'encoding' | 'mayBeRead' | 'isSlow'> = {},
): Bomb {
  return { name, door: '/v1/sources', contentType, bytes: () => Buffer.from(bytes()), ...more };
}

/** A file for the library. */
export function media(name: string, bytes: () => Buffer | string, more: Pick<Bomb, 'mayBeRead' | 'isSlow'> = {}): Bomb {
  const contentType = 'application/octet-stream';
  return { name, door: '/v1/library/upload', contentType, bytes: () => Buffer.from(bytes()), ...more };
}
