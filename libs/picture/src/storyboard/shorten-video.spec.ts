import { sampleJob } from '../../test/sample-job';
import { sceneSpans } from '../timeline/scene-spans';
import { LoopSceneError, shortenVideo } from './shorten-video';

describe('shortenVideo', () => {
  const video = sampleJob();

  it('keeps the scenes that are named, by number and by layout, each as long as asked', () => {
    const { storyboard, narration } = shortenVideo(video, [
      { scene: 1, seconds: 2.4 },
      { scene: 'bars', seconds: 3 },
    ]);
    expect(storyboard.scenes.map(({ layout }) => layout)).toEqual([video.storyboard.scenes[0]?.layout, 'bars']);
    expect(sceneSpans(storyboard, narration.lines).map(({ frames }) => frames)).toEqual([72, 90]);
  });

  it('lets every word of a line pass within its scene', () => {
    const [line] = shortenVideo(video, [{ scene: 1, seconds: 1.2 }]).narration.lines;
    const said = video.narration.lines.find(({ sceneId }) => sceneId === line?.sceneId);
    expect(line?.words.map(({ text }) => text)).toEqual(said?.words.map(({ text }) => text));
    for (const { toMs } of line?.words ?? []) expect(toMs).toBeLessThanOrEqual(1200 - 120);
  });

  it('refuses a scene that the video does not have, and names those it has', () => {
    expect(() => shortenVideo(video, [{ scene: 99, seconds: 3 }])).toThrow(LoopSceneError);
    expect(() => shortenVideo(video, [{ scene: 99, seconds: 3 }])).toThrow(/There is no scene 99; the video has 1 /);
    expect(() => shortenVideo(video, [{ scene: 1, seconds: 0.5 }])).toThrow('needs 1 s or more');
  });
});
