import type { Schemas } from '../../../api/client';
import type { Options } from './options';

export type SourceKind = 'data' | 'address' | 'markets' | 'footage';

export type PickedAsset = Pick<Schemas['LibraryAsset'], 'libraryAssetId' | 'title' | 'kind' | 'thumbnail'>;

/** A video before it is ordered: all that was typed and chosen. */
export interface Draft {
  /** The tab that is open: what the video is told from. */
  source: SourceKind;
  typed: string;
  /** The file that what was typed came from, as it was read. */
  file: { name: string; of: string } | null;
  address: string;
  query: string;
  /** Where facts were read of what stood in the field then; `of` is empty for a source that was saved before. */
  read: { source: SourceKind; of: string; sourcePackId: string } | null;
  /** What the owner says of what was read, by pattern; it is sent as `fields`. */
  fields: Record<string, Schemas['FieldMeaning']>;
  /** What the markets answered to `of`. */
  found: { of: string; source: Schemas['PreviewedSource'] } | null;
  assets: PickedAsset[];
  /** What was chosen on this page; all else is as its show or channel says, or as usual. */
  asked: Partial<Options>;
  channelId: string;
  showId: string;
}

export const EMPTY_DRAFT: Draft = {
  source: 'data',
  typed: '',
  file: null,
  address: '',
  query: '',
  read: null,
  fields: {},
  found: null,
  assets: [],
  asked: {},
  channelId: '',
  showId: '',
};

/** What stands in the field of the open tab. */
export function fieldOf({ source, typed, address, query }: Draft): string {
  const fields: Record<SourceKind, string> = { data: typed, address, markets: query, footage: '' };
  return fields[source].trim();
}

/** The source pack whose facts are those of the open tab as it stands; null where they were not read, or have changed since. */
export function packOf(draft: Draft): string | null {
  const { read, source } = draft;
  return read?.source === source && read.of === fieldOf(draft) ? read.sourcePackId : null;
}

const KEY = 'factreel.new-video';

/** The draft this tab of the browser had, if any. */
export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...EMPTY_DRAFT, ...kept } : EMPTY_DRAFT;
  } catch {
    // Kept by an earlier studio, or by a browser that keeps nothing.
    return EMPTY_DRAFT;
  }
}

/** Keeps it for reloads and detours; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then it lives as long as the page.
  }
}
