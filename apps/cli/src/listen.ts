import { EventForwarder } from './listen/event-forwarder';
import { FeedReader } from './listen/feed-reader';
import { ListenFolder } from './listen/listen-folder';
import { ListenError, readListenWords } from './listen/listen-words';
import { Listener } from './listen/listener';
import { Patience } from './listen/patience';
import type { Given } from './program/command';
import type { Terminal } from './program/terminal';
import { configFolder, findLogin } from './remote/login-file';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Brings the account's events to a developer's machine, where no webhook can reach. Ends with Ctrl-C, which is no fault. */
export async function listen(given: Given, terminal: Terminal): Promise<void> {
  const { signal, environment } = terminal;
  const { forwardTo, ...words } = readListenWords(given.words);
  const { url, apiKey } = await findLogin(terminal);
  if (apiKey === undefined)
    throw new ListenError(`Run "factreel login", or set FACTREEL_API_KEY to a key of your account at ${url}.`);
  const patience = new Patience(signal, say);
  const folder = new ListenFolder(configFolder(environment), { baseUrl: url, apiKey });
  const secret = folder.secret();
  const feed = new FeedReader(url, apiKey, patience);
  const forwarder = new EventForwarder(forwardTo, secret, patience);
  say(`Events of ${url} go to ${forwardTo}, signed with ${secret} (Ctrl-C ends).`);
  try {
    await new Listener({ feed, forwarder, folder, patience, say }).listen(words);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
