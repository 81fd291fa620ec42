import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { OwnerClient, Stack } from '@app/testing';
import { words } from '../src/words';
import { type Owner, signIn, signUp } from './views/entry.view';
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

  it('open an account from an empty studio', async () => {
    await visitor.open('/');
    await visitor.isAt(/\/sign-in/);
    await signUp(visitor, { email: 'new@studio.example', password: 'a long password' });
    await visitor.isAt('/films');
    await visitor.heading(words.films.empty.title).waitFor();
  });

  it('say what is wrong with a password, and keep the rest', async () => {
    await visitor.open('/sign-in?next=%2Fsettings');
    await signIn(visitor, { ...ADA, password: 'not the password' });
    await visitor.page.getByRole('alert').waitFor();
    expect(await visitor.page.getByLabel(words.entry.email).inputValue()).toBe(ADA.email);
    expect(visitor.path).toBe('/sign-in?next=%2Fsettings');
  });

  it('lead back to the page one came for, and never to another site', async () => {
    await visitor.open('/films?status=rendered');
    await visitor.isAt(/\/sign-in/);
    await signIn(visitor, ADA);
    await visitor.isAt('/films?status=rendered');
    await visitor.open('/sign-in?next=//evil.example');
    await visitor.isAt('/films');
  });

  it('lead back to where one was when the session ended meanwhile', async () => {
    await visitor.open('/sign-in');
    await signIn(visitor, ADA);
    await visitor.heading(words.films.empty.title).waitFor();
    await visitor.link(/^\d+ credits$/).waitFor();
    const database = new Client({ connectionString: stack.databaseUrl });
    await database.connect();
    await database.query("UPDATE sessions SET expires_at = now() - interval '1 minute'");
    await database.end();
    await visitor.link(words.shell.shows).click();
    await visitor.isAt('/sign-in?next=%2Fshows');
    await signIn(visitor, ADA);
    await visitor.isAt('/shows');
    await visitor.heading(words.shows.title).waitFor();
  });
});
