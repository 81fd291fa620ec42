import { IntersectionType } from '@nestjs/swagger';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { ShowsService } from '@app/channels';
import { ChangeShowDto, CreateShowDto, PageQueryDto, ShowDto, ShowPageDto, toShowDto } from '@app/wire';
import { Tool } from '../../core/tool.decorator';
import { OneShowInput, RemovedDto } from '../one-record.dto';

export class CreateShowInput extends CreateShowDto {}

@Tool({
  name: 'create_show',
  description:
    'Make a show, on a channel or on none. Videos and series are made under it, and have of its channel what the show leaves open.',
  input: CreateShowInput,
  output: ShowDto,
  price: 'free',
  scope: 'series',
  destructive: false,
})
export class CreateShowTool implements ToolRun<CreateShowInput, ShowDto> {
  constructor(private readonly shows: ShowsService) {}

  async run(input: CreateShowInput, { account }: ToolContext): Promise<ShowDto> {
    return toShowDto(await this.shows.create(account.id, input));
  }
}

export class ListShowsInput extends PageQueryDto {}

@Tool({
  name: 'list_shows',
  description: 'Shows of the account, newest first, each with its own settings and its channel.',
  input: ListShowsInput,
  output: ShowPageDto,
  price: 'free',
  readOnly: true,
})
export class ListShowsTool implements ToolRun<ListShowsInput, ShowPageDto> {
  constructor(private readonly shows: ShowsService) {}

  async run(query: ListShowsInput, { account }: ToolContext): Promise<ShowPageDto> {
    const { data, nextCursor } = await this.shows.page(account.id, query);
    return { data: data.map(toShowDto), nextCursor };
  }
}

@Tool({
  name: 'get_show',
  description: 'A show with its own settings. What it leaves out, its channel says when a video is made.',
  input: OneShowInput,
  output: ShowDto,
  price: 'free',
  readOnly: true,
})
export class GetShowTool implements ToolRun<OneShowInput, ShowDto> {
  constructor(private readonly shows: ShowsService) {}

  async run({ showId }: OneShowInput, { account }: ToolContext): Promise<ShowDto> {
    return toShowDto(await this.shows.get(account.id, showId));
  }
}

export class ChangeShowInput extends IntersectionType(OneShowInput, ChangeShowDto) {}

@Tool({
  name: 'change_show',
  description:
    'Change the title, brand, defaults, texts, declared fields or channel of a show. What is left out stays; null empties a field. Videos that were ordered before keep what they had.',
  input: ChangeShowInput,
  output: ShowDto,
  price: 'free',
  scope: 'series',
  idempotent: true,
})
export class ChangeShowTool implements ToolRun<ChangeShowInput, ShowDto> {
  constructor(private readonly shows: ShowsService) {}

  async run({ showId, ...change }: ChangeShowInput, { account }: ToolContext): Promise<ShowDto> {
    return toShowDto(await this.shows.change(account.id, showId, change));
  }
}

@Tool({
  name: 'delete_show',
  description: 'Remove a show; its videos stay. Refused while a series makes episodes of it.',
  input: OneShowInput,
  output: RemovedDto,
  price: 'free',
  scope: 'series',
})
export class DeleteShowTool implements ToolRun<OneShowInput, RemovedDto> {
  constructor(private readonly shows: ShowsService) {}

  async run({ showId }: OneShowInput, { account }: ToolContext): Promise<RemovedDto> {
    await this.shows.remove(account.id, showId);
    return { removed: showId };
  }
}
