import { requestFor } from '../../test/request-for';
import { UNCUT } from '@app/media';
import { STYLE_NAMES } from '@app/picture';
import { IS_FULL } from '@app/testing';
import { corpusPayloads } from '../../test/corpus-payloads';
import { payloads } from '../../test/payloads';
import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../composer/fit-to-target';
import { checkStoryboard } from '../figures/grounding';
import { writtenLanguage } from '../language/written-language';
import { directStoryboard } from './direct-storyboard';

const requestOf = (data: unknown, more: Partial<ComposeRequest> = {}): ComposeRequest =>
  requestFor(data, { cta: 'See it at rates.example', style: 'swiss-poster', seed: 3, ...more });
const videoOf = (request: ComposeRequest) => {
  const draft = directStoryboard(request);
  return fitToTarget(draft, estimateDurations(draft), request.targetSeconds);
};
const dataOf = (name: string): unknown => payloads().find(([other]) => other === name)?.[1].data;
const photo = (key: string) => ({ key, still: { path: `${key}.jpg`, width: 1200, height: 900, alt: key } });

describe('the template engine', () => {
  it.each(payloads())('stages %s by its templates, every figure from the payload', (_, { data, targetSeconds }) => {
    const request = requestOf(data, { targetSeconds });
    const video = videoOf(request);
    expect(checkStoryboard(video, request.facts)).toEqual([]);
    expect(video.scenes[0]).toMatchObject({ type: 'title', transition: 'cut' });
    expect(video.scenes.at(-1)).toMatchObject({ type: 'cta', layout: 'end', cta: 'See it at rates.example' });
    video.scenes.slice(1).forEach(({ layout }, index) => expect(layout).not.toBe(video.scenes[index]?.layout));
  });

  it('keeps to the payloads of the corpus, in a style by turns', () => {
    const found = corpusPayloads()
      .filter((_, index) => IS_FULL || index % 8 === 0)
      .flatMap(({ name, data, title }, index) => {
        const request = requestOf(data, { title, seed: index, style: STYLE_NAMES[index % STYLE_NAMES.length] });
        return checkStoryboard(videoOf(request), request.facts).map((finding) => ({ name, ...finding }));
      });
    expect(found).toEqual([]);
  });

  it.each(['es', 'de', 'tr', 'ja', 'ar'])('tells a pool in %s', (code) => {
    const request = requestOf(dataOf('pool.json'), { language: writtenLanguage(code) });
    const video = videoOf(request);
    expect(video.language).toBe(code);
    expect(checkStoryboard(video, request.facts)).toEqual([]);
  });

  it.each(['pool.json', 'flow.json', 'wallet.json', 'football.json', 'weather.json'])(
    'is another video than the designed one: %s',
    (name) => {
      const request = requestOf(dataOf(name));
      const designed = composeStoryboard(request);
      const other = fitToTarget(designed, estimateDurations(designed), 30);
      // A payload with few claims may get the same layouts from both; their cuts still differ.
      const looks = (scenes: typeof other.scenes): string =>
        scenes.map(({ layout, transition }) => `${layout} ${transition}`).join(' ');
      expect(looks(videoOf(request).scenes)).not.toBe(looks(other.scenes));
    },
  );

  it('opens on the subject over a photo and lays photos under the rest, never under a chart', () => {
    const video = videoOf(requestOf(dataOf('pool.json'), { stills: [photo('imageUrl'), photo('venue/photo')] }));
    expect(video.scenes[0]).toMatchObject({ layout: 'picture', still: 0 });
    const beds = video.scenes.flatMap(({ type, bed }) => (bed ? [type] : []));
    expect(beds.length).toBeGreaterThan(0);
    expect(beds).not.toContain('chart');
  });

  it('shows footage in turn with what it tells of, each shot still to be cut', () => {
    const video = videoOf(requestOf(dataOf('bakery.json'), { footage: true }));
    const shots = video.scenes.filter((scene) => scene.layout === 'footage');
    expect(shots.length).toBeGreaterThan(1);
    expect(new Set(shots.map(({ footage }) => footage))).toEqual(new Set([UNCUT]));
  });

  it('lets a presenter open after the title and close before the end', () => {
    const { scenes } = videoOf(requestOf(dataOf('wallet.json'), { presenter: true }));
    expect([scenes[1]?.layout, scenes.at(-2)?.layout]).toEqual(['presenter', 'presenter']);
  });

  it('holds the headline figure back in a story', () => {
    const request = requestOf(dataOf('pool.json'), { mode: 'story' });
    const [opening] = videoOf(request).scenes;
    expect(opening?.type).toBe('title');
    expect(JSON.stringify(opening)).not.toContain('{{apyPct}}');
  });

  it('gives the same draft for the same request', () => {
    const request = requestOf(dataOf('flow.json'));
    expect(directStoryboard(request)).toEqual(directStoryboard(request));
  });
});
