import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotificationsService } from '@app/accounts';
import { NotificationDto, NotificationPageDto, PageQueryDto, toNotificationDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

@ApiTags('Account')
@NeedsScope('account:read')
@Controller('v1/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listNotifications',
    summary: 'What the owner of the account was told, newest first',
    description:
      'Credits that run low, top-ups that failed, series and webhooks that were paused, episodes that wait for approval; each is told once. One of an episode counts as read once that is approved or discarded.',
  })
  @ApiOkResponse({ type: NotificationPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<NotificationPageDto> {
    const { data, nextCursor } = await this.notifications.page(accountId, query);
    return { data: data.map(toNotificationDto), nextCursor };
  }

  @Post(':id/read')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'readNotification',
    summary: 'Mark a notification as read; again changes nothing',
    description: 'The count of unread ones is one less. There is no way back to unread.',
  })
  @ApiOkResponse({ type: NotificationDto })
  @ApiErrors(401, 404)
  async read(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<NotificationDto> {
    return toNotificationDto(await this.notifications.read(accountId, id));
  }
}
