import { ConfigError, loadConfig } from '@app/platform';
import { EventForwarder } from './listen/event-forwarder';
import { FeedReader } from './listen/feed-reader';
import { ListenFolder } from './listen/listen-folder';
import { ListenError, readListenWords } from './listen/listen-words';
import { Listener } from './listen/listener';
import { Patience } from './listen/patience';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Brings the account's events to a developer's machine, where no webhook can reach. */
async function main(given: string[], signal: AbortSignal): Promise<void> {
  const { forwardTo, ...words } = readListenWords(given);
  const { baseUrl, dataDir, http } = loadConfig('cli', process.env);
  if (http.apiKey === undefined) throw new ListenError(`Set FACTREEL_API_KEY to a key of your account at ${baseUrl}.`);
  const { apiKey } = http;
  const patience = new Patience(signal, say);
  const folder = new ListenFolder(dataDir, { baseUrl, apiKey });
  const secret = folder.secret();
  const feed = new FeedReader(baseUrl, apiKey, patience);
  const forwarder = new EventForwarder(forwardTo, secret, patience);
  say(`Events of ${baseUrl} go to ${forwardTo}, signed with ${secret} (Ctrl-C ends).`);
  await new Listener({ feed, forwarder, folder, patience, say }).listen(words);
}

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => stop.abort());

main(process.argv.slice(2), stop.signal).then(
  () => process.exit(0),
  (error: unknown) => {
    if (stop.signal.aborted) process.exit(0);
    const plain = error instanceof ListenError || error instanceof ConfigError;
    process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  },
);
