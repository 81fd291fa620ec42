import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { ToolRun } from '@factreel/tool-sdk';
import { type ImportRecord, ImportsService } from '@app/library';
import { ImportJobDto, toImportJobDto } from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';

export class ImportDriveInput {
  @ApiProperty({
    type: String,
    format: 'uri',
    maxLength: 2000,
    description: 'A shared folder of Google Drive or Dropbox',
    example: 'https://drive.google.com/drive/folders/1a2B3c4D5e6F7g8H9i0J',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  url!: string;
}

/** Brings a cloud drive's shared folder into the library. */
@Tool({
  name: 'import_drive',
  description:
    'Bring the pictures, videos and sounds of a shared Google Drive or Dropbox folder into the library. What is there already is skipped; needs the account’s key to the drive (POST /v1/account/connections).',
  input: ImportDriveInput,
  output: ImportJobDto,
  mode: 'order',
  price: 'free',
  scope: 'library',
})
export class ImportDriveTool implements ToolRun<ImportDriveInput, ImportJobDto> {
  constructor(private readonly imports: ImportsService) {}

  async run({ url }: ImportDriveInput, { account, keep }: HouseContext): Promise<ImportJobDto> {
    return begun(await this.imports.order(account.id, url, async (em, taken) => await keep(em, begun(taken))));
  }
}

/** The job as it is answered; its files are read at GET /v1/jobs/{id}. */
function begun(taken: ImportRecord): ImportJobDto {
  return toImportJobDto({ folder: { ...taken, files: [] } });
}
