import { Logger } from '@nestjs/common';
import { generateText, Output } from 'ai';
import { z } from 'zod';
import { type ConnectedModel, groundText, titleWarnings } from '@app/design';
import { STYLE_NAMES } from '@app/picture';
import { readSchedule } from '../../schedule/schedule';
import { snapSeconds } from '../autopilot-habits';
import { ShowSuggester, type ShowSuggestion, type SourceToShow } from './show-suggester';
import { SourceWords } from './source-words';

/** The caller waits for the answer; rules need no time. */
const LIMIT_MS = 30_000;
const SHOWS = 3;
const MOST_FACTS = 60;
const INSTRUCTIONS = `You name short video shows that tell a source's facts on a schedule. Answer three shows that differ in premise,
cadence, style and length. Write in English, no form letters. A sample title uses figures exactly as the facts give them; no other
number may stand anywhere. Cadences: hourly, every <n>h, daily <time>, weekdays <time>, weekly <day> <time>, such as weekly fri 5pm.`;

const show = z.object({
  title: z.string().min(1).max(80),
  premise: z.string().min(1).max(240),
  cadence: z.string(),
  style: z.enum(STYLE_NAMES),
  targetSeconds: z.number().positive(),
  sampleEpisodeTitle: z.string().min(1).max(120),
});
const answer = z.object({ shows: z.array(show) });

/** A model has the ideas; what it writes holds to the source and differs as it should, or the rules' shows stand. */
export class ModelSuggester extends ShowSuggester {
  private readonly logger = new Logger(ModelSuggester.name);

  constructor(
    private readonly connected: ConnectedModel,
    private readonly rules: ShowSuggester,
  ) {
    super();
  }

  override async suggest(source: SourceToShow, signal: AbortSignal): Promise<ShowSuggestion[]> {
    try {
      const shows = await this.ask(source, AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]));
      if (isSound(shows, source)) return shows;
      this.logger.warn('the model suggested shows that do not hold to the source; the rules stand in');
    } catch (error) {
      signal.throwIfAborted();
      // The error itself may hold the whole source.
      this.logger.warn(
        { cause: error instanceof Error ? error.name : 'unknown' },
        'no shows from the model; the rules stand in',
      );
    }
    return await this.rules.suggest(source, signal);
  }

  private async ask(source: SourceToShow, abortSignal: AbortSignal): Promise<ShowSuggestion[]> {
    const words = new SourceWords(source.facts);
    const facts = source.facts.facts.slice(0, MOST_FACTS).map((fact) => `${fact.label}: ${words.show(fact)}`);
    const { output } = await generateText({
      ...this.connected,
      system: INSTRUCTIONS,
      prompt: JSON.stringify({ title: source.title, city: source.city, facts }),
      output: Output.object({ schema: answer, name: 'shows' }),
      maxRetries: 1,
      abortSignal,
    });
    return output.shows.map((one) => ({ ...one, targetSeconds: snapSeconds(one.targetSeconds), format: '9:16' }));
  }
}

function isSound(shows: readonly ShowSuggestion[], { facts }: SourceToShow): boolean {
  const differ = (['title', 'premise', 'cadence', 'style', 'targetSeconds'] as const).every(
    (field) => new Set(shows.map((one) => one[field])).size === SHOWS,
  );
  const isTrue = ({ title, premise, sampleEpisodeTitle, cadence }: ShowSuggestion): boolean =>
    readSchedule(cadence) !== null &&
    [title, premise, sampleEpisodeTitle].every(
      (text) => groundText(text, facts, 'en').length === 0 && titleWarnings(text, facts, 'en').length === 0,
    );
  return shows.length === SHOWS && differ && shows.every(isTrue);
}
