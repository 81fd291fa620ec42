/** Of Stripe.js, the little that is used here: https://docs.stripe.com/js */
export interface StripePage {
  elements(): { create(type: 'card', options: { style: { base: Record<string, string> } }): StripeField };
  createPaymentMethod(order: { type: 'card'; card: StripeField }): Promise<{
    paymentMethod?: { id: string };
    error?: { message?: string };
  }>;
}

export interface StripeField {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'change', listener: (state: { complete: boolean; error?: { message: string } }) => void): void;
}

type OpenStripe = (publishableKey: string) => StripePage;

/** Stripe wants it from this address, and nowhere else. */
const ADDRESS = 'https://js.stripe.com/v3/';

/** Loads Stripe's script when a card is first asked for. Throws where it cannot be reached. */
export async function loadStripe(publishableKey: string): Promise<StripePage> {
  const open = opener() ?? (await load());
  return open(publishableKey);
}

function opener(): OpenStripe | undefined {
  return (window as { Stripe?: OpenStripe }).Stripe;
}

async function load(): Promise<OpenStripe> {
  const script = document.createElement('script');
  script.src = ADDRESS;
  await new Promise((loaded, failed) => {
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  }).catch(() => {
    script.remove();
    throw new Error('Stripe.js did not load');
  });
  const open = opener();
  if (!open) throw new Error('Stripe.js did not load');
  return open;
}
