import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox.service';
import { OutboxRelay } from './outbox.relay';

/** The outbox and its relay; the worker decides when to relay. */
@Global()
@Module({ providers: [Outbox, OutboxRelay], exports: [Outbox, OutboxRelay] })
export class OutboxModule {}
