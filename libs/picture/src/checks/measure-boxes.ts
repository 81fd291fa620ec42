import { textBoxesOf } from '../layers/registry';
import { boxAround, Z, type Box } from '../stage/stage';
import type { TextMeasurer } from '../text/ink-box';
import { evaluate, type FrameItem } from '../timeline/evaluate';
import type { Timeline } from '../timeline/timeline';

/** x and y in frame pixels. */
export type Corner = [number, number];

/** A line of text as it stands on a frame. Art that happens to be type (depth up to `Z.art`) is left out. */
export interface MeasuredBox {
  layer: string;
  /** Scene id; null for furniture and captions. */
  scene: string | null;
  box: Box;
  /** Its corners, clockwise; of a tilted line they are no rectangle along the axes. */
  corners: Corner[];
  /** Characters in it, where known. */
  characters: number;
}

/** Boxes of all text drawn on a frame, with its layer's place and scale applied. */
export function measureBoxes(timeline: Timeline, frame: number, measurer: TextMeasurer): MeasuredBox[] {
  const { scenes, overlay } = evaluate(timeline, frame);
  const items = [...scenes.flatMap((scene) => scene.items), ...overlay];
  return items.filter(({ layer }) => layer.z > Z.art).flatMap((item) => boxesOf(item, measurer, frame));
}

function boxesOf({ layer, state }: FrameItem, measurer: TextMeasurer, frame: number): MeasuredBox[] {
  const pivot = layer.box;
  return textBoxesOf(layer, measurer, frame).map((box) => {
    const centre = pivot ? { x: pivot.x + pivot.w / 2, y: pivot.y + pivot.h / 2 } : { x: 0, y: 0 };
    const factor = pivot ? state.scale : 1;
    const turn = pivot ? (state.rotate * Math.PI) / 180 : 0;
    const at = (x: number, y: number): Corner => {
      const [dx, dy] = [(x - centre.x) * factor, (y - centre.y) * factor];
      return [
        centre.x + dx * Math.cos(turn) - dy * Math.sin(turn) + state.x,
        centre.y + dx * Math.sin(turn) + dy * Math.cos(turn) + state.y,
      ];
    };
    const corners = [
      at(box.x, box.y),
      at(box.x + box.w, box.y),
      at(box.x + box.w, box.y + box.h),
      at(box.x, box.y + box.h),
    ];
    return {
      layer: layer.id,
      scene: layer.scene,
      characters: layer.kind === 'text' ? charactersOf(layer.props.block.lines) : 0,
      box: boxAround(corners),
      corners,
    };
  });
}

function charactersOf(lines: Array<{ runs: Array<{ text: string }> }>): number {
  return (
    lines.reduce((sum, line) => sum + line.runs.reduce((inner, run) => inner + run.text.length, 0), 0) /
    Math.max(1, lines.length)
  );
}
