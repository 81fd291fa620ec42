import { Module } from '@nestjs/common';
import { QueueGauges } from './queue-gauges';
import { QueueWatch } from './queue-watch';
import { TicketQueues } from './ticket-queues';

@Module({ providers: [QueueGauges, QueueWatch, TicketQueues], exports: [QueueWatch, TicketQueues] })
export class QueuesModule {}
