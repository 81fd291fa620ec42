/**
 * How a call goes wrong: it is refused (503 `SlowDown`), its connection is dropped before anything is done, its work is done
 * and the answer lost, its bytes break off in the middle (sent or received), an object's bytes never follow their headers, or
 * nothing ever comes back.
 */
const S3_FAULTS = ['refused', 'dropped', 'lost', 'cut', 'hushed', 'stalled'] as const;
export type S3Fault = (typeof S3_FAULTS)[number];

/** How a store behaves from now on. */
export interface S3Behaviour {
  /** Every so manieth call goes wrong; null: none. */
  everyNth: number | null;
  /** How those go wrong, in turn. */
  faults: readonly S3Fault[];
  /** Faults of the next calls, each used once, before `everyNth` counts; null is a call that works. */
  next: Array<S3Fault | null>;
  /** Before every answer. */
  delayMs: number;
  /** Connections are dropped, as if nobody were there. */
  down: boolean;
}

/** Works. */
export function flawless(): S3Behaviour {
  return { everyNth: null, faults: ['refused', 'dropped', 'lost', 'cut'], next: [], delayMs: 0, down: false };
}

/** Tells for each call in turn whether and how it goes wrong. */
export class S3FaultPlan {
  private calls = 0;
  private used = 0;

  /** Counts one call. */
  draw({ next, everyNth, faults, down }: S3Behaviour): S3Fault | null {
    if (down) return 'dropped';
    const planned = next.shift();
    if (planned !== undefined) return planned;
    this.calls += 1;
    if (everyNth === null || this.calls % everyNth !== 0) return null;
    this.used += 1;
    return faults[(this.used - 1) % faults.length] ?? null;
  }
}
