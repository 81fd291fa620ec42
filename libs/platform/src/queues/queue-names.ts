/** Work that waits for a worker; job data is ids only. */
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
