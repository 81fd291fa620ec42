/**
 * For tickets whose work fails only when its worker was told to stop, or what it stands on is away; the next one takes it up.
 * At once: a queue dates delays by the clock of whoever asks, and one that is ahead would put the work off by as much.
 */
export const GIVEN_BACK = { attempts: 100 };
