import type { Span } from '@app/sources';
import type { EpisodeFinding } from '../../episode.entity';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck, sceneAt, seconds } from '../findings';

/** Darkness and stillness that viewers take for a fault, ms. The calmest style stays under it: something always moves. */
const MOST_BLACK_MS = 500;
const MOST_FROZEN_MS = 4000;
/** Share of a picture from which on it is another picture. */
const OTHER_PICTURE = 0.25;

/** The picture does not flash, is never black or frozen, and shows what the storyboard draws. */
export const checkPicture: VideoCheck = (video) => [...flashes(video), ...stillOrDark(video)];

/** Flashes are measured on every frame as it is encoded. */
function flashes({ warnings }: VideoEvidence): EpisodeFinding[] {
  return warnings
    .filter(({ code }) => code === 'flashing_picture')
    .map(({ code, message, scene, atMs }) => blocking(code, `${message}.`, { scene, atMs }));
}

const stillOrDark: VideoCheck = (video) => {
  if (!video.reading) return [];
  const { black, frozen } = video.reading;
  const told = (code: string, what: string, span: Span): EpisodeFinding =>
    blocking(code, `${what} for ${seconds(span.toMs - span.fromMs)}.`, {
      scene: sceneAt(video, span.fromMs),
      atMs: span.fromMs,
    });
  const dark = black.filter(longerThan(MOST_BLACK_MS));
  const still = frozen.filter(longerThan(MOST_FROZEN_MS)).filter((span) => !dark.some((other) => meets(span, other)));
  return [
    ...dark.map((span) => told('black_picture', 'The picture is black', span)),
    ...still.map((span) => told('frozen_picture', 'Nothing moves in the picture', span)),
    ...otherPictures(video, [...dark, ...still]),
  ];
};

/** Settled pictures that are not what was drawn, where nothing else is already said of them. */
function otherPictures({ pictures }: VideoEvidence, said: readonly Span[]): EpisodeFinding[] {
  return pictures
    .filter(
      ({ share, atMs }) => share >= OTHER_PICTURE && !said.some((span) => span.fromMs <= atMs && atMs <= span.toMs),
    )
    .map(({ scene, atMs }) =>
      blocking('other_picture', `Scene ${scene} does not show what its storyboard draws.`, { scene, atMs }),
    );
}

/** Whether a settled picture says nothing of its texts: all of it is another one. */
export function isOther({ pictures }: VideoEvidence, scene: number): boolean {
  return pictures.some((picture) => picture.scene === scene && picture.share >= OTHER_PICTURE);
}

function longerThan(ms: number): (span: Span) => boolean {
  return ({ fromMs, toMs }) => toMs - fromMs > ms;
}

function meets(a: Span, b: Span): boolean {
  return a.fromMs <= b.toMs && b.fromMs <= a.toMs;
}
