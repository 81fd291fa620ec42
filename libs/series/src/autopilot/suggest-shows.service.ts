import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database, UnprocessableError, WorkProcesses } from '@app/platform';
import { type FactPack, type FieldMeanings, readAnyFacts } from '@app/facts';
import { SavedSource, SavedSourceReader, tellSource, toldWords } from '@app/sources';
import { PaidReadsService } from '@app/videos';
import { type AutopilotSource, AutopilotSourceService } from './autopilot-source.service';
import { ShowSuggester, type ShowSuggestion } from './suggest/show-suggester';

/** Shows for a source, and the source as `POST /v1/autopilot/start` takes it. */
export interface SuggestedShows {
  source: { sourceId: string; title: string | null; url: string | null; itemCount: number };
  shows: ShowSuggestion[];
}

/** Runs in the transaction that pays for a browser, where one was needed. */
export type WithSuggestions = (em: EntityManager, suggested: SuggestedShows) => Promise<void>;

const nothingElse: WithSuggestions = async () => undefined;

/** Reads a source and says what shows it would make. */
@Injectable()
export class SuggestShowsService {
  constructor(
    private readonly places: AutopilotSourceService,
    private readonly reads: PaidReadsService,
    private readonly reader: SavedSourceReader,
    private readonly suggester: ShowSuggester,
    private readonly database: Database,
    private readonly work: WorkProcesses,
  ) {}

  /**
   * Throws what `AutopilotSourceService.find` and `SavedSourceReader.read` throw, `InsufficientCreditsError` for a page that
   * needs a browser, and `UnprocessableError` for a source without anything to tell; then nothing was kept or charged.
   */
  async suggest(
    accountId: string,
    asked: AutopilotSource,
    withSuggestions: WithSuggestions = nothingElse,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<SuggestedShows> {
    const { saved, isNew, starter, city } = await this.places.find(accountId, asked);
    return await this.reads.spend(accountId, async ({ leave, settle }) => {
      const found = await this.reader.read(saved, { leave, signal });
      const { title, data } = await this.work.run(tellSource, toldWords(found), signal);
      const { url, itemCount, kind } = found;
      const shows = await this.suggester.suggest({ title, url, starter, city, facts: factsIn(data) }, signal);
      const suggested = { source: { sourceId: saved.id, title, url, itemCount }, shows };
      await this.database.transaction(async (em) => {
        if (isNew) await em.persist(Object.assign(saved, { kind, title } satisfies Partial<SavedSource>)).flush();
        await settle(em, found.readBy);
        await withSuggestions(em, suggested);
      });
      return suggested;
    });
  }
}

/** Throws `UnprocessableError`. */
export function factsIn(data: Record<string, unknown>, fields: FieldMeanings | null = null): FactPack {
  const facts = readAnyFacts(data, { defaults: fields ?? {} });
  if (!facts) throw new UnprocessableError('the source holds nothing that a show could tell');
  return facts;
}
