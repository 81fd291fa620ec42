import { dataShapeRows } from './data-shape.rows';
import { MadeVideos } from './made-videos';
import { orderFieldRows } from './order-field.rows';
import { sceneRows } from './scene.rows';

/** A dozen videos one after the other, on a machine that may be slow. */
const LONGEST_MS = 900_000;

/** Videos that stop at their scripts: what was asked for is found in what is said and drawn. */
describe('what videos are made of', () => {
  let made: MadeVideos;

  beforeAll(async () => {
    made = await MadeVideos.start();
    await made.makeAll();
  }, LONGEST_MS);

  afterAll(async () => {
    await made.stop();
  });

  sceneRows(() => made);
  dataShapeRows(() => made);
  // These edit and render, so they come last.
  orderFieldRows(() => made);
});
