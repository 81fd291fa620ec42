import type { TicketOutcome } from '@app/platform';

/** What a worker does with a ticket of the queue `series`. */
export abstract class CheckRunner {
  /**
   * Runs a claimed check to its end; one that has ended is left alone, since a ticket may come twice. What goes wrong with
   * the source, the wallet or the video ends the check and is its `error`; it throws only where `signal` told it to stop or
   * the database is away, and then the ticket comes again.
   */
  abstract run(checkId: string, signal: AbortSignal): Promise<TicketOutcome>;
}
