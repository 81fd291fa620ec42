import type { MikroORM } from '@mikro-orm/core';
import { Logger } from '@nestjs/common';
import { ConnectionsService } from '@app/accounts';
import { ENTITIES } from '@app/composition';
import { Database, loadConfig, newTestAccountId, openOrm, SafeFetch, SecretBox } from '@app/platform';
import { SetClock, startTestDatabase } from '@app/testing';
import { VideoLinks, VideosService } from '@app/videos';
import { PublishVideoService } from '../src';
import { DeliverPostService } from '../src/deliver-post.service';
import { PostClaims } from '../src/post-claims.service';
import { PostToChannelsService } from '../src/post-to-channels.service';
import { Schedulers } from '../src/schedulers/schedulers';
import { SCHEDULERS_CONFIG } from '../src/schedulers/schedulers.config';

/** Caption of the videos in these tests. */
export const CAPTION = 'Bread is up 3 % this week (The Bakery)';

/** The lib on its own database. */
export class Publishing {
  readonly clock = new SetClock(new Date());
  readonly claims: PostClaims;
  readonly service: PublishVideoService;
  private readonly connections: ConnectionsService;
  private readonly database: Database;
  private serial = 0;

  private constructor(
    private readonly server: Awaited<ReturnType<typeof startTestDatabase>>,
    private readonly orm: MikroORM,
    addresses: { postiz: string; buffer: string; api: string },
  ) {
    const config = loadConfig(
      'api',
      {
        BASE_URL: addresses.api,
        POSTIZ_BASE_URL: addresses.postiz,
        BUFFER_BASE_URL: addresses.buffer,
      },
      [SCHEDULERS_CONFIG],
    );
    const safeFetch = new SafeFetch([]);
    this.database = new Database(orm);
    this.connections = new ConnectionsService(this.database, new SecretBox('for tests'), safeFetch, this.clock);
    this.claims = new PostClaims(this.database, this.clock);
    const posts = new DeliverPostService(this.claims, this.clock);
    const channels = new PostToChannelsService(
      new Schedulers(safeFetch, this.connections, SCHEDULERS_CONFIG.of(config)),
      posts,
      this.clock,
    );
    this.service = new PublishVideoService(new VideosService(this.database), new VideoLinks(config), channels);
  }

  static async start(addresses: { postiz: string; buffer: string; api: string }): Promise<Publishing> {
    Logger.overrideLogger(false);
    const server = await startTestDatabase();
    const orm = await openOrm(server.url, ENTITIES);
    return new Publishing(server, orm, addresses);
  }

  async stop(): Promise<void> {
    await this.orm.close(true);
    await this.server.stop();
  }

  /** An account and its saved keys. */
  async anAccount(keys: Partial<Record<'postiz' | 'buffer', string>> = {}): Promise<string> {
    this.serial += 1;
    const id = `acc_pub${this.serial}`;
    const insert = "INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, 'x', now())";
    await this.database.read().execute(insert, [id, `${id}@x.example`]);
    for (const [kind, apiKey] of Object.entries(keys)) {
      await this.connections.save(id, { kind: kind as 'postiz' | 'buffer', apiKey });
    }
    return id;
  }

  /** A test account with a key that would post. */
  async aTestAccount(): Promise<string> {
    const id = newTestAccountId();
    const insert = "INSERT INTO accounts (id, test_of, email, password_hash, created_at) VALUES (?, ?, ?, '', now())";
    await this.database.read().execute(insert, [id, `acc_of_${id}`, `${id}@test.invalid`]);
    await this.connections.save(id, { kind: 'postiz', apiKey: 'a key that is never used' });
    return id;
  }

  async aVideo(accountId: string, { status = 'rendered', caption = CAPTION } = {}): Promise<string> {
    this.serial += 1;
    const [id, pack] = [`vid-${this.serial}`, `sp_${this.serial}`];
    await this.database.transaction(async (em) => {
      await em.execute(
        "INSERT INTO source_packs (id, account_id, kind, data, created_at, read_at) VALUES (?, ?, 'data', '{}', now(), now())",
        [pack, accountId],
      );
      await em.execute(INSERT_VIDEO, [id, this.serial, accountId, status, pack, caption]);
    });
    return id;
  }
}

const INSERT_VIDEO = `
  INSERT INTO videos (id, number, account_id, status, source_pack_id, caption, title, spec,
                      version, cut_version, duration_seconds, public, media_key, edits,
                      created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, 'Bread', '{"v": 1, "format": "9:16", "language": "en"}', 1, 1, 30, false, 'k3y', '[]', now(), now())`;
