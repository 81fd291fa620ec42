import { Clock } from '@app/platform';

/** A clock that stands until a test moves it. */
export class SetClock extends Clock {
  constructor(public time = new Date('2026-01-01T00:00:00Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  /** Moves on, or back. */
  pass(seconds: number): void {
    this.time = new Date(this.time.getTime() + seconds * 1000);
  }
}
