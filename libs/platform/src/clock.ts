import { AsyncLocalStorage } from 'node:async_hooks';

/** A moment at which a test clock stands. */
export interface VirtualMoment {
  clockId: string;
  at: Date;
}

const moments = new AsyncLocalStorage<VirtualMoment | null>();

/** The moment of the test clock by which the present work lives; null for work in real time. */
export function virtualMoment(): VirtualMoment | null {
  return moments.getStore() ?? null;
}

/** Does work at a moment of a test clock: all that it asks for the time, and all that it awaits. Null is real time. */
export function atMoment<T>(moment: VirtualMoment | null, work: () => T): T {
  return moments.run(moment, work);
}

/** Source of time, injected so tests need not wait. */
export abstract class Clock {
  /** What records show and what falls due by. Inside `atMoment` it is the time of that moment. */
  abstract now(): Date;

  /** For claims, queues, caches and budgets: what keeps processes apart goes on while a test clock stands still. */
  real(): Date {
    return this.now();
  }
}

export class SystemClock extends Clock {
  override now(): Date {
    return virtualMoment()?.at ?? this.real();
  }

  override real(): Date {
    return new Date();
  }
}
