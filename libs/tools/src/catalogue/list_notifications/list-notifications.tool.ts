import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { NotificationsService } from '@app/accounts';
import { NotificationPageDto, PageQueryDto, toNotificationDto } from '@app/wire';
import { Tool } from '../../core/tool.decorator';

export class ListNotificationsInput extends PageQueryDto {}

/** What the owner of the account was told. */
@Tool({
  name: 'list_notifications',
  description:
    'What the owner of the account was told, newest first: credits that run low, top-ups that failed, series that were paused.',
  input: ListNotificationsInput,
  output: NotificationPageDto,
  price: 'free',
  readOnly: true,
})
export class ListNotificationsTool implements ToolRun<ListNotificationsInput, NotificationPageDto> {
  constructor(private readonly notifications: NotificationsService) {}

  async run(page: ListNotificationsInput, { account }: ToolContext): Promise<NotificationPageDto> {
    const { data, nextCursor } = await this.notifications.page(account.id, page);
    return { data: data.map(toNotificationDto), nextCursor };
  }
}
