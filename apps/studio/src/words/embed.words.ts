import { told } from './told';

/** The studio inside an integrator's page. */
export const embed = {
  nav: 'Studio',
  chat: 'Chat',
  videos: 'Videos',
  backToVideos: 'Videos',
  left: (credits: number) => `${told.count(credits)} ${credits === 1 ? 'credit' : 'credits'} left`,
  look: {
    title: 'Fixed look',
    about: 'Every video made here wears this look. It is set by the page around, and other colours give way to it.',
  },
  make: {
    link: 'New video',
    title: 'Make a video',
    about: 'You see it play, with its price, before anything is charged.',
    label: 'Data, text or address',
    hint: 'Paste JSON, a table, a few sentences, or the address of a page.',
    usual: 'As usual here',
    verb: 'See the video first',
    drafting: 'Drafting the video. It takes a few seconds.',
  },
  empty: {
    title: 'No videos yet',
    about: 'Say in the chat what your first video is about. It appears here as soon as it is being made.',
    verb: 'Open the chat',
  },
  share: {
    title: 'Share',
    link: 'Watch link',
    about: 'Plays for everyone who has it, without an account.',
  },
  ended: {
    title: 'This session has ended',
    about: 'Reload the page that the studio stands in to go on. Your videos and chats are kept.',
  },
} as const;
