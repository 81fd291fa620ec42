import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { CHARGES } from '@app/billing';
import { SourcePacksService } from '@app/sources';
import { PaidReadsService } from '@app/videos';
import {
  CreateSourceDto,
  packOriginOf,
  PageQueryDto,
  PreviewDto,
  PreviewedSourceDto,
  previewOrderOf,
  SourcePackDto,
  SourcePageDto,
  SourcePresenter,
} from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';
import { OneSourceInput, RemovedDto } from '../one-record.dto';

const PRICE = { ordered: `Free; ${CHARGES.browser.price} credits where a page had to be read in a browser` };

export class ReadSourceInput extends CreateSourceDto {}

@Tool({
  name: 'read_source',
  description:
    'Read a page, a file, text or data and keep what was found: facts with where each stood, pictures, how each fact was read. Videos are made of it by sourcePackId, without reading it again.',
  input: ReadSourceInput,
  output: SourcePackDto,
  price: PRICE,
  scope: 'library',
  timeoutSeconds: 90,
  destructive: false,
})
export class ReadSourceTool implements ToolRun<ReadSourceInput, SourcePackDto> {
  constructor(
    private readonly reads: PaidReadsService,
    private readonly presenter: SourcePresenter,
  ) {}

  async run(body: ReadSourceInput, { account, keep }: HouseContext): Promise<SourcePackDto> {
    let shown: SourcePackDto | undefined;
    await this.reads.keep(account.id, packOriginOf(body), {
      look: async (pack) => void (shown = await this.presenter.toPackDto(pack)),
      withPack: async (em) => await keep(em, shown),
    });
    return shown as SourcePackDto;
  }
}

export class PreviewSourceInput extends PreviewDto {}

@Tool({
  name: 'preview_source',
  description:
    'Look at a source that videos or a series will read anew each time: a page, feed or table by its url, or a market by a query such as "EUR/USD". Answers a sourceId.',
  input: PreviewSourceInput,
  output: PreviewedSourceDto,
  price: PRICE,
  scope: 'library',
  timeoutSeconds: 90,
  destructive: false,
})
export class PreviewSourceTool implements ToolRun<PreviewSourceInput, PreviewedSourceDto> {
  constructor(
    private readonly reads: PaidReadsService,
    private readonly presenter: SourcePresenter,
  ) {}

  async run(body: PreviewSourceInput, { account, keep }: HouseContext): Promise<PreviewedSourceDto> {
    let glimpse: Awaited<ReturnType<SourcePresenter['glimpse']>> = { fields: [], sample: [] };
    const previewed = await this.reads.preview(account.id, previewOrderOf(body), {
      look: async (found) => void (glimpse = await this.presenter.glimpse(found)),
      withSource: async (em, saved) => await keep(em, this.presenter.toPreviewDto(saved, glimpse)),
    });
    return this.presenter.toPreviewDto(previewed, glimpse);
  }
}

export class ListSourcesInput extends PageQueryDto {}

@Tool({
  name: 'list_sources',
  description: 'Source packs of the account, newest first; those that videos were made of are among them.',
  input: ListSourcesInput,
  output: SourcePageDto,
  price: 'free',
  readOnly: true,
})
export class ListSourcesTool implements ToolRun<ListSourcesInput, SourcePageDto> {
  constructor(
    private readonly packs: SourcePacksService,
    private readonly presenter: SourcePresenter,
  ) {}

  async run(query: ListSourcesInput, { account }: ToolContext): Promise<SourcePageDto> {
    const { data, nextCursor } = await this.packs.page(account.id, query);
    return { data: data.map((pack) => this.presenter.toRowDto(pack)), nextCursor };
  }
}

@Tool({
  name: 'get_source',
  description: 'A source pack with all that was found in it: facts with their keys, pictures, brand, warnings.',
  input: OneSourceInput,
  output: SourcePackDto,
  price: 'free',
  readOnly: true,
})
export class GetSourceTool implements ToolRun<OneSourceInput, SourcePackDto> {
  constructor(
    private readonly packs: SourcePacksService,
    private readonly presenter: SourcePresenter,
  ) {}

  async run({ sourcePackId }: OneSourceInput, { account }: ToolContext): Promise<SourcePackDto> {
    return await this.presenter.toPackDto(await this.packs.get(account.id, sourcePackId));
  }
}

@Tool({
  name: 'delete_source',
  description: 'Remove a source pack with its pictures. Refused where videos were made of it.',
  input: OneSourceInput,
  output: RemovedDto,
  price: 'free',
  scope: 'library',
})
export class DeleteSourceTool implements ToolRun<OneSourceInput, RemovedDto> {
  constructor(private readonly packs: SourcePacksService) {}

  async run({ sourcePackId }: OneSourceInput, { account }: ToolContext): Promise<RemovedDto> {
    await this.packs.remove(account.id, sourcePackId);
    return { removed: sourcePackId };
  }
}
