/** Words of the kit itself. */
export const ui = {
  product: 'Factreel',
  pageTitle: (title: string) => `${title} · Factreel`,
  optional: 'Optional',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading',
  more: 'Show more',
  tryAgain: 'Try again',
} as const;
