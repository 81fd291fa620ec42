import { words } from '../../src/words';
import type { Visitor } from '../visit/visitor';

export interface Owner {
  email: string;
  password: string;
}

/** Opens an account, beginning as a stranger at the way to sign in. */
export async function signUp(visitor: Visitor, { email, password }: Owner): Promise<void> {
  await visitor.link(words.entry.signIn.toSignUp).click();
  await visitor.fill(words.entry.email, email);
  await visitor.fill(words.entry.password, password);
  await visitor.button(words.entry.signUp.verb).click();
}

/** Fills the form of the page that is open. */
export async function signIn(visitor: Visitor, { email, password }: Owner): Promise<void> {
  await visitor.fill(words.entry.email, email);
  await visitor.fill(words.entry.password, password);
  await visitor.button(words.entry.signIn.verb).click();
}

/** Takes a session without looking at a form, for journeys that are about something else. */
export async function enter({ page }: Visitor, { email, password }: Owner): Promise<void> {
  const answer = await page.request.post('/v1/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`);
}
