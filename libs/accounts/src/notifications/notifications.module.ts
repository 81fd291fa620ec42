import { Module } from '@nestjs/common';
import { NotificationsService } from './notifications.service';

/** Notices to owners; whoever has something to tell them imports it. */
@Module({ providers: [NotificationsService], exports: [NotificationsService] })
export class NotificationsModule {}
