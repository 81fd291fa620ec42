import type { AccountsErrorCode } from '@app/accounts';
import type { BillingErrorCode } from '@app/billing';
import type { FiguresErrorCode, ModelErrorCode } from '@app/design';
import type { CommonErrorCode } from '@app/platform';
import type { ToolsErrorCode } from '@app/tools';

/** What may stand before the colon of an `error`, in an answer or on work that failed. A new one is a change of the contract. */
type ErrorCode =
  | CommonErrorCode
  | AccountsErrorCode
  | BillingErrorCode
  | FiguresErrorCode
  | ModelErrorCode
  | ToolsErrorCode;

/** What a code means, and what a caller can do about it. */
export interface CodeWords {
  when: string;
  then: string;
}

/** The codes of all libs, as `docs/errors.md` and the description of the api list them; a missing one does not compile. */
export const ERRORS: Record<ErrorCode, CodeWords> = {
  bad_request: {
    when: 'An argument is missing, wrong or unknown, or the request is not valid HTTP or JSON. `details` names each of them by `path`.',
    then: 'Correct what `details` names. The same request is refused again.',
  },
  request_timeout: {
    when: 'The head of the request or its body did not arrive in time.',
    then: 'Send it again.',
  },
  unauthorized: {
    when: 'No key, a wrong, revoked or expired one, which `message` tells apart; a session that is over; a wrong password.',
    then: 'Send `Authorization: Bearer sk_…`, or sign in again.',
  },
  insufficient_credits: {
    when: 'The wallet is too short, and no card is on file or pay-as-you-go is off. `needed`, `held` (what can be spent) and `short` stand in it. Nothing was made or charged.',
    then: 'Buy credits, or switch pay-as-you-go on.',
  },
  max_credits_exceeded: {
    when: 'It could cost more than the `maxCredits` of the order, or of the embed token. Nothing was made or charged.',
    then: 'Ask `POST /v1/quote`, raise `maxCredits` or order less.',
  },
  payment_failed: {
    when: 'Pay-as-you-go could not fill the wallet. The reason stands in brackets: `card_declined`, `authentication_required`, `daily_cap`, `provider_unavailable`. Nothing was made.',
    then: 'Another card, or tomorrow (`daily_cap`, UTC). After `provider_unavailable` look at the wallet first: a payment that went through is credited by itself.',
  },
  forbidden: {
    when: 'The caller is known, and this is not theirs to do: an embed token outside its scope, a key where an owner is asked for, a missing CSRF token.',
    then: 'Use the credential that the route names in `/openapi.json`.',
  },
  missing_scope: {
    when: 'The API key was not made for this. The scope that it lacks stands behind the colon.',
    then: 'Use a key with that scope; its owner makes one in the studio.',
  },
  not_found: {
    when: "There is no such route or record, or it is another account's: both answer alike.",
    then: 'Check the id and the key.',
  },
  conflict: {
    when: 'The record is in a state that does not allow this (a video that is being made is not edited), or the first request under this `Idempotency-Key` still runs.',
    then: 'Wait until the work is done, then ask again.',
  },
  cancelled: {
    when: 'An agent hung up on the call of a tool. Stands in the log of calls alone.',
    then: 'Nothing was charged. Call again.',
  },
  too_large: {
    when: 'JSON over 2 MB, a file over 250 MB, a full library, or headers over 16 KB.',
    then: 'Send less; remove files that are not needed.',
  },
  unprocessable: {
    when: 'Understood, but it cannot be worked with: an address that may not or cannot be fetched, a service that refuses, a file without media, an `Idempotency-Key` that was used for another body, a note that means nothing.',
    then: '`message` says what is in the way. An address that is not public is fetched only by a service whose setting `FETCH_ALLOW` names it; [a listener](guides/webhooks.md#on-your-own-machine) brings events to your own machine.',
  },
  rate_limited: {
    when: 'Too many requests of this key or address; too many sign-ins, streams or readings at once.',
    then: 'Come again after the seconds of `Retry-After`.',
  },
  internal: {
    when: 'A fault on our side. Nothing of it is told; the log has it under the `requestId`.',
    then: 'Try again under the same `Idempotency-Key`; if it stays, tell the operator the `requestId`.',
  },
  interrupted: {
    when: 'The process that ran a tool died, too often to try once more. Stands on jobs and in the log of calls.',
    then: 'Nothing was charged. Call again.',
  },
  design_failed: {
    when: 'The language model gave no video that holds to the data, did not answer, or took too long, and `LLM_FALLBACK` is `none`. The video ends in `error` with `Video creation failed (…)`.',
    then: 'Shorten the brief, use `pacing: standard`, or send a `script`. What was held is given back.',
  },
  ungrounded_storyboard: {
    when: 'A script or design has a figure that is not in the data. `lastError` names scene and figure.',
    then: 'Correct the script. What was held is given back.',
  },
  unavailable: {
    when: 'Database or file storage, or another service that is asked (market data, a scheduler, a drive), does not answer right now.',
    then: 'Come again after the seconds of `Retry-After`, an order under the same `Idempotency-Key`.',
  },
};

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
