import { dataShapeRows } from './data-shape.rows';
import { MadeFilms } from './made-films';
import { orderFieldRows } from './order-field.rows';
import { sceneRows } from './scene.rows';

/** A dozen films one after the other, on a machine that may be slow. */
const LONGEST_MS = 900_000;

/** Films that stop at their scripts: what was asked for is found in what is said and drawn. */
describe('what films are made of', () => {
  let made: MadeFilms;

  beforeAll(async () => {
    made = await MadeFilms.start();
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
