import { Injectable } from '@nestjs/common';
import { BadRequestError, ConflictError, newId, UnprocessableError } from '@app/platform';
import {
  type PackContent,
  PreviewSourceService,
  ReadPackService,
  ReadSourceService,
  SourcePacksService,
} from '@app/sources';
import type { OrderedSource } from './ordered-source';
import { wordsToTell } from './words-to-tell';

/** How an order may name its source; at most one of them (CONTRACT.md 4). */
export interface SourceChoice {
  data?: Record<string, unknown> | null;
  /** A page, a file or a feed, read by the worker. */
  sourceUrl?: string;
  text?: string;
  sourcePackId?: string;
  /** A previewed source, read by the worker. */
  sourceId?: string;
}

const CHOICES = ['data', 'sourceUrl', 'text', 'sourcePackId', 'sourceId'] as const;

/** A source that an order names, and the words of a source that is told by itself instead of by its figures. */
export interface ChosenSource {
  source?: OrderedSource;
  words?: string;
}

/** Looks up what an order is to be made from, before anything is held for it. */
@Injectable()
export class OrderSourceService {
  constructor(
    private readonly packs: SourcePacksService,
    private readonly previews: PreviewSourceService,
    private readonly reading: ReadPackService,
    private readonly readers: ReadSourceService,
  ) {}

  /**
   * Throws `BadRequestError` where more than one source is named, `NotFoundError` for what the account does not have, and
   * `UnreadableSourceError` for an address that may not be fetched and a text that holds nothing.
   */
  async choose(accountId: string, order: SourceChoice & { targetSeconds?: number }): Promise<ChosenSource> {
    const named = CHOICES.filter((name) => order[name] !== undefined && order[name] !== null);
    const [first, ...others] = named;
    if (others.length > 0) {
      throw new BadRequestError(others.map((path) => ({ path, message: `cannot be sent beside ${first}` })));
    }
    const { sourceUrl, text, sourcePackId, sourceId } = order;
    if (sourcePackId !== undefined) return await this.keptPack(accountId, sourcePackId);
    if (sourceId !== undefined) {
      const { id, url, sealedHeaders, insistsOn } = await this.previews.get(accountId, sourceId);
      // Headers are never given to a browser, and only pages need one.
      const mayBeDrawn = url !== null && sealedHeaders === null && (insistsOn ?? 'page') === 'page';
      return { source: { state: 'awaited', url, sourceId: id, mayBeDrawn } };
    }
    if (sourceUrl !== undefined) {
      this.readers.assertReadable(sourceUrl);
      return { source: { state: 'awaited', url: sourceUrl, sourceId: null, mayBeDrawn: true } };
    }
    if (text === undefined) return {};
    const packId = newId('sp');
    const content = await this.reading.read(packId, { text });
    return toldSource(content, (told) => ({ state: 'read', packId, content: told }));
  }

  private async keptPack(accountId: string, id: string): Promise<ChosenSource> {
    const pack = await this.packs.get(accountId, id);
    if (pack.readAt === null) throw new ConflictError(`${id} is not read yet; a film of it is being made`);
    // A film of a script alone keeps its words itself; its pack holds none.
    if (pack.kind === 'script' && pack.reading === null) {
      throw new UnprocessableError(`${id} is the pack of a script: send the script itself`);
    }
    return toldSource(pack, () => ({ state: 'kept', pack }));
  }
}

function toldSource(content: PackContent, sourceOf: (content: PackContent) => OrderedSource): ChosenSource {
  const words = wordsToTell(content);
  if (words === null) return { source: sourceOf(content) };
  return { source: sourceOf({ ...content, kind: 'script' }), words };
}
