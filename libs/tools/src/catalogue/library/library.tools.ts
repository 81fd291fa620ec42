import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { KeepAssetService, LibraryService } from '@app/sources';
import {
  AssetPresenter,
  ChangeAssetDto,
  LibraryAssetDto,
  LibraryFolderPageDto,
  LibraryPageDto,
  LibraryQueryDto,
  PageQueryDto,
  UploadDto,
} from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';
import { OneAssetInput, RemovedDto } from '../one-record.dto';

export class UploadToLibraryInput extends PickType(UploadDto, ['title', 'folder'] as const) {
  @ApiProperty({
    type: String,
    format: 'uri',
    maxLength: 2000,
    description: 'Where to fetch the file from',
    example: 'https://cdn.example.com/harbour.mp4',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  url!: string;
}

@Tool({
  name: 'upload_to_library',
  description:
    'Keep a picture, a video or a sound in the library, fetched from its address, at most 250 MB. Videos are made with it by its libraryAssetId. A file without an address is uploaded by POST /v1/library/upload.',
  input: UploadToLibraryInput,
  output: LibraryAssetDto,
  price: 'free',
  scope: 'library',
  timeoutSeconds: 120,
  destructive: false,
})
export class UploadToLibraryTool implements ToolRun<UploadToLibraryInput, LibraryAssetDto> {
  constructor(
    private readonly keeping: KeepAssetService,
    private readonly presenter: AssetPresenter,
  ) {}

  async run(upload: UploadToLibraryInput, { account, keep }: HouseContext): Promise<LibraryAssetDto> {
    const asset = await this.keeping.keepUrl(account.id, upload, async (em, kept) => {
      await keep(em, this.presenter.toDto(kept));
    });
    return this.presenter.toDto(asset);
  }
}

export class ListLibraryInput extends LibraryQueryDto {}

@Tool({
  name: 'list_library',
  description: 'Pictures, videos and sounds of the library, newest first; narrowed by kind, folder or externalUserId.',
  input: ListLibraryInput,
  output: LibraryPageDto,
  price: 'free',
  readOnly: true,
})
export class ListLibraryTool implements ToolRun<ListLibraryInput, LibraryPageDto> {
  constructor(
    private readonly library: LibraryService,
    private readonly presenter: AssetPresenter,
  ) {}

  async run(query: ListLibraryInput, { account }: ToolContext): Promise<LibraryPageDto> {
    const { data, nextCursor } = await this.library.page(account.id, query);
    return { data: data.map((asset) => this.presenter.toDto(asset)), nextCursor };
  }
}

export class ListLibraryFoldersInput extends PageQueryDto {}

@Tool({
  name: 'list_library_folders',
  description: 'The folders of the library by name, with how many assets are in each.',
  input: ListLibraryFoldersInput,
  output: LibraryFolderPageDto,
  price: 'free',
  readOnly: true,
})
export class ListLibraryFoldersTool implements ToolRun<ListLibraryFoldersInput, LibraryFolderPageDto> {
  constructor(private readonly library: LibraryService) {}

  async run(query: ListLibraryFoldersInput, { account }: ToolContext): Promise<LibraryFolderPageDto> {
    return await this.library.folders(account.id, query);
  }
}

@Tool({
  name: 'get_library_asset',
  description: 'An asset of the library: its measures, and links to the file and to a small picture of it.',
  input: OneAssetInput,
  output: LibraryAssetDto,
  price: 'free',
  readOnly: true,
})
export class GetLibraryAssetTool implements ToolRun<OneAssetInput, LibraryAssetDto> {
  constructor(
    private readonly library: LibraryService,
    private readonly presenter: AssetPresenter,
  ) {}

  async run({ libraryAssetId }: OneAssetInput, { account }: ToolContext): Promise<LibraryAssetDto> {
    return this.presenter.toDto(await this.library.get(account.id, libraryAssetId));
  }
}

export class ChangeLibraryAssetInput extends IntersectionType(OneAssetInput, ChangeAssetDto) {}

@Tool({
  name: 'change_library_asset',
  description: 'Rename an asset of the library or put it into another folder; null takes it out of its folder.',
  input: ChangeLibraryAssetInput,
  output: LibraryAssetDto,
  price: 'free',
  scope: 'library',
  idempotent: true,
})
export class ChangeLibraryAssetTool implements ToolRun<ChangeLibraryAssetInput, LibraryAssetDto> {
  constructor(
    private readonly library: LibraryService,
    private readonly presenter: AssetPresenter,
  ) {}

  async run(
    { libraryAssetId, ...change }: ChangeLibraryAssetInput,
    { account }: ToolContext,
  ): Promise<LibraryAssetDto> {
    return this.presenter.toDto(await this.library.change(account.id, libraryAssetId, change));
  }
}

@Tool({
  name: 'delete_library_asset',
  description:
    'Remove an asset of the library for good. Videos that were made of it keep copies of their own; videos that still wait to be made of it end in error.',
  input: OneAssetInput,
  output: RemovedDto,
  price: 'free',
  scope: 'library',
})
export class DeleteLibraryAssetTool implements ToolRun<OneAssetInput, RemovedDto> {
  constructor(private readonly library: LibraryService) {}

  async run({ libraryAssetId }: OneAssetInput, { account }: ToolContext): Promise<RemovedDto> {
    await this.library.delete(account.id, libraryAssetId);
    return { removed: libraryAssetId };
  }
}
