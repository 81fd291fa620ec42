import { told } from './told';

/** The wall of films. */
export const films = {
  title: 'Films',
  empty: {
    title: 'Your first film is half a minute away',
    about: 'Paste some data, give an address or a few sentences. You see what it costs before anything is made.',
    try: 'Or start from an example',
  },
  noMatch: {
    title: 'No film fits',
    about: 'Try another word or another filter. Only films loaded so far are searched by title.',
    clear: 'Show all films',
  },
  search: 'Search by title',
  status: 'Status',
  statuses: {
    all: 'All films',
    making: 'Being made',
    rendered: 'Ready',
    scripted: 'Script ready',
    error: 'Failed',
  },
  show: 'Show',
  allShows: 'All shows',
  open: 'Open',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkCopiedAbout: 'Whoever has it can watch the film.',
  linkNotCopied: 'The link could not be copied',
  linkNotCopiedAbout: 'Your browser did not allow it. Open the film to copy it from there.',
  download: 'Download',
  remake: 'Make another like it',
  delete: 'Delete film',
  menu: (title: string) => `What to do with ${title}`,
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteAbout: 'The film, its versions and its links go for good. Credits already charged do not come back.',
  deleted: 'Film deleted',
  making: { design: 'Writing the script', render: 'Drawing frames', waiting: 'Waiting for its turn' },
  percent: (value: number) => `${Math.round(value * 100)} %`,
  loaded: (shown: number) => `${told.count(shown)} ${shown === 1 ? 'film' : 'films'} shown`,
} as const;
