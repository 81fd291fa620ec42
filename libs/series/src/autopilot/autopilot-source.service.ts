import { Injectable } from '@nestjs/common';
import { BadRequestError, Clock, newId } from '@app/platform';
import { PreviewSourceService, ReadSourceService, SavedSource } from '@app/sources';
import type { SeriesKind, SeriesSource } from '../series-source';
import { starterBehind, type StarterName, STARTERS, starterQuery } from './starters';

/** Kinds that a source may be asked as. */
export const AUTOPILOT_KINDS = ['url', 'rss', 'json', 'csv', 'collectibles'] as const;
export type AutopilotKind = (typeof AUTOPILOT_KINDS)[number];

/** A source as a caller names it: what was previewed, an address with what it is, or a starter. */
export interface AutopilotSource {
  sourceId?: string;
  kind?: AutopilotKind;
  url?: string;
  starter?: string;
  city?: string;
}

/** A source that was looked up; nothing of it is read yet. */
export interface FoundPlace {
  saved: SavedSource;
  /** Whether `saved` is still to be written down. */
  isNew: boolean;
  kind: SeriesKind;
  source: SeriesSource;
  starter: StarterName | null;
  city: string | null;
}

/** What a reader is told to expect; null leaves it to the bytes. */
const INSISTS: Readonly<Record<AutopilotKind, SavedSource['insistsOn']>> = {
  url: null,
  rss: 'feed',
  json: 'json',
  csv: 'csv',
  collectibles: null,
};
const KIND_OF: Partial<Record<SavedSource['kind'], SeriesKind>> = { feed: 'rss', json: 'json', csv: 'csv' };
const CARDS = 'collectible-cards';

/** Looks up what a show is to be made of; whatever it is, it becomes a source that every episode reads anew. */
@Injectable()
export class AutopilotSourceService {
  constructor(
    private readonly previews: PreviewSourceService,
    private readonly readers: ReadSourceService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `BadRequestError` where not exactly one source is named, `NotFoundError` for another account's `sourceId`, and
   * `UnreadableSourceError` for an address that may not be fetched.
   */
  async find(accountId: string, asked: AutopilotSource): Promise<FoundPlace> {
    const { sourceId, kind, url, starter, city } = asked;
    const named = [sourceId, kind ?? url, starter].filter((name) => name !== undefined);
    if (named.length !== 1) {
      const message = 'must be one of {sourceId}, {kind, url} and {starter}';
      throw new BadRequestError([{ path: 'source', message }]);
    }
    if (starter === undefined && city !== undefined) {
      throw new BadRequestError([{ path: 'city', message: 'belongs to the starter weather' }]);
    }
    if (sourceId !== undefined) {
      const saved = await this.previews.get(accountId, sourceId);
      const behind = starterBehind(saved.query);
      if (behind) return { saved, isNew: false, ...behind, ...startedBy(saved, behind.starter, behind.city) };
      const place = { kind: KIND_OF[saved.kind] ?? 'url', source: { sourceId } };
      return { saved, isNew: false, starter: null, city: null, ...place };
    }
    if (starter !== undefined) {
      const saved = this.newSource(accountId, { query: starterQuery(starter, city) });
      const known = STARTERS.find((one) => one.starter === starter)?.starter ?? null;
      const named = city?.trim() ?? null;
      return { saved, isNew: true, starter: known, city: named, ...startedBy(saved, starter, named) };
    }
    return this.atAddress(accountId, kind ?? 'url', url);
  }

  private atAddress(accountId: string, kind: AutopilotKind, url: string | undefined): FoundPlace {
    if (url === undefined) {
      if (kind !== 'collectibles') throw new BadRequestError([{ path: 'url', message: `is needed for ${kind}` }]);
      const saved = this.newSource(accountId, { query: starterQuery(CARDS, undefined) });
      return { saved, isNew: true, kind, source: { sourceId: saved.id }, starter: CARDS, city: null };
    }
    this.readers.assertReadable(url);
    const saved = this.newSource(accountId, { url, insistsOn: INSISTS[kind] });
    return { saved, isNew: true, kind, source: { sourceId: saved.id, url }, starter: null, city: null };
  }

  private newSource(accountId: string, where: Partial<Pick<SavedSource, 'url' | 'query' | 'insistsOn'>>): SavedSource {
    const unread = {
      kind: 'unread',
      title: null,
      url: null,
      query: null,
      insistsOn: null,
      sealedHeaders: null,
    } as const;
    const made = { ...unread, ...where, id: newId('src'), accountId, createdAt: this.clock.now() };
    return Object.assign(new SavedSource(), made);
  }
}

function startedBy(
  { id: sourceId }: SavedSource,
  starter: string,
  city: string | null,
): Pick<FoundPlace, 'kind' | 'source'> {
  return { kind: 'starter', source: { sourceId, starter, ...(city === null ? {} : { city }) } };
}
