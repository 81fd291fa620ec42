import { ApiProperty } from '@nestjs/swagger';
import { NOTICE_KINDS, type NoticeKind, type Notification } from '@app/accounts';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '../records/livemode.decorator';

export class NotificationDto {
  @ApiProperty({ type: String, example: 'ntf_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, enum: NOTICE_KINDS })
  kind!: NoticeKind;

  @ApiProperty({ type: String, example: 'Fewer than 100 credits are left' })
  title!: string;

  @ApiProperty({ type: String, example: '90 credits are left. Buy a pack, or switch pay-as-you-go on.' })
  message!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null until it is marked as read' })
  readAt!: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The facts behind the words; the fields depend on `kind`',
    example: { credits: 90, threshold: 100 },
  })
  data!: Record<string, unknown>;
}

export class NotificationPageDto {
  @ApiProperty({ type: [NotificationDto] })
  data!: NotificationDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** The record as integrators see it. */
export function toNotificationDto(notification: Notification): NotificationDto {
  const { id, accountId, kind, title, message, createdAt, readAt, data } = notification;
  return {
    id,
    livemode: isLiveAccount(accountId),
    kind,
    title,
    message,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    data,
  };
}
