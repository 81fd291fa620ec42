import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { ASSET_KINDS, type AssetKind } from '@app/sources';
import { PageQueryDto } from '../paging/page-query.dto';
import { Livemode } from '../records/livemode.decorator';
import { IsPlainText } from '../videos/is-plain-text.decorator';

const FOLDER = { type: String, maxLength: 100, example: 'B-roll' } as const;
const TITLE = { type: String, maxLength: 200, example: 'Harbour at night' } as const;

/** Body of `POST /v1/library/upload`: a form with `file`, or JSON with `url`. */
export class UploadDto {
  @ApiPropertyOptional({ type: String, format: 'binary', description: 'In a form: the file, up to 250 MB' })
  @IsString()
  @IsOptional()
  file?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    maxLength: 2000,
    description: 'Where to fetch the file from, in place of `file`',
    example: 'https://cdn.example.com/harbour.mp4',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  url?: string;

  @ApiPropertyOptional({ ...TITLE, description: "The file's name where it is left out" })
  @IsPlainText(200)
  title?: string;

  @ApiPropertyOptional(FOLDER)
  @IsPlainText(100)
  folder?: string;
}

/** Body of `PATCH /v1/library/{id}`; what is left out stays. */
export class ChangeAssetDto {
  @ApiPropertyOptional(TITLE)
  @ValidateIf((body: ChangeAssetDto) => body.title !== undefined)
  @IsPlainText(200, { needed: true })
  title?: string;

  @ApiPropertyOptional({ ...FOLDER, nullable: true, description: 'Null takes it out of its folder' })
  @IsPlainText(100)
  folder?: string | null;
}

/** Query of `GET /v1/library`; all that is said must be true of an asset. */
export class LibraryQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: String, enum: ASSET_KINDS })
  @IsIn(ASSET_KINDS)
  @IsOptional()
  kind?: AssetKind;

  @ApiPropertyOptional(FOLDER)
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  @IsOptional()
  folder?: string;

  @ApiPropertyOptional({ type: String, description: 'What this user of an embedded studio brought' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @IsOptional()
  externalUserId?: string;
}

/** A picture, a video or a sound to make videos with. */
export class LibraryAssetDto {
  @ApiProperty({ type: String, example: 'ast_4f9k2m0q8xw1c7ab5d3e' })
  libraryAssetId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, enum: ASSET_KINDS })
  kind!: AssetKind;

  @ApiProperty(TITLE)
  title!: string;

  @ApiProperty({ ...FOLDER, nullable: true })
  folder!: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Seconds; null for pictures', example: 12.4 })
  duration!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels as shown; null for sounds', example: 1080 })
  width!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1920 })
  height!: number | null;

  @ApiProperty({ type: 'integer', description: 'Of the file as it is kept', example: 4_812_330 })
  bytes!: number;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'Keyed link to the file; never changes',
    example: 'https://factreel.example/media/library/ast_4f9k2m0q8xw1c7ab5d3e/file.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2',
  })
  url!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true, description: 'Keyed link to a JPEG; null for sounds' })
  thumbnail!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The user of an embedded studio who brought it',
    example: null,
  })
  externalUserId!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class LibraryPageDto {
  @ApiProperty({ type: [LibraryAssetDto] })
  data!: LibraryAssetDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class LibraryFolderDto {
  @ApiProperty(FOLDER)
  folder!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many assets are in it', example: 12 })
  assets!: number;
}

export class LibraryFolderPageDto {
  @ApiProperty({ type: [LibraryFolderDto] })
  data!: LibraryFolderDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
