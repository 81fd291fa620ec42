import { Global, Module } from '@nestjs/common';
import { OutboxMetrics } from './outbox.metrics';
import { Outbox } from './outbox.service';
import { OutboxRelay } from './outbox.relay';

/** The outbox and its relay; the worker decides when to relay. */
@Global()
@Module({ providers: [Outbox, OutboxRelay, OutboxMetrics], exports: [Outbox, OutboxRelay] })
export class OutboxModule {}
