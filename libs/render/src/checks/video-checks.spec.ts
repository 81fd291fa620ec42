import { sampleJob } from '../../../picture/test/sample-job';
import { openVideo } from '../frames/open-video';
import type { VideoJob } from '@app/picture';
import { checkVideo } from './video-checks';

async function codesOf(job: VideoJob, mend: (video: Awaited<ReturnType<typeof openVideo>>) => void = () => undefined) {
  const video = await openVideo(job);
  mend(video);
  return (await checkVideo(video, job)).map(({ code, scene }) => [code, scene]);
}

const job = (): VideoJob => sampleJob({ style: 'swiss-poster', only: ['hero', 'headline', 'end'] });

describe('checkVideo', () => {
  it('finds nothing in a video as it should be', async () => {
    expect(await codesOf(job())).toEqual([]);
  });

  it('finds ink that is too close to its ground', async () => {
    const codes = await codesOf(job(), ({ timeline }) => {
      for (const layer of timeline.layers)
        if (layer.kind === 'text' && layer.id === 's1.label')
          for (const line of layer.props.block.lines) for (const run of line.runs) run.fill = '#E8E6E0';
    });
    expect(codes).toEqual([['low_contrast', 1]]);
  });

  it('finds text that was moved over other text or out of the safe area', async () => {
    const codes = await codesOf(job(), ({ timeline }) => {
      for (const layer of timeline.layers) if (layer.kind === 'text' && layer.id === 's1.label') layer.props.y = 100;
    });
    expect(codes).toContainEqual(['text_outside_safe_area', 1]);
  });

  it('finds characters that no face has', async () => {
    const video = job();
    video.storyboard.title = 'Yield in cuneiform: 𒀀';
    expect(await codesOf(video)).toEqual([['missing_glyph', null]]);
  });

  it('finds captions that run beside the voice', async () => {
    const video = job();
    const codes = await codesOf(video, () => {
      for (const word of video.narration.lines[1]?.words ?? []) word.fromMs += 200;
    });
    expect(new Set(codes.map(String))).toEqual(new Set(['caption_drift,2']));
  });

  it('finds words that nobody can read in their time', async () => {
    const video = job();
    const headline = video.storyboard.scenes[1];
    if (headline?.layout === 'headline') headline.support = 'A long sentence that goes on and on. '.repeat(6).trim();
    expect(await codesOf(video)).toContainEqual(['reading_time_short', 2]);
  });

  it('finds pictures that could not be read', async () => {
    const video = sampleJob({ style: 'swiss-poster', only: ['picture', 'end'] });
    expect(await codesOf(video)).toContainEqual(['missing_picture', null]);
  });
});
