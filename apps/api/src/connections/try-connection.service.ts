import { Injectable } from '@nestjs/common';
import { type Connection, ConnectionsService } from '@app/accounts';
import { UnprocessableError } from '@app/platform';
import { type ConnectedChannel, NoSchedulerError, PublishVideoService, SCHEDULER_KINDS } from '@app/publishing';
import { DRIVE_KINDS, Drives } from '@app/sources';

/** What a service said to a key. */
export interface ConnectionTrial {
  /** Why it does not work; null where it does. */
  fault: string | null;
  /** Of a scheduler that works; empty for drives. */
  channels: ConnectedChannel[];
}

const PATIENCE_MS = 20_000;

/** Asks the services that an account has connected what its keys open. Nothing is changed there. */
@Injectable()
export class TryConnectionService {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly publishing: PublishVideoService,
    private readonly drives: Drives,
  ) {}

  /** A service that refuses, or is not reached, is an answer. Throws `NotFoundError` for another account's connection. */
  async test(accountId: string, id: string): Promise<ConnectionTrial> {
    const connection = await this.connections.get(accountId, id);
    try {
      return { fault: null, channels: await within((signal) => this.ask(connection, signal)) };
    } catch (error) {
      if (error instanceof UnprocessableError) return { fault: error.message, channels: [] };
      throw error;
    }
  }

  /** What videos can be posted to, at every connected scheduler; none without one. Throws `SchedulerError`. */
  async channels(accountId: string): Promise<ConnectedChannel[]> {
    try {
      return await within((signal) => this.publishing.listChannels(accountId, undefined, signal));
    } catch (error) {
      if (error instanceof NoSchedulerError) return [];
      throw error;
    }
  }

  private async ask({ accountId, kind }: Connection, signal: AbortSignal): Promise<ConnectedChannel[]> {
    const scheduler = SCHEDULER_KINDS.find((each) => each === kind);
    if (scheduler) return await this.publishing.listChannels(accountId, scheduler, signal);
    const drive = DRIVE_KINDS.find((each) => each === kind);
    const access = drive && this.drives.accessOf(drive, await this.connections.keyOf(accountId, drive));
    if (drive && access) await this.drives.of(drive).check({ access, signal });
    return [];
  }
}

/** Services that are busy are asked again for longer than anyone looks at a page. */
async function within<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await ask(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new UnprocessableError(`it did not answer within ${PATIENCE_MS / 1000} s`);
  }
}
