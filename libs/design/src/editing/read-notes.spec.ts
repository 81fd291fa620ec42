import { readFacts } from '@app/facts';
import { composeStoryboard } from '../composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../composer/fit-to-target';
import { languageOf } from '../language/languages';
import type { EditedVideo } from './note-rule';
import { NOTE_EXAMPLES, readNotes } from './read-notes';

const DATA = {
  protocol: 'Aave v3',
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  tvlUsd: 412_600_000,
  utilizationPct: 91.2,
  benchmarkName: '3-month T-bill',
  benchmarkApyPct: 4.31,
  depositors: 1840,
  dailyFeesUsd: 52_300,
};

function aVideo(change: Partial<EditedVideo> = {}): EditedVideo {
  const facts = readFacts(DATA);
  const request = { facts, targetSeconds: 20, style: 'tabloid', format: '9:16', seed: 3, stills: [] } as const;
  const language = languageOf('en');
  if (!language) throw new Error('English is written');
  const draft = composeStoryboard({ ...request, language, captions: true, music: true });
  const storyboard = fitToTarget(draft, estimateDurations(draft), 20);
  return { storyboard, facts, seconds: 20, pacing: 'standard', authored: false, ...change };
}

describe('notes', () => {
  const video = aVideo();
  const ids = video.storyboard.scenes.map(({ id }) => id);

  it.each([
    ['make it shorter', { targetSeconds: 15 }],
    ['Please make it a bit longer.', { targetSeconds: 28 }],
    ['cut it to 45 seconds', { targetSeconds: 45 }],
    ['a 30-second video', { targetSeconds: 30 }],
    ['5 seconds longer', { targetSeconds: 25 }],
    ['one minute please', { targetSeconds: 60 }],
    ['in luxury-minimal style', { style: 'luxury-minimal' }],
    ['make it a nature documentary', { style: 'nature-doc' }],
    ['switch to breaking news', { style: 'breaking-news' }],
    ['in Spanish', { language: 'es' }],
    ['auf Deutsch', { language: 'de' }],
    ['translate it to French please', { language: 'fr' }],
    ['en español', { language: 'es' }],
    ['日本語で', { language: 'ja' }],
    ['call it "Rates, rising"', { title: 'Rates, rising' }],
    ['title: Base rates', { title: 'Base rates' }],
    ['faster', { pacing: 'fast' }],
    ['slow it down', { pacing: 'calm' }],
    ['make it more serious', { tone: 'serious' }],
    ['in a calm tone', { tone: 'calm' }],
    ['no music', { music: false }],
    ['other music please', { music: 'other' }],
    ['remove the captions', { captions: false }],
    ['with subtitles', { captions: true }],
    ['make it square', { format: '1:1' }],
    ['in 16:9', { format: '16:9' }],
    ['with a male voice', { voice: { gender: 'male' } }],
    ['use voice house-en-slt', { voice: { id: 'house-en-slt' } }],
    ['drop scene 2', { drop: [ids[1]] }],
    ['remove scenes 2 and 3', { drop: [ids[1], ids[2]] }],
    ['drop the last scene', { drop: [ids.at(-1)] }],
    ['focus on depositors', { directions: ['Focus on depositors.'], front: ['depositors'], add: [['depositors']] }],
    ['lead with the utilization', { directions: ['Lead with utilization.'], lead: ['utilizationPct'] }],
  ])('%s is understood', (note, wish) => {
    expect(readNotes(note, video)).toMatchObject({ wish, missed: [], unclear: false });
    expect(Object.keys(readNotes(note, video).wish)).toEqual(Object.keys(wish));
  });

  it('several in one note are all understood', () => {
    const { wish, missed, summaries } = readNotes(
      'Make it shorter, drop scene 2 and call it "Base". Translate to German; no music, and a female voice please!',
      video,
    );
    expect(missed).toEqual([]);
    expect(wish).toEqual({
      title: 'Base',
      targetSeconds: 15,
      language: 'de',
      music: false,
      voice: { gender: 'female' },
      drop: [ids[1]],
    });
    expect(summaries).toHaveLength(6);
  });

  it('a scene is found by what it is about, in the words of the video or of its facts', () => {
    const told = video.storyboard.scenes.find(({ line, layout }) => /benchmarkApyPct/.test(line) && layout !== 'end');
    expect(readNotes('drop the scene about the T-bill', video).wish.drop).toEqual([told?.id]);
  });

  it('a fact that is not told can be asked for, one that is told or unknown cannot', () => {
    const untold = aVideo({ storyboard: { ...video.storyboard, scenes: video.storyboard.scenes.slice(0, 1) } });
    expect(readNotes('add a scene about the daily fees', untold).wish).toEqual({ add: [['dailyFeesUsd']] });
    expect(readNotes('add a scene about unicorns', video).missed).toEqual(['The facts say nothing about "unicorns".']);
  });

  it('what is not understood is told in its own words, beside what is', () => {
    expect(readNotes('no music and sprinkle some magic dust', video)).toMatchObject({
      wish: { music: false },
      missed: ['"sprinkle some magic dust" was not understood.'],
      unclear: true,
    });
  });

  it.each([
    ['200 seconds', 'A video has 15 to 90 seconds, not 200.'],
    ['drop scene 40', `There is no scene 40; the video has ${ids.length}.`],
    ['in tabloid style', 'It is in tabloid style already.'],
    ['in English', 'It is in English already.'],
  ])('%s is told why it cannot be', (note, fault) => {
    expect(readNotes(note, video)).toMatchObject({ wish: {}, missed: [fault] });
  });

  it.each(['focus on the Spanish market', 'focus on square metres'])('%s does not mistake its subject', (note) => {
    expect(Object.keys(readNotes(note, video).wish)).toEqual([]);
  });

  it.each([
    // Words of a rule within a clause that says something else.
    'say that the wait is 45 minutes',
    'mention that the 30 second wait is over',
    'the intro takes 20 seconds',
    'make the chart 20 seconds',
    'we opened in German markets',
    'say something in Spanish about love',
    'drop everything but scene 2 in 20 seconds flat',
    "don't drop scene 2",
    'do not make it shorter',
    'never translate it to French',
    'not in German',
    'make it less serious',
    'make it not calm',
    'no music after scene 3',
    'drop scene 2 unless it is short',
    'drop the first second',
    'shorter sentences',
    'faster than last year',
    'a comic book of rates',
    'the music of the market',
    'use the square root',
    'say hello to the female voice of finance',
    'add captions only in scene 2',
    // What follows a wish about a part of the video is said of that part.
    'cut scene 2 to 15 seconds',
    'cut scene 2 to 15 seconds in German',
    'add captions in Spanish',
    'no captions in German',
    'music in a calm tone',
    'add a scene about depositors in German',
    'drop scene 2 in German',
    'remove the captions in 30 seconds',
    'lead with depositors in 20 seconds',
    'drop the last scene in comic style',
    'focus on depositors in a funny tone',
    // Languages that rules do not read.
    'mach es kürzer',
    'lass die zweite Szene weg',
    'plus court, s’il te plaît',
    'hazlo más corto',
    'quita la escena 2',
    'deixe mais curto',
    'rendilo più corto',
    'daha kısa yap',
    'buat lebih pendek',
    'इसे छोटा करो',
    'اجعله أقصر',
    '短くして',
    '더 짧게 해줘',
    '把第二个场景删掉',
  ])('"%s" is refused whole and named', (note) => {
    const { wish, missed, summaries } = readNotes(note, video);
    expect({ wish, summaries }).toEqual({ wish: {}, summaries: [] });
    expect(missed).toHaveLength(1);
  });

  it.each([
    ['mention the T-bill rate of 9.9 %', '9.9 %'],
    ['lead with utilization of 50%', '50%'],
    ['lead with the utilization of our bank', 'bank'],
    ['highlight 1,900 depositors', '1,900'],
  ])('"%s" names a thing that the facts do not hold: %s', (note, unknown) => {
    const { wish, missed } = readNotes(note, video);
    expect(wish).toEqual({});
    expect(missed.join(' ')).toContain(`"${unknown}`);
  });

  it.each([
    ['focus on the T-bill rate of 4.31 %', { directions: ['Focus on T-bill rate of 4.31 %.'] }],
    ['focus on 1,840 depositors', { directions: ['Focus on 1,840 depositors.'] }],
    ['lead with the utilization rate', { lead: ['utilizationPct'] }],
    ['lead with the utilization of 91.2%', { lead: ['utilizationPct'] }],
    ['drop the scene about the 3-month T-bill', { drop: [expect.any(String)] }],
    ['I want it shorter', { targetSeconds: 15 }],
    ['Could you please make the video square?', { format: '1:1' }],
    ['the video should be in German', { language: 'de' }],
    [
      'in German with a female voice, without captions',
      { language: 'de', voice: { gender: 'female' }, captions: false },
    ],
    ['drop scene 2 and in German', { drop: [ids[1]], language: 'de' }],
    ['drop scene 2 make it shorter', { drop: [ids[1]], targetSeconds: 15 }],
    ['no music no captions', { music: false, captions: false }],
    ['20 seconds in German with captions', { targetSeconds: 20, language: 'de', captions: true }],
    ['with a female voice in German', { language: 'de', voice: { gender: 'female' } }],
    ['drop scenes 2, 3 and 4', { drop: [ids[1], ids[2], ids[3]] }],
    ['drop the intro and make it faster', { drop: [ids[0]], pacing: 'fast' }],
    ['call it "In German. No music" and drop scene 2', { title: 'In German. No music', drop: [ids[1]] }],
    ['auf Deutsch。square', { language: 'de', format: '1:1' }],
    ['shorter,square', { targetSeconds: 15, format: '1:1' }],
    ['OK, now make it calm. Thanks!', { tone: 'calm' }],
  ])('"%s" is understood whole', (note, wish) => {
    const read = readNotes(note, video);
    expect(read).toMatchObject({ missed: [], wish });
  });

  it.each(['shorter and longer', 'in German, in French', 'no music, with music'])(
    '"%s" asks for two things that exclude each other',
    (note) => {
      expect(readNotes(note, video).missed).toEqual([expect.stringContaining('something else than')]);
    },
  );

  it("an author's words stay: scenes may go, nothing is rewritten", () => {
    const authored = aVideo({ authored: true });
    expect(readNotes('in German, drop scene 2', authored)).toMatchObject({ wish: { drop: [ids[1]] } });
    expect(readNotes('in German', authored).missed).toEqual([
      '"in German": the words of a script are its author\'s; send the changed script instead.',
    ]);
  });

  it('every example that callers are shown is one', () => {
    const missed = NOTE_EXAMPLES.flatMap((example) => readNotes(example.replace('…', 'Base'), video).missed);
    expect(missed.filter((fault) => fault.includes('not understood'))).toEqual([]);
  });

  it('a note of any length is read in no time', () => {
    const long = 'drop the scene about '.repeat(200);
    expect(readNotes(long, video).missed.length).toBeGreaterThan(0);
  });
});
