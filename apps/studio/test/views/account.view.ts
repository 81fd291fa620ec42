import { ApiClient, type Stack } from '@app/testing';
import { words } from '../../src/words';
import type { Visitor } from '../visit/visitor';
import type { Owner } from './entry.view';

const { billing, account } = words;
type TestCard = (typeof billing.dialog.choices)[number]['token'];

/** Someone who has an account with so many credits, as their operator makes it, and a client with its key. */
export async function anOwner(stack: Stack, email: string, credits: number): Promise<Owner & { client: ApiClient }> {
  const options = ['--email', email, '--credits', String(credits)];
  const made = await stack.admin<{ apiKey: string; ownerPassword: string }>('account:create', ...options);
  const client = new ApiClient(stack.baseUrl, made.apiKey, stack.description);
  return { email, password: made.ownerPassword, client };
}

/** Chooses one of the sandbox's cards in the dialog that is open, and saves it. */
export async function saveCard(visitor: Visitor, token: TestCard): Promise<void> {
  const [choice] = billing.dialog.choices.filter((each) => each.token === token);
  const dialog = visitor.page.getByRole('dialog', { name: billing.dialog.title });
  await dialog.getByText(choice?.name ?? '', { exact: true }).click();
  await dialog.getByRole('button', { name: billing.dialog.save, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Makes a key on its page; resolves to what is shown this once. */
export async function makeKey(visitor: Visitor, name: string): Promise<string> {
  await visitor.button(account.keys.create).first().click();
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: account.keys.make, exact: true }).click();
  const key = await dialog.getByLabel(account.keys.yours, { exact: true }).inputValue();
  await dialog.getByRole('button', { name: account.keys.copied, exact: true }).click();
  return key;
}
