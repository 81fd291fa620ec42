import { api, type Schemas } from '../../api/client';
import { unwrap } from '../../api/queries';
import { words } from '../../words';

interface Credentials {
  email: string;
  password: string;
}

/** One of the two ways into the studio, and what its page says. */
export interface Way {
  path: string;
  /** The way for whom this one is not. */
  other: string;
  /** Whether the password is chosen here. */
  isNew: boolean;
  text: { title: string; verb: string; other: { ask: string; verb: string }; passwordHint?: string; forgot?: string };
  /** Answers the session that is begun with what was typed. */
  enter: (credentials: Credentials) => Promise<Schemas['Session']>;
}

/** For who has an account. */
export const SIGN_IN: Way = {
  path: '/sign-in',
  other: '/sign-up',
  isNew: false,
  text: words.entry.signIn,
  enter: (body) => unwrap(api.POST('/v1/auth/login', { body })),
};

/** For who has none. */
export const SIGN_UP: Way = {
  path: '/sign-up',
  other: '/sign-in',
  isNew: true,
  text: words.entry.signUp,
  enter: (body) => unwrap(api.POST('/v1/auth/signup', { body })),
};
