/** A card that its fields refused; the message is for its owner. */
export class CardFault extends Error {}
