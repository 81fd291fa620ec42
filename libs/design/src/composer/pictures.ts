import type { Still } from '@app/picture';
import type { Fact } from '@app/facts';
import type { Story } from './story';

/** Narrower pictures are logos: a photo of fewer pixels would blur over the frame. */
const PHOTO_PIXELS = 480;
const LOGO_NAME = /(icon|logo|crest|flag|avatar|badge)/i;

/** The pictures of a video by what they show. Numbers are places among the stills. */
export interface Pictures {
  /** A photo of the subject that may fill a frame. */
  photo: number | null;
  /** The subject's logo, for hook and end card. */
  logo: number | null;
  /** Pictures of rows and small objects, by the key of the fact that named them. */
  byKey: ReadonlyMap<string, number>;
}

/** Tells photos from logos by name and size. */
export function isPhoto({ key, still }: { key: string; still: Still }): boolean {
  const name = key.slice(key.lastIndexOf('/') + 1);
  return !LOGO_NAME.test(name) && Math.min(still.width, still.height) >= PHOTO_PIXELS;
}

/** Sorts the pictures that could be had: the subject's photo and logo, and those of rows. */
export function readPictures(stills: ReadonlyArray<{ still: Still; key: string }>, story: Story): Pictures {
  const byKey = new Map(stills.map(({ key }, index) => [key, index]));
  const ofSubject = stills.filter(({ key }) => isSubjects(key, story));
  const indexOf = (entry: (typeof stills)[number] | undefined): number | null =>
    entry ? (byKey.get(entry.key) ?? null) : null;
  return {
    photo: indexOf(ofSubject.find((entry) => isPhoto(entry))),
    logo: indexOf(ofSubject.find((entry) => !isPhoto(entry))),
    byKey,
  };
}

/** The picture of the object that a fact stands in, if it has one of its own. */
export function pictureBeside(fact: Fact, pictures: Pictures): number | null {
  const object = fact.key.slice(0, fact.key.lastIndexOf('/') + 1);
  if (object === '') return null;
  for (const [key, index] of pictures.byKey) if (key.slice(0, key.lastIndexOf('/') + 1) === object) return index;
  return null;
}

/** Top level, the object of the subject, or the usual names for it. */
function isSubjects(key: string, story: Story): boolean {
  const owner = key.slice(0, Math.max(0, key.lastIndexOf('/')));
  const subject = story.subject.main ?? story.subject.place;
  const home = subject?.key.slice(0, Math.max(0, subject.key.lastIndexOf('/'))) ?? '';
  return owner === '' || owner === home || /^(asset|brand|product|company)$/i.test(owner);
}
