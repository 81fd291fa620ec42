import type { MailContent } from '@app/platform';

/** What waits for its owner's word. */
export interface WaitingEpisode {
  videoId: string;
  /** The name of its series. */
  series: string;
  title: string;
  /** Why it waits, where it is not only for leave. */
  reason: string | null;
}

/** The texts of every mail to an owner. */
export const OWNER_MAIL_TEXTS = {
  reset: (url: string): MailContent => ({
    subject: 'Set a new password for Factreel',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for the Factreel account of this e-mail address.',
    ],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works for one hour, and once. Setting a new password signs the account out everywhere.',
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
  }),
  confirm: (url: string): MailContent => ({
    subject: 'Confirm your e-mail for Factreel',
    paragraphs: ['Welcome to Factreel. Please confirm that this e-mail address is yours.'],
    action: { label: 'Confirm my e-mail', url },
    notes: [
      'The link works for three days, and once. The studio sends a new one any time.',
      'If you have not signed up with Factreel, do nothing.',
    ],
  }),
  closed: (url: string, purgeAfter: string): MailContent => ({
    subject: 'Your Factreel account was closed',
    paragraphs: [
      'The Factreel account of this e-mail address was closed by its owner. Nobody can sign in, its API keys have stopped working, and its videos are shown to nobody.',
      `After ${purgeAfter} all it had is removed for good, but for what bookkeeping has to keep.`,
    ],
    action: { label: 'Open Factreel', url },
    notes: [
      'If it was not you, or was a mistake, write to whoever runs this service before that day: the account can be brought back.',
    ],
  }),
  waiting: (url: string, { series, title, reason }: WaitingEpisode): MailContent => ({
    subject: `Waits for you: ${title}`,
    paragraphs: [
      `A new episode of ${series} waits for your word: ${title}.`,
      ...(reason === null ? [] : [reason]),
      'Watch it, then post it, change it or discard it. Nothing is posted until you decide.',
    ],
    action: { label: 'Watch and decide', url },
    notes: ['You get this because this series asks you before it posts. Change that under its settings in the studio.'],
  }),
  passwordChanged: (url: string): MailContent => ({
    subject: 'Your Factreel password was changed',
    paragraphs: [
      'The password of your Factreel account was changed. Other sessions were signed out; API keys go on working.',
    ],
    action: { label: 'It was not me', url },
    notes: [
      'If it was you, there is nothing to do. If not, set a new password now and revoke the API keys you do not know.',
    ],
  }),
};
