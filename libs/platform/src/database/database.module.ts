import { type EntityClass, MikroORM } from '@mikro-orm/core';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from './database';
import { DatabaseMetrics } from './database.metrics';
import { DATABASE_URL } from './database.tokens';
import { openOrm } from './orm-options';
import { TableNews } from './table-news';

/** Opens the pool and closes it last; `Database` is how everyone else gets at it. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(MikroORM) private readonly orm: MikroORM) {}

  static with(options: { url: string; entities: EntityClass<object>[] }): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: DATABASE_URL, useValue: options.url },
        { provide: MikroORM, useFactory: () => openOrm(options.url, options.entities) },
        Database,
        DatabaseMetrics,
        TableNews,
      ],
      exports: [DATABASE_URL, Database, TableNews],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}
