import { Injectable } from '@nestjs/common';
import { writtenLanguage } from '@app/design';
import { BadRequestError, ConflictError, newId, UnprocessableError, WorkProcesses } from '@app/platform';
import {
  glanceFacts,
  mayNeedBrowser,
  type PackContent,
  PreviewSourceService,
  ReadPackService,
  ReadSourceService,
  SourcePacksService,
} from '@app/sources';
import type { OrderedSource, SourceChoice } from './video-order';
import { wordsToTell } from './words-to-tell';

const CHOICES = Object.keys({
  data: true,
  sourceUrl: true,
  text: true,
  sourcePackId: true,
  sourceId: true,
} satisfies Record<Choice, true>) as Choice[];
type Choice = Exclude<keyof SourceChoice, 'language'>;

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
    private readonly work: WorkProcesses,
  ) {}

  /**
   * Throws `BadRequestError` where more than one source is named, `UnwrittenLanguageError` for a language that there is not,
   * `NotFoundError` for what the account does not have, and `UnreadableSourceError` for an address that may not be fetched
   * and a text that holds nothing.
   */
  async choose(accountId: string, order: SourceChoice & { targetSeconds?: number }): Promise<ChosenSource> {
    const named = CHOICES.filter((name) => order[name] !== undefined && order[name] !== null);
    const [first, ...others] = named;
    if (others.length > 0) {
      throw new BadRequestError(others.map((path) => ({ path, message: `cannot be sent beside ${first}` })));
    }
    const { sourceUrl, text, sourcePackId, sourceId } = order;
    const language = order.language === undefined ? null : tagOf(order.language);
    if (sourcePackId !== undefined) return await this.keptPack(accountId, sourcePackId);
    if (sourceId !== undefined) {
      const { id, url, sealedHeaders, insistsOn } = await this.previews.get(accountId, sourceId);
      const mayBeDrawn = url !== null && mayNeedBrowser(insistsOn, sealedHeaders !== null);
      return { source: { state: 'awaited', url, sourceId: id, language, mayBeDrawn } };
    }
    if (sourceUrl !== undefined) {
      this.readers.assertReadable(sourceUrl);
      return { source: { state: 'awaited', url: sourceUrl, sourceId: null, language, mayBeDrawn: true } };
    }
    if (text === undefined) return {};
    const packId = newId('sp');
    const content = await this.reading.read(packId, { text }, { videoLanguage: language });
    return await this.asFiguresOrWords(content, (told) => ({ state: 'read', packId, content: told }));
  }

  private async keptPack(accountId: string, id: string): Promise<ChosenSource> {
    const pack = await this.packs.get(accountId, id);
    if (pack.readAt === null) throw new ConflictError(`${id} is not read yet; a video of it is being made`);
    // A video of a script alone keeps its words itself; its pack holds none.
    if (pack.kind === 'script' && pack.reading === null) {
      throw new UnprocessableError(`${id} is the pack of a script: send the script itself`);
    }
    return await this.asFiguresOrWords(pack, () => ({ state: 'kept', pack }));
  }

  private async asFiguresOrWords(
    content: PackContent,
    sourceOf: (content: PackContent) => OrderedSource,
  ): Promise<ChosenSource> {
    const hasFigures = async (data: PackContent['data']): Promise<boolean> =>
      (await this.work.run(glanceFacts, { data }))?.hasFigures ?? false;
    const words = await wordsToTell(content, hasFigures);
    if (words === null) return { source: sourceOf(content) };
    return { source: sourceOf({ ...content, kind: 'script' }), words };
  }
}

/** A language as it was asked for, with its region where it has one: Mexico writes other numbers than Spain. */
function tagOf(language: string): string {
  const { code } = writtenLanguage(language);
  return language.trim().toLowerCase().startsWith(`${code}-`) ? language.trim() : code;
}
