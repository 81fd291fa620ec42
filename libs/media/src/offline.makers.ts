import { writeFile } from 'node:fs/promises';
import { drawBackdrop } from './backdrops/draw-backdrop';
import { ClipMaker, ImageMaker, type ImageOrder, type MadeImage, type MakeCall, MusicMaker } from './media-maker';

/** Draws a designed picture in the video's own colours; free, offline, the same for the same order. */
export class DesignedBackdrops extends ImageMaker {
  override readonly paid = false;

  override async make(order: ImageOrder, { outPath, signal }: MakeCall): Promise<MadeImage> {
    signal.throwIfAborted();
    await writeFile(outPath, await drawBackdrop(order, order.index));
    return { width: order.width, height: order.height };
  }
}

/** Leaves stills to the renderer's slow push-in. */
export class MovedStills extends ClipMaker {
  override readonly paid = false;

  override async make(): Promise<null> {
    return null;
  }
}

/** Leaves music to the bed that the style plays. */
export class StyleBeds extends MusicMaker {
  override readonly paid = false;

  override async make(): Promise<null> {
    return null;
  }
}
