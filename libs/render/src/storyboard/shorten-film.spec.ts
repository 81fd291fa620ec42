import { sampleJob } from '../../test/sample-job';
import { sceneSpans } from '../timeline/scene-spans';
import { LoopSceneError, shortenFilm } from './shorten-film';

describe('shortenFilm', () => {
  const film = sampleJob();

  it('keeps the scenes that are named, by number and by layout, each as long as asked', () => {
    const { storyboard, narration } = shortenFilm(film, [
      { scene: 1, seconds: 2.4 },
      { scene: 'bars', seconds: 3 },
    ]);
    expect(storyboard.scenes.map(({ layout }) => layout)).toEqual([film.storyboard.scenes[0]?.layout, 'bars']);
    expect(sceneSpans(storyboard, narration.lines).map(({ frames }) => frames)).toEqual([72, 90]);
  });

  it('lets every word of a line pass within its scene', () => {
    const [line] = shortenFilm(film, [{ scene: 1, seconds: 1.2 }]).narration.lines;
    const said = film.narration.lines.find(({ sceneId }) => sceneId === line?.sceneId);
    expect(line?.durationMs).toBe(600);
    expect(line?.words.map(({ text }) => text)).toEqual(said?.words.map(({ text }) => text));
    for (const { toMs } of line?.words ?? []) expect(toMs).toBeLessThanOrEqual(600);
  });

  it('refuses a scene that the film does not have, and names those it has', () => {
    expect(() => shortenFilm(film, [{ scene: 99, seconds: 3 }])).toThrow(LoopSceneError);
    expect(() => shortenFilm(film, [{ scene: 99, seconds: 3 }])).toThrow(/There is no scene 99; the film has 1 /);
    expect(() => shortenFilm(film, [{ scene: 1, seconds: 0.5 }])).toThrow('needs 1 s or more');
  });
});
