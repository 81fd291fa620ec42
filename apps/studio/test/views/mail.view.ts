import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail, type ReadMail, type Stack, waitFor } from '@app/testing';

/** The latest mail to `email` that has these words. No mail server is configured for the studio's tests: the worker leaves mails as files. */
export async function mailTo(stack: Stack, email: string, words: string): Promise<ReadMail> {
  return await waitFor(`mail to ${email}`, async () => {
    const mails = await mailsTo(stack, email);
    return mails.findLast(({ text }) => text.includes(words)) ?? null;
  });
}

/** The address of `page` that the latest mail to `email` leads to, other than `before`. */
export async function mailedLink(stack: Stack, email: string, page: string, before?: string): Promise<string> {
  return await waitFor(`mail to ${email}`, async () => {
    const mails = await mailsTo(stack, email);
    const links = mails.map(({ text }) => new RegExp(`\\S+${page}#token=\\w+`).exec(text)?.[0]);
    return links.find((link) => link !== undefined && link !== before) ?? null;
  });
}

async function mailsTo(stack: Stack, email: string): Promise<ReadMail[]> {
  const folder = join(stack.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const raw = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return raw.map(readMail).filter(({ headers }) => headers['to'] === email);
}
