/** Signing up and in, and getting back in. */
export const entry = {
  email: 'E-mail',
  password: 'Password',
  pitch: {
    first: 'Facts in,',
    marked: 'videos out.',
    promise:
      'Short narrated videos from your data. Every figure you see or hear comes from what you sent, and shows where.',
  },
  signIn: {
    title: 'Welcome back',
    verb: 'Sign in',
    forgot: 'Forgotten your password?',
    other: { ask: 'New here?', verb: 'Open an account' },
  },
  signUp: {
    title: 'Open your account',
    verb: 'Open account',
    passwordHint: 'At least 8 characters.',
    other: { ask: 'Already have one?', verb: 'Sign in' },
  },
  forgot: {
    title: 'Forgotten password',
    about: 'Name the e-mail of your account and we send a link that sets a new password.',
    verb: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If ${email} has an account, a link is on its way. It works for one hour, and once. Nothing there? Look among unwanted mail.`,
    another: 'Use another e-mail',
    back: 'Back to sign-in',
  },
  reset: {
    title: 'Choose a new password',
    newPassword: 'New password',
    hint: 'At least 8 characters. Everyone who is signed in to this account is signed out; API keys go on working.',
    verb: 'Set password',
    doneTitle: 'Your password is set',
    done: 'Sign in with it.',
    overTitle: 'This link does not work any more',
    over: 'It was used, or is more than one hour old. Ask for a new one.',
    again: 'Send a new link',
  },
  confirm: {
    title: 'Confirm your e-mail',
    busy: 'Confirming your e-mail',
    doneTitle: 'Your e-mail is confirmed',
    done: 'Mail about your videos and credits reaches you from now on.',
    go: 'Go to your videos',
    overTitle: 'This link does not work any more',
    over: 'It was used, or is more than three days old. If your e-mail is still unconfirmed, your settings send a new link.',
    settings: 'Open settings',
  },
} as const;
