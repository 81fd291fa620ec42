/** What went wrong, by the code of the api, and what to do about it. */
export const errors = {
  titles: {
    bad_request: 'Something in the form is not right',
    unauthorized: 'You are signed out',
    insufficient_credits: 'Not enough credits',
    payment_failed: 'The card was not charged',
    max_credits_exceeded: 'This costs more than is allowed',
    forbidden: 'You may not do that here',
    not_found: 'It is not there any more',
    conflict: 'That does not fit how things stand',
    too_large: 'That is too large',
    unprocessable: 'That could not be used',
    rate_limited: 'Too many requests for a moment',
    unavailable: 'Another service did not answer',
    internal: 'Something broke on our side',
  } as Record<string, string>,
  /** In place of the api's own sentence, which is English and says more. */
  abouts: {} as Record<string, string>,
  payments: {
    card_declined:
      'The bank declined the card. Nothing was charged and nothing was made. Add another card, or ask the bank why.',
    authentication_required:
      'The bank wants to ask you before each payment, which it cannot do while a video is ordered. Nothing was charged. Add another card.',
    daily_cap:
      'Pay-as-you-go has charged what it may in one day. Buy a pack yourself, or wait until midnight UTC. Nothing was charged.',
    provider_unavailable:
      'The payment service did not answer. Try again in a minute; a payment that went through all the same is credited by itself.',
  } as Record<string, string>,
  offline: { title: 'No answer from the service', about: 'Check your connection and try again. Nothing was lost.' },
  unknown: { title: 'That did not work', about: 'Try again; if it stays so, tell us the time it happened.' },
  requestId: (id: string) => `If it stays so, name request ${id} to support.`,
} as const;
