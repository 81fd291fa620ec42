import { ForbiddenError } from '@app/platform';
import type { BrandOrder } from '@app/channels';

/** One of an integrator's own users in an embedded studio, and what the integrator has settled for them. */
export interface EndUser {
  /** Everything that the user makes carries it, and nothing of anyone else is seen. */
  externalUserId: string;
  /** What the user's videos are filed under; null files them nowhere. */
  channelId: string | null;
  showId: string | null;
  /** Stands in place of whatever brand the user asks for; null locks nothing. */
  brand: BrandOrder | null;
}

/** What of an order is the integrator's to say, not the user's. */
interface Settled {
  channelId?: string;
  showId?: string;
  seriesId?: string;
  public?: boolean;
  publicProof?: boolean;
  brand?: BrandOrder;
  endUser?: EndUser;
}

/** The pack of a brand that names nobody's channel. */
const HOUSE_PACK = 'default';

/**
 * The order as it counts for its end user: filed where the integrator has settled. Orders of the account itself stay as they
 * are. Throws `ForbiddenError` for what a user would decide in the integrator's place: another channel, show or series,
 * the looks of a channel, and who may see the video.
 */
export function filedForEndUser<Order extends Settled>(order: Order): Order {
  const { endUser } = order;
  if (!endUser) return order;
  const { channelId, showId } = endUser;
  const settled = { channelId: channelId ?? undefined, showId: showId ?? undefined };
  const faults = [
    ...(isOther(order.channelId, channelId) ? ['channelId'] : []),
    ...(isOther(order.showId, showId) ? ['showId'] : []),
    ...(isOther(order.seriesId, null) ? ['seriesId'] : []),
    ...(order.public === true ? ['public'] : []),
    ...(order.publicProof === true ? ['publicProof'] : []),
    ...(isOther(order.brand?.pack, HOUSE_PACK) ? ['brand.pack'] : []),
  ];
  if (faults.length > 0) throw new ForbiddenError(`An embed token settles ${faults.join(', ')}: leave it out.`);
  return { ...order, ...settled };
}

function isOther(said: string | null | undefined, settled: string | null): boolean {
  return said !== undefined && said !== null && said !== settled;
}
