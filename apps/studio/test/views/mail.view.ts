import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail, type Stack, waitFor } from '@app/testing';

/**
 * The address of `page` that the latest mail to `email` leads to, other than `before`. No mail server is configured
 * for the studio's tests: the worker leaves mails as files.
 */
export async function mailedLink(stack: Stack, email: string, page: string, before?: string): Promise<string> {
  const folder = join(stack.dataDir, 'mail');
  return await waitFor(`mail to ${email}`, async () => {
    const names = await readdir(folder).catch(() => []);
    const raw = await Promise.all(
      names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const texts = raw.map(readMail).filter(({ headers }) => headers['to'] === email);
    const links = texts.map(({ text }) => new RegExp(`\\S+${page}#token=\\w+`).exec(text)?.[0]);
    return links.find((link) => link !== undefined && link !== before) ?? null;
  });
}
