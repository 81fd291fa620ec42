/** The frame around the pages. */
export const shell = {
  skip: 'Skip to content',
  nav: 'Studio',
  make: 'Make a video',
  videos: 'Videos',
  shows: 'Shows',
  review: 'Review',
  library: 'Library',
  sources: 'Sources',
  chat: 'Chat',
  settings: 'Settings',
  account: 'Account',
  signOut: 'Sign out',
  docs: 'API reference',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'As the system' },
  credits: (credits: string) => `${credits} credits`,
  notices: 'Notices',
  addCard: (credits: string) => `Add a card, get ${credits} credits`,
  connection: {
    lost: 'The service cannot be reached. What you typed is kept; this page goes on by itself.',
    crowded: 'Too many requests at once. This page goes on by itself.',
    in: (seconds: number) => `In ${seconds} s`,
  },
  missing: {
    title: 'There is no page here',
    about: 'The address may be mistyped, or what it showed has been deleted.',
    home: 'Go to your videos',
  },
  broken: {
    title: 'This page stumbled',
    about: 'Reload it. Your videos and credits are not affected.',
    reload: 'Reload',
  },
  unloaded: {
    title: 'This page could not be loaded',
    about: 'The service did not answer. Check your connection and try again.',
  },
} as const;
