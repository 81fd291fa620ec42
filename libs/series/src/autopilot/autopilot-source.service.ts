import { Injectable } from '@nestjs/common';
import { BadRequestError, Clock } from '@app/platform';
import { PreviewSourceService, ReadSourceService, SavedSource, type SourcePlace } from '@app/sources';
import { AUTOPILOT_KINDS, type AutopilotKind, INSISTS_ON, type SeriesKind, type SeriesSource } from '../series-source';
import { starterBehind, type StarterName, STARTERS, starterQuery } from './starters';

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
      const kind = AUTOPILOT_KINDS.find((each) => INSISTS_ON[each] === saved.kind) ?? 'url';
      const place = { kind, source: { sourceId } };
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
    const saved = this.newSource(accountId, { url, insistsOn: INSISTS_ON[kind] });
    return { saved, isNew: true, kind, source: { sourceId: saved.id, url }, starter: null, city: null };
  }

  private newSource(accountId: string, place: SourcePlace): SavedSource {
    return SavedSource.unread({ accountId, at: this.clock.now() }, place);
  }
}

function startedBy(
  { id: sourceId }: SavedSource,
  starter: string,
  city: string | null,
): Pick<FoundPlace, 'kind' | 'source'> {
  return { kind: 'starter', source: { sourceId, starter, ...(city === null ? {} : { city }) } };
}
