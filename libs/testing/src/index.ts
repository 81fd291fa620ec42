export { type Answer, ApiClient, type VideoBody } from './api-client';
export type { Bomb } from './bombs/bomb';
export { BOMBS, BombServer } from './bombs/bomb.server';
export { briefFilm } from './brief-film';
export { watchChildren } from './children-memory';
export { DatabaseServer } from './database.server';
export {
  DRIVE_KEY,
  type DriveEntry,
  type DriveRefusal,
  DriveServer,
  dropboxRefusal,
  GOOGLE_FOLDER,
  GOOGLE_SHORTCUT,
  googleRefusal,
} from './drive.server';
export {
  BUFFER_KEY,
  type BufferChannel,
  bufferError,
  type BufferInput,
  type BufferPost,
  BufferServer,
} from './buffer.server';
export { KeptProcess, type StartProcess } from './kept-process';
export { LanguageModelServer, type ModelCall, type ModelReply } from './language-model.server';
export { hourlyCandles, type MarketCandle, type MarketPair, type MarketRefusal, MarketServer } from './market.server';
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
export { type MediaBehaviour, type MediaRequest, MediaServer } from './media.server';
export { OpenDoor } from './open-door';
export { OtlpServer, type ReceivedSpan } from './otlp.server';
export { OwnerClient } from './owner-client';
export { type Description, type Operation, PublishedDescription } from './published-description';
export { readMail, type ReadMail } from './read-mail';
export { type MetricFamily, readMetrics, valueOf } from './read-metrics';
export { type Received, Receiver } from './receiver';
export { REFUSED_ADDRESSES, type RefusedAddress } from './refused-addresses';
export { SeededRandom } from './seeded-random';
export { SmallDisk } from './small-disk';
export { type ReceivedMail, type SmtpRefusal, SmtpServer } from './smtp.server';
export { endOf, freePort, type Program, startProcess } from './program';
export { Stack } from './stack';
export { takeAway } from './take-away';
export { startTestDatabase, type TestDatabase } from './test-database';
export { waitFor } from './wait-for';
export type { PostFault } from './post-faults';
export { POSTIZ_KEY, type PostizIntegration, type PostizPost, PostizServer } from './postiz.server';
export { type SpeechBehaviour, type SpeechCall, SpeechServer } from './speech.server';
export {
  type StripeCall,
  type StripeFault,
  type StripeIntent,
  type StripeOutcome,
  StripeServer,
} from './stripe.server';
export { type S3Behaviour, S3_FAULTS, type S3Fault } from './s3/s3-faults';
export { type S3Call, S3Server } from './s3/s3.server';
export { TranscriptionServer } from './transcription.server';
export { PeakWatch } from './peak-watch';
export { describeOnQueues, type QueueKind } from './queue-kinds';
export { describeWithRedis, RedisServer } from './redis.server';
