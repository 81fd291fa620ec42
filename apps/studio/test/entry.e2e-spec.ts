import type { Browser } from 'playwright-core';
import { OwnerClient, Stack } from '@app/testing';
import { words } from '../src/words';
import { askForPassword, choosePassword, enter, type Owner, signIn } from './views/entry.view';
import { mailedLink } from './views/mail.view';
import { journey } from './visit/journey';
import { tabTo } from './visit/keyboard';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

const ADA: Owner = { email: 'ada@studio.example', password: 'a long password' };

describeInChromium('ways into the studio', () => {
  let stack: Stack;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    await OwnerClient.enter(stack.baseUrl, ADA);
    await stack.startWorker();
  });
  beforeEach(async () => void (visitor = await Visitor.arrive(browser, stack.baseUrl)));
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  journey('open an account from an empty studio', async () => {
    await visitor.open('/');
    await visitor.isAt(/\/sign-in/);
    await visitor.fill(words.entry.email, 'new@studio.example');
    await visitor.link(words.entry.signIn.other.verb).click();
    await visitor.heading(words.entry.signUp.title).waitFor();
    expect(await visitor.page.getByLabel(words.entry.email).inputValue()).toBe('new@studio.example');
    await visitor.fill(words.entry.password, 'a long password');
    await visitor.button(words.entry.signUp.verb).click();
    await visitor.isAt('/videos');
    await visitor.heading(words.videos.empty.title).waitFor();
  });

  journey('need no mouse', async () => {
    await visitor.open('/sign-in');
    await visitor.heading(words.entry.signIn.title).waitFor();
    for (const [label, typed] of [
      [words.entry.email, ADA.email],
      [words.entry.password, ADA.password],
    ] as const) {
      await tabTo(visitor, visitor.page.getByLabel(label, { exact: true }));
      await visitor.page.keyboard.insertText(typed);
    }
    await visitor.page.keyboard.press('Enter');
    await visitor.isAt('/videos');
  });

  journey('say what is wrong with a password, and keep the rest', async () => {
    await visitor.open('/sign-in?next=%2Fsettings');
    await signIn(visitor, { ...ADA, password: 'not the password' });
    await visitor.page.getByRole('alert').waitFor();
    expect(await visitor.page.getByLabel(words.entry.email).inputValue()).toBe(ADA.email);
    expect(visitor.path).toBe('/sign-in?next=%2Fsettings');
  });

  journey('lead back to the page one came for, and never to another site', async () => {
    await visitor.open('/videos?status=rendered');
    await visitor.isAt(/\/sign-in/);
    await signIn(visitor, ADA);
    await visitor.isAt('/videos?status=rendered');
    await visitor.open('/sign-in?next=//evil.example');
    await visitor.isAt('/videos');
  });

  journey('lead back in by mail where the password is forgotten, once and for an hour', async () => {
    const owner = { email: 'lost@studio.example', password: 'a long password' };
    const { reset } = words.entry;
    await OwnerClient.enter(stack.baseUrl, owner);
    await visitor.open('/sign-in');
    await visitor.link(words.entry.signIn.forgot).click();
    await askForPassword(visitor, owner.email);
    const link = await mailedLink(stack, owner.email, '/reset');
    await visitor.open(link);
    await visitor.isAt(/\/reset$/);
    await choosePassword(visitor, 'another password');
    await visitor.page.getByText(reset.doneTitle, { exact: true }).waitFor();
    await visitor.link(words.entry.signIn.verb).click();
    await signIn(visitor, { ...owner, password: 'another password' });
    await visitor.isAt('/videos');

    await visitor.open(link);
    await choosePassword(visitor, 'a third password');
    await visitor.page.getByText(reset.overTitle, { exact: true }).waitFor();
    await visitor.link(reset.again).click();
    await askForPassword(visitor, owner.email);
    const late = await mailedLink(stack, owner.email, '/reset', link);
    await stack.rows("UPDATE account_links SET expires_at = now() - interval '1 minute'");
    await visitor.open(late);
    await choosePassword(visitor, 'a third password');
    await visitor.page.getByText(reset.overTitle, { exact: true }).waitFor();
  });

  journey('lead back to where one was when the session ended meanwhile', async () => {
    await visitor.open('/sign-in');
    await signIn(visitor, ADA);
    await visitor.heading(words.videos.empty.title).waitFor();
    await visitor.link(/^\d+ credits$/).waitFor();
    await stack.rows("UPDATE sessions SET expires_at = now() - interval '1 minute'");
    await visitor.link(words.shell.shows).click();
    await visitor.isAt('/sign-in?next=%2Fshows');
    await signIn(visitor, ADA);
    await visitor.isAt('/shows');
    await visitor.heading(words.shows.title).waitFor();
  });

  journey('lead out: what one has is taken along, and the account is closed', async () => {
    const { profile } = words.account;
    const { page } = visitor;
    const leaver = { email: 'leaver@studio.example', password: 'a long password' };
    await OwnerClient.enter(stack.baseUrl, leaver);
    await enter(visitor, leaver);
    await visitor.open('/settings/profile');
    await visitor.button(profile.makeArchive).click();
    const archive = visitor.link(profile.download);
    await archive.waitFor();
    const file = await page.request.get((await archive.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/zip']);
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await visitor.button(profile.closeBegin).click();
    const dialog = page.getByRole('dialog', { name: profile.closeTitle });
    const password = dialog.getByLabel(profile.current, { exact: true });
    const close = dialog.getByRole('button', { name: profile.closeVerb, exact: true });
    await password.fill('not the password');
    await close.click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await password.fill(leaver.password);
    await close.click();
    await visitor.isAt(/\/sign-in/);
    await signIn(visitor, leaver);
    await page.getByRole('alert').waitFor();
  });
});
