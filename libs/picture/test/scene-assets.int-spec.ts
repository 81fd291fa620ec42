import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_FULL } from '@app/testing';
import { contrastWith, isFaint, readInks } from '../src/checks/contrast';
import { openVideo, createCanvas } from '@app/render';
import { type Format, FORMATS, type Scene, STYLE_NAMES } from '../src/storyboard/storyboard';
import { sampleJob } from './sample-job';

const [WIDTH, HEIGHT] = [900, 1200];
/** Layouts that bring a picture of their own to show in full. */
const FULL = new Set<Scene['layout']>(['picture', 'footage', 'presenter']);
const LAYOUTS = [...new Set(sampleJob().storyboard.scenes.map(({ layout }) => layout))].filter((one) => !FULL.has(one));
/** Levels of 255 by which a pixel is another one to the eye, and the least share of a frame that is the picture. */
const SEEN = { '9:16': { levels: 60, share: 0.15 }, other: { levels: 10, share: 0.2 } } as const;

/** A scene as it stands after an author gave it a picture. */
function given(scene: Scene): Scene {
  const authored = { ...scene, written: { type: scene.type } };
  return ['end', 'hero', 'quote'].includes(scene.layout)
    ? ({ ...authored, still: 0 } as Scene)
    : { ...authored, bed: { still: 0 } };
}

function plain(scene: Scene): Scene {
  return 'still' in scene ? ({ ...scene, still: undefined } as Scene) : scene;
}

describe.each(STYLE_NAMES)("an author's picture in %s", (style) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scene-assets-'));
    for (const name of ['red', 'blue']) {
      const canvas = createCanvas(WIDTH, HEIGHT);
      const ctx = canvas.getContext('2d');
      ctx.fillStyle = name;
      ctx.fillRect(0, 0, WIDTH, HEIGHT);
      await writeFile(join(folder, `${name}.png`), canvas.toBuffer('image/png'));
    }
  });
  afterAll(async () => await rm(folder, { recursive: true, force: true }));

  async function video(format: Format, picture: 'red' | 'blue' | null, only: Array<Scene['layout']>) {
    const job = sampleJob({ style, format, only });
    job.storyboard.scenes = job.storyboard.scenes.map(picture ? given : plain);
    if (picture)
      job.stills = [{ path: join(folder, `${picture}.png`), width: WIDTH, height: HEIGHT, alt: 'A plain colour' }];
    return await openVideo(job);
  }

  it.each(FORMATS)('is seen in every scene, and every text beside it read, in %s', async (format) => {
    const turn = STYLE_NAMES.indexOf(style);
    const step = format === '9:16' ? 6 : 14;
    const layouts = LAYOUTS.filter((layout, index) => IS_FULL || layout === 'cards' || index % step === turn % step);
    const [red, blue, bare] = [
      await video(format, 'red', layouts),
      await video(format, 'blue', layouts),
      await video(format, null, layouts),
    ];
    const { levels, share } = format === '9:16' ? SEEN[format] : SEEN.other;
    for (const scene of red.timeline.scenes) {
      const frame = scene.from + Math.floor(scene.frames * 0.7);
      const [one, other] = [red, blue].map(({ compositor }) => {
        const canvas = compositor.still(frame);
        return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
      });
      let seen = 0;
      for (let at = 0; one && other && at < one.length; at += 4)
        if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) >= levels) seen += 1;
      expect([scene.layout, seen / ((one?.length ?? 0) / 4) >= share]).toEqual([scene.layout, true]);
      const faint = ({ timeline, envAt }: typeof red) =>
        readInks(timeline, frame, envAt(frame))
          .filter((reading) => isFaint(reading, reading.ink))
          .map(({ layer, ink, around }) => ({ layer, contrast: contrastWith(ink, around).median }));
      const before = new Set(faint(bare).map(({ layer }) => layer));
      const lost = [red, blue].flatMap(faint).filter(({ layer, contrast }) => !before.has(layer) && contrast < 3);
      expect({ layout: scene.layout, lost }).toEqual({ layout: scene.layout, lost: [] });
    }
  });
});
