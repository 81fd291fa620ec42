import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DATABASE_URL } from './database.tokens';
import { SteadyClient } from './steady-client';

const CONNECT_WITHIN_MS = 15_000;
const AGAIN_MS = 1_000;

/** Hears what was told; null where news may have been missed, because the connection is new. */
type Listener = (payload: string | null) => void;

/**
 * What triggers tell by NOTIFY, over one connection of this process. News is lost while the connection is away: whoever
 * waits for it looks at the tables as well, when it hears null and now and then.
 */
@Injectable()
export class TableNews implements OnApplicationShutdown {
  private readonly logger = new Logger(TableNews.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly stopping = new AbortController();
  private client: SteadyClient | null = null;
  private kept: Promise<void> | null = null;

  constructor(@Inject(DATABASE_URL) private readonly url: string) {}

  /** `channel` is a plain identifier. Connects at the first call. Returns what ends it. */
  on(channel: string, listener: Listener): () => void {
    const all = this.listeners.get(channel) ?? new Set();
    if (all.size === 0 && this.client) void this.client.query(`LISTEN ${channel}`).catch(() => undefined);
    this.listeners.set(channel, all.add(listener));
    this.kept ??= this.keepConnected();
    return () => void all.delete(listener);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.kept;
  }

  private async keepConnected(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.listen().catch((error: unknown) => {
        if (!this.stopping.signal.aborted) this.logger.debug({ err: error }, 'no news from the database');
      });
      await pause(AGAIN_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Until the connection ends. */
  private async listen(): Promise<void> {
    const connectionTimeoutMillis = CONNECT_WITHIN_MS;
    const client = new SteadyClient({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis });
    try {
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await client.connect();
      client.on('notification', ({ channel, payload = '' }) => this.tell(channel, payload));
      for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
      this.client = client;
      if (this.stopping.signal.aborted) return;
      for (const channel of this.listeners.keys()) this.tell(channel, null);
      await ended;
    } finally {
      this.client = null;
      await client.end().catch(() => undefined);
    }
  }

  private tell(channel: string, payload: string | null): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }
}
