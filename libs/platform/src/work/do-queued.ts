import { context } from '@opentelemetry/api';
import { withIds, type WorkIds, idFacts } from '../logging/work-ids';
import { contextOf, inSpan, pastSpan } from '../tracing/spans';

/** Work that a queue brought. */
export interface QueuedWork {
  /** Of its span. */
  name: string;
  ids: WorkIds;
  /** What ordered it. */
  traceparent: string | null;
  /** When it was queued, and begun. */
  waited?: { from: Date; to: Date };
}

/** Does it as its part of the trace that ordered it, under its ids. Throws what the work throws. */
export async function doQueued<T>({ name, ids, traceparent, waited }: QueuedWork, work: () => Promise<T>): Promise<T> {
  const facts = idFacts(ids);
  if (waited) context.with(contextOf(traceparent), () => pastSpan('queue.wait', waited, facts));
  return await withIds(ids, () => inSpan({ name, kind: 'consumer', parent: traceparent, facts }, work));
}
