import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, isLiveAccount, WorkProcesses } from '@app/platform';
import { dataName, glimpseFacts, type PackRow, type PreviewedSource, type SourcePack } from '@app/sources';
import type { PreviewedSourceDto } from './preview.dto';
import { showFacts } from './show-facts.task';
import type { SourcePackDto, SourceRowDto } from './source-pack.dto';

const READ_IN_BROWSER = 'read_in_browser: the page shows nothing without its scripts';
const NO_BRAND = { siteName: null, themeColor: null, logoUrl: null };

/** Shows sources as integrators see them. */
@Injectable()
export class SourcePresenter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: WorkProcesses,
  ) {}

  /** Its facts are read anew, which takes a while: not for a transaction. */
  async toPackDto(pack: SourcePack): Promise<SourcePackDto> {
    const { id, kind, url, mediaKey, reading, data, fields } = pack;
    const title = pack.title ?? (kind === 'data' ? dataName(pack.data) : null);
    const stills = (reading?.stills ?? []).map(({ file, width, height, alt, ...still }, index) => ({
      index,
      url: still.url ?? `${this.config.baseUrl}/media/sources/${id}/${file}?k=${mediaKey}`,
      width,
      height,
      alt,
    }));
    const language = reading?.language ?? null;
    const places = reading?.places ?? [];
    const shown = await this.work.run(showFacts, { data, fields, places, language });
    return {
      ...this.toRowDto({ ...pack, title }),
      url,
      language,
      facts: shown.facts,
      meaning: shown.meaning,
      stills,
      footage: reading?.footage ?? [],
      brand: reading?.brand ?? NO_BRAND,
      warnings: [
        ...(reading?.readBy === 'browser' ? [READ_IN_BROWSER] : []),
        ...(reading?.warnings ?? []),
        ...shown.unknown.map((message) => `unknown_meaning: ${message}`),
      ],
      readBy: reading?.readBy ?? null,
    };
  }

  toRowDto({ id, accountId, kind, title, url, createdAt }: PackRow): SourceRowDto {
    const livemode = isLiveAccount(accountId);
    return { sourcePackId: id, livemode, kind, title, url, createdAt: createdAt.toISOString() };
  }

  /** What it shows of a source, for `toPreviewDto`; reads facts, so not for a transaction. */
  async glimpse({ data }: PreviewedSource['found']): Promise<Pick<PreviewedSourceDto, 'fields' | 'sample'>> {
    return await this.work.run(glimpseFacts, data);
  }

  toPreviewDto(
    { source, found }: PreviewedSource,
    glimpse: Pick<PreviewedSourceDto, 'fields' | 'sample'>,
  ): PreviewedSourceDto {
    const { id, accountId, kind, title } = source;
    const { url, itemCount, readBy = null } = found;
    return { sourceId: id, livemode: isLiveAccount(accountId), kind, title, url, itemCount, readBy, ...glimpse };
  }
}
