/** Work that waits for a worker; a ticket carries ids only. */
export const QUEUES = {
  design: 'design',
  render: 'render',
  parts: 'parts',
  footage: 'footage',
  imports: 'imports',
  tools: 'tools',
  series: 'series',
  episodes: 'episodes',
  webhooks: 'webhooks',
  exports: 'exports',
  clocks: 'clocks',
} as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** How the tickets of a queue are tried. */
export interface QueueRules {
  /** Tries of a ticket whose work throws. One: its table says what comes next. */
  tries: number;
  /** Pause between tries. */
  pauseMs?: number;
  /** A try may run to the last seconds of a worker that stops; those of other queues are given back at once. */
  mayFinish?: true;
}

/**
 * Work fails only when its worker was told to stop, or what it stands on is away: the next worker takes it up at once. A
 * pause would be dated by the clock of whoever asks, and one that is ahead would put the work off by as much.
 */
const GIVEN_BACK = { tries: 100 };

export const QUEUE_RULES: Readonly<Record<QueueName, QueueRules>> = {
  // It is soon done, and what a model or a service has made for it is paid for.
  design: { ...GIVEN_BACK, mayFinish: true },
  render: GIVEN_BACK,
  // A part is a few seconds of work, and stays where it is done.
  parts: { ...GIVEN_BACK, mayFinish: true },
  footage: GIVEN_BACK,
  imports: GIVEN_BACK,
  tools: GIVEN_BACK,
  series: GIVEN_BACK,
  exports: GIVEN_BACK,
  clocks: GIVEN_BACK,
  // A scheduler may be away, or its answer lost: it is asked again until it is known.
  episodes: { tries: 1000, pauseMs: 15_000 },
  // A delivery is one attempt.
  webhooks: { tries: 1 },
};
