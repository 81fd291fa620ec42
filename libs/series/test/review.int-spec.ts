import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MediaProcess } from '@app/sources';
import type { EpisodeFinding } from '../src/episode.entity';
import type { FilmEvidence, ReviewedFilm } from '../src/review/film-evidence';
import { gatherEvidence } from '../src/review/gather-evidence';
import { RuleReviewer } from '../src/review/rule.reviewer';
import { GOOD_FILMS } from './review/good-films';
import { PLANTED, withFault } from './review/planted-in-evidence';
import { BROKEN, brokenPath } from './review/planted-in-file';
import { type RenderedFilm, renderedFilm } from './review/rendered-film';

const FULL = process.env['FACTREEL_TEST_LENGTH'] === 'full';
/** A digit of a film, what is heard of it and what is left of it: the short run's share of the broken files. */
const SHORT = ['a wrong digit in the picture', 'speech that drifts from its captions', 'a film that ends early'];

const rules = new RuleReviewer();
const media = new MediaProcess({ ffmpegPath: process.env['FFMPEG_PATH'] });
const { signal } = new AbortController();

async function evidenceOf(film: ReviewedFilm, folder: string): Promise<FilmEvidence> {
  const scratch = await mkdtemp(join(folder, 'evidence-'));
  return await gatherEvidence(film, { media, ffmpegPath: process.env['FFMPEG_PATH'], folder: scratch, signal });
}

describe('a review of a film under a brand and the compliance preset', () => {
  let rendered: RenderedFilm;
  let good: FilmEvidence;

  beforeAll(async () => {
    rendered = await renderedFilm({
      payload: 'pool.json',
      style: 'swiss-poster',
      format: '1:1',
      brand: { accent: '#0a7a5c', watermark: { text: 'Fjordwheels' } },
      disclaimer: 'Not financial advice. Rates change.',
    });
    good = await evidenceOf(rendered.film, rendered.folder);
  });
  afterAll(() => rm(rendered.folder, { recursive: true, force: true }));

  it('finds nothing in it as it was rendered', async () => {
    expect(await rules.review(good)).toEqual([]);
  });

  it.each(PLANTED)('finds $fault', async (planted) => {
    expectFinding(await rules.review(await withFault(good, planted)), planted.code);
  });

  const broken = BROKEN.map((file, index) => ({ ...file, index })).filter(({ fault }) => FULL || SHORT.includes(fault));
  it.each(broken)('finds $fault', async ({ make, code, index }) => {
    const { film, folder } = rendered;
    const path = brokenPath(folder, index);
    await make(film, film.files.video ?? '', path);
    const evidence = await evidenceOf({ ...film, files: { ...film.files, video: path } }, folder);
    // As if the renderer itself had made it: its hash would be the one that is kept.
    expectFinding(await rules.review({ ...evidence, sha256: film.cut.sha256 }), code);
  });
});

/** The finding, told to owners: plain sentences without names of layers. */
function expectFinding(found: EpisodeFinding[], code: string): void {
  expect(found).toContainEqual(expect.objectContaining({ code, severity: 'block' }));
  for (const { message } of found) {
    expect(message).toMatch(/^["\p{Lu}\d].*\.$/su);
    expect(message).not.toMatch(/\b(?:lead|end|film|series|comparison)-?\d*\.\w|undefined|NaN|\{\{/);
  }
}

(FULL ? describe : describe.skip)('a review of a good film', () => {
  it.each(GOOD_FILMS)('passes $payload in $style, $format, $language', async (wanted) => {
    const { film, folder } = await renderedFilm(wanted);
    try {
      const found = await rules.review(await evidenceOf(film, folder));
      expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
