import type { Schemas } from '../../../api/client';

/** What a way to enter a card hands over: a payment method's token, once the card is complete. Throws `CardFault`. */
export type TakeCard = () => Promise<string>;

/** What both ways to enter a card take; `onReady` hears how the card is had, and null while there is none. */
export interface CardFieldsProps {
  billing: Schemas['BillingSetup'];
  onReady: (take: TakeCard | null) => void;
}
