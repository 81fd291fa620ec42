import { Module } from '@nestjs/common';
import { NotificationsService } from './notifications.service';
import { NotifyOwnersSubscriber } from './notify-owners.subscriber';

/** Notifications; programs that relay the outbox import it. */
@Module({ providers: [NotificationsService, NotifyOwnersSubscriber], exports: [NotificationsService] })
export class NotificationsModule {}
