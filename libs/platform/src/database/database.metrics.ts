import { MikroORM } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics';

/** The pool behind the ORM. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Whether this process has connections enough. */
@Injectable()
export class DatabaseMetrics implements OnModuleInit {
  constructor(
    private readonly orm: MikroORM,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'factreel_database_connections',
      help: 'Connections of this process to the database, by use',
      labels: ['state'],
      collect: (gauge) => {
        gauge.set({ state: 'used' }, this.pool().numUsed());
        gauge.set({ state: 'idle' }, this.pool().numFree());
      },
    });
    this.metrics.gauge({
      name: 'factreel_database_waiting',
      help: 'Work of this process that waits for a connection',
      collect: (gauge) => gauge.set(this.pool().numPendingAcquires()),
    });
  }

  private pool(): Pool {
    return ((this.orm.em as EntityManager).getKnex().client as { pool: Pool }).pool;
  }
}
