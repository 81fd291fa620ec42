import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BadRequestError } from '@app/platform';
import { Channel } from './filed-record.entity';
import type { BrandOrder, BrandWish } from './video-settings';

/** The pack of the house: every style as it was drawn. */
const HOUSE = 'default';

/** Looks brands up by the names that `brand.pack` takes. */
@Injectable()
export class SavedBrands {
  /**
   * The brand with its pack looked up: what it says itself stands over what the pack says. Throws `BadRequestError` for a
   * pack that is neither `default` nor the id or name of a channel of the account.
   */
  async resolve(em: EntityManager, accountId: string, brand: BrandOrder | null | undefined): Promise<BrandWish | null> {
    if (!brand) return null;
    const { pack, ...own } = brand;
    // A request that was read into a class has all of its fields; one that is not said must not hide the pack's.
    const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
    return { ...(pack === undefined ? {} : await this.saved(em, accountId, pack)), ...said };
  }

  private async saved(em: EntityManager, accountId: string, pack: string): Promise<BrandWish> {
    if (pack === HOUSE) return {};
    const where = { accountId, $or: [{ id: pack }, { name: pack }] };
    const channel = await em.findOne(Channel, where, { orderBy: { position: 'desc' } });
    if (!channel) {
      const message = `is no saved brand: it takes ${HOUSE}, or the id or name of a channel`;
      throw new BadRequestError([{ path: 'brand.pack', message }]);
    }
    const { accent, ground, watermark } = channel.brand ?? {};
    return { ...(accent && { accent }), ...(ground && { ground }), ...(watermark && { watermark }) };
  }
}
