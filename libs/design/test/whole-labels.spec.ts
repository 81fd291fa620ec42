import { requestFor } from './request-for';
import {
  drawnTexts,
  buildTimeline,
  type VideoJob,
  FORMATS,
  type Format,
  STYLE_NAMES,
  type StyleName,
} from '@app/picture';
import { serverSurface } from '@app/render';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { writtenLanguage } from '../src/language/written-language';
import { languages } from '../src/language/languages';

const CODES = languages.map(({ code }) => code);
/** Names whose last words tell them apart; no lexicon knows them. */
const NAMES = [
  'zorvex punctuality of all regional departures today',
  'zorvex punctuality of all regional departures yesterday',
  'zorvex deviation from the long-term harvest anomaly',
];
const DATA = {
  name: 'Quellin',
  [NAMES[0] ?? '']: 91.4,
  [NAMES[1] ?? '']: 81.2,
  [NAMES[2] ?? '']: 2.1,
  stations: [
    { name: 'Varn', [NAMES[0] ?? '']: 93 },
    { name: 'Dorl', [NAMES[0] ?? '']: 88 },
    { name: 'Mipp', [NAMES[0] ?? '']: 71 },
  ],
};

function videoOf(style: StyleName, format: Format, code: string): VideoJob {
  const { storyboard } = composeStoryboard(
    requestFor(DATA, { style, format, language: writtenLanguage(code), seed: 7, captions: false, music: false }),
  );
  const lines = storyboard.scenes.map(({ id }) => ({
    sceneId: id,
    audioPath: null,
    durationMs: 2_500,
    words: [{ text: '…', fromMs: 0, toMs: 2_500 }],
  }));
  return { storyboard, narration: { voiceId: 'none', lines }, stills: [] };
}

/** Scenes whose texts begin a long name more often than they end it; hype-trailer sets each line as a text of its own. */
function cutIn(job: VideoJob): string[] {
  const scenes = new Map<string | null, string>();
  for (const { scene, text } of drawnTexts(buildTimeline(job, serverSurface)))
    scenes.set(scene, `${scenes.get(scene) ?? ''} ${plain(text)}`);
  const named = [...scenes.values()].filter((text) => text.includes('zorvex'));
  expect(named.length).toBeGreaterThan(0);
  const count = (text: string, name: string): number => text.split(name).length - 1;
  return named.filter((text) => count(text, 'zorvex') > NAMES.reduce((sum, name) => sum + count(text, plain(name)), 0));
}

/** Small letters without marks or hyphens, whatever the video's capitals are ("DEVİATİON"). */
function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
  return letters.replace(/[\s\u00ad-]+/gu, ' ');
}

describe('a long label', () => {
  it.each(STYLE_NAMES)('carries all its words wherever %s draws it, in all formats', (style) => {
    expect(FORMATS.flatMap((format) => cutIn(videoOf(style, format, 'en')))).toEqual([]);
  });

  it.each(CODES)('carries all its words in %s', (code) => {
    const turn = CODES.indexOf(code);
    const styles = [turn, turn + 4].map((place) => STYLE_NAMES[place % STYLE_NAMES.length] ?? 'comic');
    expect(styles.flatMap((style) => cutIn(videoOf(style, '9:16', code)))).toEqual([]);
  });
});
