import { createHash } from 'node:crypto';
import { type FlashReport, FlashWatch } from './flash-watch';
import type { FrameSpan } from '@app/picture';

/** What a stretch of video showed: where its picture stood still, where there was nothing to see, and where it flashed. */
export interface PictureReport extends FrameSpan {
  /** Runs of two and more equal frames, and the runs at both ends however short: they may go on beyond them. */
  equal: FrameSpan[];
  dark: FrameSpan[];
  flashes: FlashReport;
  /** Fingerprints of the first and the last frame, to compare with the stretches before and after. */
  first: string;
  last: string;
}

/** Luma that eyes tell from black on any screen; black is 16, white 235. */
const LIT = 40;
/** One sample of so many columns and rows finds every letter that can be read. */
const GRID = 6;
/** Share of lit samples from which a frame shows something. A style's own black ground carries at least a line of type. */
const SOMETHING = 0.001;

/**
 * Looks at every frame on its way to the encoder. Darkness is told by what is lit, not by the mean: on a style's black
 * ground the words of one line are a few hundredths of the picture, and a faulty frame has none.
 */
export class PictureWatch {
  private readonly equal: FrameSpan[] = [];
  private readonly dark: FrameSpan[] = [];
  private before: Buffer | null = null;
  private first = '';
  private wasDark = false;
  private readonly flashes: FlashWatch;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.flashes = new FlashWatch(width, height);
  }

  /** Takes the next frame as I420 planes. A buffer may be drawn over once the frame after it has been seen. */
  see(frame: number, planes: Buffer): void {
    const same = this.before !== null && (planes === this.before || planes.equals(this.before));
    if (this.before === null) this.first = fingerprint(planes);
    if (!same) {
      this.wasDark = this.isDark(planes);
      this.flashes.see(frame, planes);
    }
    extend(this.equal, frame, same);
    if (this.wasDark) extend(this.dark, frame, this.dark.at(-1)?.to === frame);
    this.before = planes;
  }

  /** What was seen since the first frame, which may not be none. */
  report(): PictureReport {
    const runs = this.equal;
    const [from, to] = [runs[0]?.from ?? 0, runs.at(-1)?.to ?? 0];
    const equal = runs.filter((run) => run.from === from || run.to === to || run.to - run.from > 1);
    return {
      from,
      to,
      equal,
      dark: this.dark,
      flashes: this.flashes.report(from, to),
      first: this.first,
      last: this.before ? fingerprint(this.before) : '',
    };
  }

  private isDark(planes: Buffer): boolean {
    const { width, height } = this;
    const enough = ((width * height) / GRID ** 2) * SOMETHING;
    let lit = 0;
    for (let row = 0; row < height; row += GRID) {
      for (let at = row * width, end = at + width; at < end; at += GRID) {
        if ((planes[at] ?? 0) > LIT) lit += 1;
      }
      if (lit > enough) return false;
    }
    return true;
  }
}

/** Adds a frame to the last run, or starts another. */
function extend(runs: FrameSpan[], frame: number, goesOn: boolean): void {
  const last = runs.at(-1);
  if (last && goesOn) last.to = frame + 1;
  else runs.push({ from: frame, to: frame + 1 });
}

function fingerprint(planes: Buffer): string {
  return createHash('sha1').update(planes).digest('hex');
}
