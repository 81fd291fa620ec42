import { type DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { TicketOutcome } from './queue-watch';
import type { QueueName } from './queues';

/** A try of a ticket. */
export interface TicketAttempt {
  /** Aborts when the worker stops, as `QUEUE_RULES` has it: at once, or just before the process is to be gone. */
  signal: AbortSignal;
  /** Made before this one; none unless said. */
  tries?: number;
}

/** Does what a ticket stands for. Throws only if it is to be tried again. */
export type HandleTicket = (data: never, attempt: TicketAttempt) => Promise<TicketOutcome | void>;

const MARK = 'queues:handles';

/** Marks the method of a provider that takes the tickets of a queue. */
export function TicketHandler(queue: QueueName) {
  return <Method extends HandleTicket>(
    _target: object,
    _name: string,
    { value }: TypedPropertyDescriptor<Method>,
  ): void => {
    if (value) Reflect.defineMetadata(MARK, queue, value);
  };
}

/** Who takes the tickets of which queue. */
export function ticketHandlers(discovery: DiscoveryService): Array<{ mark: QueueName; method: HandleTicket }> {
  return markedMethods<QueueName, HandleTicket>(discovery, MARK);
}

/** The methods of all providers that bear a mark, each bound to its provider. */
export function markedMethods<Mark, Method extends (...values: never[]) => unknown>(
  discovery: DiscoveryService,
  key: string,
): Array<{ mark: Mark; method: Method }> {
  const scanner = new MetadataScanner();
  const instances = new Set(discovery.getProviders().map(({ instance }) => instance as Record<string, Method> | null));
  return [...instances].flatMap((instance) => {
    if (instance === null || typeof instance !== 'object') return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, Method> | null;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const method = prototype?.[name];
      const mark = method && (Reflect.getMetadata(key, method) as Mark | undefined);
      return method && mark !== undefined ? [{ mark, method: method.bind(instance) as Method }] : [];
    });
  });
}
