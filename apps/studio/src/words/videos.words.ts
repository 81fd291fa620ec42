import { told } from './told';

/** The wall of videos. */
export const videos = {
  title: 'Videos',
  empty: {
    title: 'Your first video is half a minute away',
    about: 'Paste some data, give an address or a few sentences. You see what it costs before anything is made.',
    try: 'Or start from an example',
  },
  noMatch: {
    title: 'No video fits',
    about: 'Try another word or another filter. Only videos loaded so far are searched by title.',
    clear: 'Show all videos',
  },
  search: 'Search by title',
  status: 'Status',
  statuses: {
    all: 'All videos',
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
  linkCopiedAbout: 'Whoever has it can watch the video.',
  linkNotCopied: 'The link could not be copied',
  linkNotCopiedAbout: 'Your browser did not allow it. Open the video to copy it from there.',
  download: 'Download',
  remake: 'Make another like it',
  delete: 'Delete video',
  menu: (title: string) => `What to do with ${title}`,
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteAbout: 'The video, its versions and its links go for good. Credits already charged do not come back.',
  deleted: 'Video deleted',
  making: { design: 'Writing the script', render: 'Drawing frames', waiting: 'Waiting for its turn' },
  percent: (value: number) => `${Math.round(value * 100)} %`,
  loaded: (shown: number) => `${told.count(shown)} ${shown === 1 ? 'video' : 'videos'} shown`,
} as const;
