import { FPS, type Footage, type NarrationLine, type Scene, sceneSpans, type Storyboard } from '@app/picture';
import type { UsableShot } from './shot-list';

/** Stands for a shot of the caller's footage until the voice has told how long its scene is. */
export const UNCUT = -1;

/** Slower than this, recorded motion stutters. */
const SLOWEST = 0.6;
/** Kept off a shot's ends, where a cut may leave a frame of its neighbour. */
const EDGE_S = 0.04;
const CENTRE = { x: 0.5, y: 0.5 } as const;

/** A video whose footage is cut: its scenes name their pieces. */
export interface CutVideo {
  storyboard: Storyboard;
  footage: Footage[];
}

/**
 * Cuts footage to the voice: each scene that waits for a shot takes the next that is long enough, in the order in which
 * the shots were recorded and none twice while others are left; what is longer is trimmed, what is shorter is slowed, and
 * what is shorter still goes to and fro. `taken` are pieces that scenes name already. Without shots such a scene goes back
 * to its words.
 */
export function cutFootage(
  storyboard: Storyboard,
  lines: readonly NarrationLine[],
  shots: readonly UsableShot[],
  taken: readonly Footage[] = [],
): CutVideo {
  const footage = [...taken];
  const spans = sceneSpans(storyboard, lines);
  const waiting = storyboard.scenes.filter(waits).length;
  const reel = new ShotReel(shots, waiting);
  const scenes = storyboard.scenes.map((scene, index) => {
    if (!waits(scene)) return scene;
    const seconds = (spans[index]?.frames ?? FPS) / FPS;
    const shot = reel.next(seconds);
    if (!shot) return withoutFootage(scene, storyboard.title);
    footage.push(pieceOf(shot, seconds, storyboard.title));
    return withPiece(scene, footage.length - 1);
  });
  return { storyboard: { ...storyboard, scenes }, footage };
}

/** Gives scenes that wait for a shot the pieces that an earlier version was cut into, by turns. */
export function reuseFootage(storyboard: Storyboard, pieces: number): Storyboard {
  let turn = 0;
  const scenes = storyboard.scenes.map((scene) => {
    if (!waits(scene)) return scene;
    if (pieces === 0) return withoutFootage(scene, storyboard.title);
    turn += 1;
    return withPiece(scene, (turn - 1) % pieces);
  });
  return { ...storyboard, scenes };
}

/**
 * A storyboard over those of its first pieces that are there; scenes that show one which is not go back to their words.
 */
export function overPieces(storyboard: Storyboard, isThere: readonly boolean[]): Storyboard {
  if (isThere.every(Boolean)) return storyboard;
  const scenes = storyboard.scenes.map((scene) => {
    const piece = pieceIn(scene);
    if (piece === null || piece < 0) return scene;
    if (isThere[piece] === false) return withoutFootage(scene, storyboard.title);
    return withPiece(scene, piece - isThere.slice(0, piece).filter((there) => !there).length);
  });
  return { ...storyboard, scenes };
}

function pieceIn(scene: Scene): number | null {
  if (scene.layout === 'footage') return scene.footage;
  return scene.bed && 'footage' in scene.bed ? scene.bed.footage : null;
}

function waits(scene: Scene): boolean {
  return pieceIn(scene) === UNCUT;
}

function withPiece(scene: Scene, piece: number): Scene {
  return scene.layout === 'footage' ? { ...scene, footage: piece } : { ...scene, bed: { footage: piece } };
}

function withoutFootage(scene: Scene, title: string): Scene {
  if (scene.layout !== 'footage') return { ...scene, bed: undefined };
  const { id, type, line, transition, minSeconds, headline, kicker } = scene;
  const words = headline ?? kicker ?? line;
  return { id, type, line, transition, minSeconds, layout: 'headline', headline: words === '' ? title : words };
}

/** Hands out shots in order. */
class ShotReel {
  private at = 0;

  constructor(
    private readonly shots: readonly UsableShot[],
    private waiting: number,
  ) {}

  /** The first long enough among those that can be passed over, else the longest of them. */
  next(seconds: number): UsableShot | undefined {
    if (this.at >= this.shots.length) this.at = 0;
    this.waiting -= 1;
    const spare = Math.max(0, this.shots.length - this.at - 1 - this.waiting);
    const open = this.shots.slice(this.at, this.at + spare + 1);
    const chosen =
      open.find((shot) => lengthOf(shot) >= seconds) ??
      open.reduce<UsableShot | undefined>(
        (best, shot) => (best && lengthOf(best) >= lengthOf(shot) ? best : shot),
        undefined,
      );
    if (chosen) this.at += open.indexOf(chosen) + 1;
    return chosen;
  }
}

function lengthOf({ from, to }: UsableShot): number {
  return Math.max(0.1, to - from - 2 * EDGE_S);
}

function pieceOf(shot: UsableShot, seconds: number, alt: string): Footage {
  const { path, width, height } = shot;
  const length = lengthOf(shot);
  const speed = Math.min(1, Math.max(SLOWEST, length / seconds));
  const shown = Math.min(length, seconds * speed);
  const from = shot.from + EDGE_S;
  const piece = { path, width, height, from, to: from + shown, speed, subject: CENTRE, alt };
  return shown / speed < seconds - 1 / FPS ? { ...piece, loop: true } : piece;
}
