import { Module } from '@nestjs/common';
import { NotificationsService } from './notifications.service';
import { NotifyOwnersSubscriber } from './notify-owners.subscriber';

/** Notifications; a program that relays the outbox imports it, so that owners are told. */
@Module({ providers: [NotificationsService, NotifyOwnersSubscriber], exports: [NotificationsService] })
export class NotificationsModule {}
