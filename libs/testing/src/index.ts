export { type Answer, ApiClient, type VideoBody } from './api-client';
export type { Bomb } from './bombs/bomb';
export { BOMBS, BombServer } from './bombs/bomb.server';
export { briefVideo } from './brief-video';
export { watchChildren } from './children-memory';
export { DatabaseServer } from './database.server';
export { DRIVE_KEY, DriveServer, dropboxRefusal, GOOGLE_FOLDER, GOOGLE_SHORTCUT, googleRefusal } from './drive.server';
export { BUFFER_KEY, bufferError, BufferServer } from './buffer.server';
export { headingsOf } from './conformance/headings';
export { KeptProcess } from './kept-process';
export { describeAtFullLength, IS_FULL, itAtFullLength } from './full-length';
export { LanguageModelServer } from './language-model.server';
export { hourlyCandles, MarketServer } from './market.server';
export { LocalServer } from './local-server';
export {
  coinGeckoMarkets,
  frankfurterLatest,
  frankfurterRange,
  hackerNewsFeed,
  llamaPools,
  openMeteoForecast,
  openMeteoPlaces,
  tcgdexBriefs,
  tcgdexCard,
} from './market-answers';
export { alphaVantageGainers, yahooChart, yahooGainers, yahooRefusal } from './stock-answers';
export { TRADING_DAYS } from './trading-days';
export { MediaServer } from './media.server';
export { OtlpServer, type ReceivedSpan } from './otlp.server';
export { OwnerClient } from './owner-client';
export { type Description, type Operation, PublishedDescription } from './published-description';
export { readMail, type ReadMail } from './read-mail';
export { type MetricFamily, readMetrics, residentBytes, valueOf } from './read-metrics';
export { type Received, Receiver } from './receiver';
export { REFUSED_ADDRESSES } from './refused-addresses';
export { SeededRandom } from './seeded-random';
export { sentSql } from './sent-sql';
export { SetClock } from './set-clock';
export { SmallDisk } from './small-disk';
export { SmtpServer } from './smtp.server';
export { endOf, type Program, startProcess } from './program';
export { Stack } from './stack';
export { BuiltTypescriptClient } from './typescript-client';
export { takeAway } from './take-away';
export { TestApp } from './test-app';
export { startTestDatabase, type TestDatabase } from './test-database';
export { waitFor } from './wait-for';
export type { PostFault } from './post-faults';
export { POSTIZ_KEY, PostizServer } from './postiz.server';
export { SpeechServer } from './speech.server';
export { type StripeIntent, StripeServer } from './stripe.server';
export { type S3Fault } from './s3/s3-faults';
export { S3Server } from './s3/s3.server';
export { toneWav } from './tone-wav';
export { TranscriptionServer } from './transcription.server';
export { PeakWatch } from './peak-watch';
export { describeOnQueues, type QueueKind } from './queue-kinds';
export { describeWithRedis, RedisServer } from './redis.server';
export { describeWithPython, HAS_PYTHON, InstalledPythonClient, itWithMypy } from './python-client';
