import { z } from 'zod';

const seconds = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'must be a whole number of seconds, up to 9999')
  .transform(Number);

/** Environment variables of a program's end, read with those of the platform. */
export const shutdownVariables = {
  SHUTDOWN_GRACE_S: seconds.default(25).refine((value) => value >= 1, 'must be 1 or more'),
  SHUTDOWN_DELAY_S: seconds.default(0),
};

/** How a program ends that is told to stop. */
export interface ShutdownConfig {
  /** Longest that it may take, seconds; what is not done by then is cut off. */
  graceSeconds: number;
  /** How long the api goes on taking requests while `/health/ready` says 503, so that balancers notice. */
  delaySeconds: number;
}

/** The end of a program out of the parsed variables. */
export function readShutdown(env: z.infer<z.ZodObject<typeof shutdownVariables>>): ShutdownConfig {
  return { graceSeconds: env.SHUTDOWN_GRACE_S, delaySeconds: env.SHUTDOWN_DELAY_S };
}
