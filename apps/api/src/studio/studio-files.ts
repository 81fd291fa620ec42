import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { STRIPE_CONFIG, type StripeConfig } from '@app/billing';

/** Where `npm start` builds the studio to. */
export const STUDIO_FOLDER = resolve(__dirname, '../../../../studio');

/** The studio's two pages, as they were built. */
@Injectable()
export class StudioFiles {
  private readonly pages = new Map<string, string>();

  constructor(@Inject(STRIPE_CONFIG.token) private readonly settings: StripeConfig | undefined) {}

  /** `studio` is the owner's, `embed` the one that integrators show; null where the studio was not built. */
  page(name: 'studio' | 'embed'): string | null {
    const kept = this.pages.get(name);
    if (kept !== undefined) return kept;
    try {
      const page = readFileSync(resolve(STUDIO_FOLDER, name === 'embed' ? 'embed.html' : 'index.html'), 'utf8');
      this.pages.set(name, page);
      return page;
    } catch {
      return null;
    }
  }

  /** What a page of the studio may load and ask; `ancestors` is who may show it in a frame: nobody but the one named. */
  policy(ancestors = "'none'"): string {
    // Cards are typed into Stripe's own frame where Stripe takes the money; it must be loaded from there.
    const stripe = this.settings ? ' https://js.stripe.com' : '';
    const asked = stripe ? ' https://api.stripe.com' : '';
    const frames = stripe ? `${stripe} https://hooks.stripe.com` : " 'none'";
    return [
      "default-src 'self'",
      `script-src 'self'${stripe}`,
      // Base UI places its popups by style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      "media-src 'self' blob:",
      `connect-src 'self'${asked}`,
      `frame-src${frames}`,
      `frame-ancestors ${ancestors}`,
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; ');
  }
}
