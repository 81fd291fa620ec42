/** The studio inside an integrator's page. */
export const embed = {
  nav: 'Studio',
  chat: 'Chat',
  films: 'Films',
  backToFilms: 'Films',
  empty: {
    title: 'No films yet',
    about: 'Say in the chat what your first film is about. It appears here as soon as it is being made.',
    verb: 'Open the chat',
  },
  change: 'Change it in the chat',
  share: {
    title: 'Share',
    link: 'Watch link',
    about: 'Plays for everyone who has it, without an account.',
  },
  ended: {
    title: 'This session has ended',
    about: 'Reload the page that the studio stands in to go on. Your films and chats are kept.',
  },
} as const;
