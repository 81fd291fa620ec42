import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose end is told to whoever asks it next. The driver's own ends the whole process where it breaks off and
 * nobody listens, which is so for every connection that a pool has lent.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
