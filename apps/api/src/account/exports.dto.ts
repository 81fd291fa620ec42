import { ApiProperty } from '@nestjs/swagger';
import type { ExportRecord } from '@app/lifecycle';
import { JOB_STATUSES, type JobStatus } from '@app/jobs';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '@app/wire';

const AT = { type: String, format: 'date-time', nullable: true } as const;

/** An archive of all that the account has. */
export class AccountExportDto {
  @ApiProperty({ type: String, example: 'exp_4f9k2m0q8xw1c7ab5d3e' })
  exportId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, enum: JOB_STATUSES, example: 'done' })
  status!: JobStatus;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the archive', example: 52_428_800 })
  bytes!: number | null;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: "Where the archive is, for the owner's session alone; null until it is written",
    example: 'https://factreel.example/v1/account/export/exp_4f9k2m0q8xw1c7ab5d3e/archive',
  })
  url!: string | null;

  @ApiProperty({ ...AT, description: 'When the archive is removed', example: '2026-11-08T09:00:00.000Z' })
  expiresAt!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why there is none', example: null })
  error!: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-01T09:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({ ...AT, example: '2026-11-01T09:01:00.000Z' })
  finishedAt!: string | null;
}

/** The newest archives, first the last. */
export class AccountExportListDto {
  @ApiProperty({ type: [AccountExportDto] })
  data!: AccountExportDto[];
}

/** The record as its owner sees it. */
export function toAccountExportDto({ job, archive }: ExportRecord, baseUrl: string): AccountExportDto {
  const { id, accountId, status, error, createdAt, finishedAt } = job;
  const { bytes, expiresAt } = archive;
  return {
    exportId: id,
    livemode: isLiveAccount(accountId),
    status,
    bytes,
    url: expiresAt && `${baseUrl}/v1/account/export/${id}/archive`,
    expiresAt: expiresAt?.toISOString() ?? null,
    error,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
