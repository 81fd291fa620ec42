import { IS_FULL } from '@app/testing';
import { alignWords } from '../src/align/align-words';
import { EspeakEngine } from '../src/espeak.engine';
import { EspeakHost } from '../src/espeak.host';
import { ESPEAK_LANGUAGES } from '../src/espeak.languages';
import { FestivalEngine } from '../src/festival.engine';
import { FestivalHost } from '../src/festival.host';
import { findFestival } from '../src/festival.installation';
import { festivalWords } from '../src/festival.words';
import { toSentences } from '../src/sentence';

/** Beside these, twenty others served to tune the alignment. */
const LINES = [
  'Lending grew for the third week in a row.',
  'Only two of the ten markets fell, and neither by much.',
  'The bakery sold more bread than cake, as it always does in winter.',
  'Who paid for it? The borrowers did.',
  'Snow above a thousand metres, rain below, and a cold wind all day.',
  'A quarter of the members voted before noon.',
  'Support answered in four minutes, half the time of last year.',
  'The oldest of the bridges carries the most traffic.',
  'Nine hundred and twelve people asked for a refund; most of them got one.',
  'It climbs, it stalls, it climbs again.',
  'From Monday to Thursday the queue is short, then the weekend comes.',
  'No other city on the list has more trees.',
  'The price of coffee is where it was in spring.',
  'Rewards make up a third of the rate, and they can stop at any time.',
  'Compare that with the bank on the corner.',
  'The home side scored twice in the last ten minutes.',
  'Every second order comes from a phone now.',
  'The river rose by forty centimetres overnight, then it fell.',
  'So what changed? One large holder left.',
  'Read the full table before you decide.',
];
const lines = IS_FULL ? LINES : LINES.filter((_, index) => index % 5 === 0);

const festival = findFestival();
const english = ESPEAK_LANGUAGES.find(({ language }) => language === 'en');

(festival ? describe : describe.skip)('aligning a voice that tells no timings', () => {
  const host = new EspeakHost();
  const speaker = festival ? new FestivalHost(festival) : null;
  afterAll(() => {
    host.close();
    speaker?.close();
  });

  it('finds the words of another voice, judged by its own timings: median at most 90 ms, none over 200', async () => {
    if (!speaker || !english) throw new Error('unreachable');
    const truth = new FestivalEngine(speaker);
    const known = new EspeakEngine(host, english);
    const errors: Array<{ ms: number; word: string }> = [];
    for (const line of lines) {
      const sentences = toSentences(
        line.split(' ').map((display) => ({ display, spoken: display })),
        festivalWords,
      );
      const [recordings, renditions] = await Promise.all([truth.speak(sentences, 1), known.speak(sentences, 1)]);
      for (const [index, recording] of recordings.entries()) {
        const rendition = renditions[index];
        if (!rendition) throw new Error('a sentence was lost');
        const { samples, sampleRate } = recording;
        for (const [place, span] of alignWords({ samples, sampleRate }, rendition).entries()) {
          const own = recording.words[place];
          const word = `${sentences[index]?.words[place]?.text} of "${line}"`;
          if (span && own) errors.push({ ms: Math.abs(span.fromMs - own.fromMs), word });
        }
      }
    }
    const sorted = [...errors].sort((a, b) => a.ms - b.ms);
    const median = sorted[sorted.length >> 1]?.ms ?? Infinity;
    expect(errors.length).toBeGreaterThan(lines.length * 5);
    expect(median).toBeLessThanOrEqual(90);
    expect(sorted.filter(({ ms }) => ms > 200)).toEqual([]);
    process.stdout.write(
      `aligned ${errors.length} words: median ${median.toFixed(0)} ms, most ${sorted.at(-1)?.ms.toFixed(0)} ms\n`,
    );
  });
});
