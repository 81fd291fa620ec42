/** The `data` of each kind of notification. */
export interface NoticeData {
  low_balance: { credits: number; threshold: number };
  topup_failed: { reason: string; packUsd: number };
  series_paused: { seriesId: string; title: string; reason: string };
  episode_waiting: {
    seriesId: string;
    videoId: string;
    n: number;
    series: string;
    title: string;
    reason: string | null;
  };
  embed_limit: { externalUserId: string; needed: number; left: number; maxCredits: number };
  export_ready: { exportId: string; expiresAt: string };
  webhook_paused: { webhookId: string; url: string; since: string };
}

export type NoticeKind = keyof NoticeData;

/** The text that the owner reads. */
export interface NoticeWords {
  title: string;
  message: string;
}

const TOP_UP_FAILURES: Readonly<Record<string, string>> = {
  card_declined: 'The card was declined.',
  authentication_required: 'The bank asks you to confirm payments with this card, which an automatic one cannot.',
  daily_cap: 'The most that may be topped up in one day was reached.',
};

/** The text of every kind; a missing kind does not compile. */
export const NOTICES: { [Kind in NoticeKind]: (data: NoticeData[Kind]) => NoticeWords } = {
  low_balance: ({ credits, threshold }) => ({
    title: `Fewer than ${threshold} credits are left`,
    message: `The account has ${credits} credits left. Top up, or switch pay-as-you-go on, before work is refused.`,
  }),
  topup_failed: ({ packUsd, reason }) => ({
    title: `The top-up of $${packUsd} failed`,
    message: `${TOP_UP_FAILURES[reason] ?? 'The payment did not go through.'} Nothing was charged and nothing was made.`,
  }),
  series_paused: ({ title, reason }) => ({
    title: `The series "${title}" is paused`,
    message: `${reason} It makes no episodes until it is started again.`,
  }),
  episode_waiting: ({ n, series, title, reason }) => ({
    title: `Episode ${n} of "${series}" waits for you`,
    message: `"${title}" goes out once you approve it.${reason ? ` ${reason}` : ''}`,
  }),
  embed_limit: ({ externalUserId, needed, left, maxCredits }) => ({
    title: 'A user of your embedded studio reached their limit',
    message: `${externalUserId} asked for work of ${needed} credits; ${left} of ${maxCredits} are left. They can go on with a token of a higher maxCredits.`,
  }),
  webhook_paused: ({ url, since }) => ({
    title: 'A webhook is paused',
    message: `${url} has taken nothing since ${since.slice(0, 10)}, so nothing more is sent to it. Enable it again once it answers; what happened meanwhile stands in GET /v1/events.`,
  }),
  export_ready: ({ expiresAt }) => ({
    title: 'The archive of your account is ready',
    message: `Download it in the studio, under Account. It is removed on ${expiresAt.slice(0, 10)}.`,
  }),
};

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];
