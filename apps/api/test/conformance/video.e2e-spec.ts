import { VideoStates, type Situation } from './video-states';
import { videoFieldRows } from './video-fields.rows';
import { videoMediaRows } from './video-media.rows';
import { videoStateRows } from './video-states.rows';

/** One video in all its states; each row is read off the answers. */
describe('a video, its media, its states and its events', () => {
  let situation: Situation;

  beforeAll(async () => {
    const states = await VideoStates.start();
    situation = { states, answers: await states.bringAbout() };
  });

  afterAll(async () => {
    await situation.states.stop();
  });

  videoFieldRows(() => situation);
  videoStateRows(() => situation);
  // These restore a version, so they come last.
  videoMediaRows(() => situation);
});
