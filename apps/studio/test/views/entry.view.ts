import { words } from '../../src/words';
import type { Visitor } from '../visit/visitor';

export interface Owner {
  email: string;
  password: string;
}

/** Opens an account, beginning as a stranger at the way to sign in. */
export async function signUp(visitor: Visitor, { email, password }: Owner): Promise<void> {
  await visitor.link(words.entry.signIn.other.verb).click();
  await visitor.heading(words.entry.signUp.title).waitFor();
  await visitor.fill(words.entry.email, email);
  await visitor.fill(words.entry.password, password);
  await visitor.button(words.entry.signUp.verb).click();
}

/** Fills the form of the sign-in page. */
export async function signIn(visitor: Visitor, { email, password }: Owner): Promise<void> {
  await visitor.heading(words.entry.signIn.title).waitFor();
  await visitor.fill(words.entry.email, email);
  await visitor.fill(words.entry.password, password);
  await visitor.button(words.entry.signIn.verb).click();
}

/** Asks for a link to choose a new password. */
export async function askForPassword(visitor: Visitor, email: string): Promise<void> {
  await visitor.heading(words.entry.forgot.title).waitFor();
  await visitor.fill(words.entry.email, email);
  await visitor.button(words.entry.forgot.verb).click();
  await visitor.page.getByText(words.entry.forgot.sentTitle, { exact: true }).waitFor();
}

/** Chooses a password on the page that such a link opens. */
export async function choosePassword(visitor: Visitor, password: string): Promise<void> {
  await visitor.fill(words.entry.reset.newPassword, password);
  await visitor.button(words.entry.reset.verb).click();
}

/** Takes a session without looking at a form, for journeys that are about something else. */
export async function enter({ page }: Visitor, { email, password }: Owner): Promise<void> {
  const answer = await page.request.post('/v1/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`);
}
