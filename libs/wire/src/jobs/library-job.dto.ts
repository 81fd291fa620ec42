import { ApiProperty } from '@nestjs/swagger';
import { IMPORT_FILE_STATUSES, type ImportFile, type ImportFileStatus } from '@app/library';
import type { FootageJobRecord, ImportJobRecord } from '@app/videos';
import { toWorkFields, WorkDto } from './work.dto';

const FOOTAGE = ['footage'] as const;
const IMPORT = ['import'] as const;
const INDEX_STAGES = ['index'] as const;
const IMPORT_STAGES = ['list', 'import'] as const;
const NO_VIDEO = { type: 'null', description: 'Such a job makes no video' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;

/** The index of a video of the library. */
export class FootageJobDto extends WorkDto {
  @ApiProperty({ type: String, enum: FOOTAGE })
  kind!: 'footage';

  @ApiProperty({ type: String, enum: INDEX_STAGES })
  stage!: 'index';

  @ApiProperty(NO_VIDEO)
  videoId!: null;

  @ApiProperty({ type: String, example: 'ast_4f9k2m0q8xw1c7ab5d3e' })
  libraryAssetId!: string;
}

/** A file of a shared folder, and what became of it. */
export class ImportFileDto {
  @ApiProperty({ type: String, example: 'harbour.mp4' })
  name!: string;

  @ApiProperty({ type: String, description: 'Folders between the shared one and the file', example: 'Summer/Beach' })
  folder!: string;

  @ApiProperty({ type: String, enum: IMPORT_FILE_STATUSES, example: 'imported' })
  status!: ImportFileStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was skipped or failed' })
  reason!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it became, or was already',
    example: 'ast_4f9k2m0q8xw1c7ab5d3e',
  })
  libraryAssetId!: string | null;
}

/** The import of a cloud drive's shared folder. */
export class ImportJobDto extends WorkDto {
  @ApiProperty({ type: String, enum: IMPORT })
  kind!: 'import';

  @ApiProperty({ type: String, enum: IMPORT_STAGES, example: 'import' })
  stage!: (typeof IMPORT_STAGES)[number];

  @ApiProperty(NO_VIDEO)
  videoId!: null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the folder is called; null until it is listed',
    example: 'B-roll',
  })
  title!: string | null;

  @ApiProperty({ ...COUNT, description: 'Files in the folder and in those within it', example: 12 })
  found!: number;

  @ApiProperty({ ...COUNT, example: 4 })
  imported!: number;

  @ApiProperty({ ...COUNT, description: 'In the library already, or nothing that it takes', example: 1 })
  skipped!: number;

  @ApiProperty({ ...COUNT, example: 0 })
  failed!: number;

  @ApiProperty({ type: [ImportFileDto], description: 'In the order of the drive' })
  files!: ImportFileDto[];
}

/** The record as integrators see it; how far ffmpeg is with one video nobody knows. */
export function toFootageJobDto({ footage }: FootageJobRecord): FootageJobDto {
  const fields = toWorkFields(footage, footage.status === 'done' ? 1 : 0);
  return { ...fields, kind: 'footage', stage: 'index', videoId: null, libraryAssetId: footage.subject ?? '' };
}

/** The record as integrators see it. */
export function toImportJobDto({ folder: { job, folder, files } }: ImportJobRecord): ImportJobDto {
  const count = (status: ImportFileStatus) => files.filter((file) => file.status === status).length;
  const progress = files.length === 0 ? 0 : 1 - count('waiting') / files.length;
  return {
    ...toWorkFields(job, job.status === 'done' ? 1 : progress),
    kind: 'import',
    stage: folder.listedAt === null ? 'list' : 'import',
    videoId: null,
    title: folder.title,
    found: files.length,
    imported: count('imported'),
    skipped: count('skipped'),
    failed: count('failed'),
    files: files.map(toImportFileDto),
  };
}

function toImportFileDto({ name, folder, status, reason, assetId: libraryAssetId }: ImportFile): ImportFileDto {
  return { name, folder, status, reason, libraryAssetId };
}
