import type { FilmWarning } from '../storyboard/film-job';
import { textArea, type Box } from '../stage/stage';
import type { TextMeasurer } from '../text/ink-box';
import { FPS, msOf } from '../timeline/frame-rate';
import type { TimedScene, Timeline } from '../timeline/timeline';
import { measureBoxes, type MeasuredBox } from './measure-boxes';
import { overlaps } from './overlaps';

/** How far ink may reach over the safe box before it counts, px. */
const OVERLAP = 4;
/** Comfortable silent reading of large type, characters a second. */
const READING_SPEED = 24;

/** Measures a film's settled frames: text outside the safe area, text over text, too little time to read, pictures that are missing. */
export function checkFilm(timeline: Timeline, measurer: TextMeasurer, missingStills: readonly number[]): FilmWarning[] {
  const warnings: FilmWarning[] = missingStills.map((index) => ({
    code: 'missing_picture',
    message: `Picture ${index + 1} could not be read`,
    scene: null,
    atMs: null,
  }));
  timeline.scenes.forEach((scene, index) => warnings.push(...checkScene(timeline, scene, index + 1, measurer)));
  return warnings;
}

function checkScene(timeline: Timeline, scene: TimedScene, number: number, measurer: TextMeasurer): FilmWarning[] {
  const found = new Map<string, FilmWarning>();
  const add = (code: string, frame: number, message: string): void => {
    if (!found.has(message)) found.set(message, { code, message, scene: number, atMs: Math.round(msOf(frame)) });
  };
  for (const share of [0.5, 0.7, 0.85]) {
    const frame = scene.from + Math.floor(scene.frames * share);
    const boxes = measureBoxes(timeline, frame, measurer);
    for (const box of boxes)
      if (!inside(box.box, textArea(timeline.stage)))
        add('text_outside_safe_area', frame, `"${box.layer}" leaves the safe area`);
    for (const [a, b] of pairs(boxes))
      if (overlaps(a, b)) add('text_overlap', frame, `"${a.layer}" and "${b.layer}" overlap`);
    const characters = boxes.filter((box) => box.scene === scene.id).reduce((sum, box) => sum + box.characters, 0);
    if (characters / (scene.frames / FPS) > READING_SPEED)
      add('reading_time_short', scene.from, 'More words on screen than time to read them');
  }
  return [...found.values()];
}

function inside(box: Box, safe: Box): boolean {
  return (
    box.x >= safe.x - OVERLAP &&
    box.y >= safe.y - OVERLAP &&
    box.x + box.w <= safe.x + safe.w + OVERLAP &&
    box.y + box.h <= safe.y + safe.h + OVERLAP
  );
}

function pairs(boxes: MeasuredBox[]): Array<[MeasuredBox, MeasuredBox]> {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => b.layer !== a.layer)
      .map((b): [MeasuredBox, MeasuredBox] => [a, b]),
  );
}
