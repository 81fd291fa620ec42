import { Injectable } from '@nestjs/common';
import type { FoundFacts, Sources, ToolContext } from '@factreel/tool-sdk';
import { ReadSourceService } from '@app/sources';

/** Pages and files for plugins, read as every other source is. */
@Injectable()
export class PluginSources implements Sources {
  constructor(private readonly sources: ReadSourceService) {}

  /** Throws `UnreadableSourceError`. */
  async read({ signal }: ToolContext, address: string): Promise<FoundFacts> {
    const { title, url, data } = await this.sources.readUrl(address, { signal });
    return { title, url, data };
  }
}
