import type { FootageContent, PictureContent, Scene, Still } from '@app/picture';
import { promisedIndex, UNCUT } from '@app/media';
import { isPhoto } from '../composer/pictures';

type Bed = NonNullable<Scene['bed']>;

/** What a video has to lay under its words: footage first, else its photos by turns; nothing where it has neither. */
export class VideoBeds {
  private readonly photos: readonly number[];
  private turn = 0;

  constructor(
    stills: ReadonlyArray<{ still: Still; key: string }>,
    private readonly hasFootage: boolean,
  ) {
    const promised = promisedIndex(stills);
    this.photos = stills.flatMap((entry, index) => (index !== promised && isPhoto(entry) ? [index] : []));
  }

  /** Behind a scene that shows something of its own. */
  behind(): Bed | undefined {
    if (this.hasFootage) return { footage: UNCUT };
    const photo = this.next();
    return photo === undefined ? undefined : { still: photo };
  }

  /** The whole frame, words over it. */
  full(words: Omit<FootageContent, 'layout' | 'footage'>): FootageContent | PictureContent | null {
    if (this.hasFootage) return { layout: 'footage', footage: UNCUT, ...words };
    const { headline = words.kicker, kicker, support = headline === kicker ? undefined : kicker } = words;
    const still = headline === undefined ? undefined : this.next();
    if (still === undefined || headline === undefined) return null;
    return { layout: 'picture', still, headline, ...(support === undefined ? {} : { support }) };
  }

  private next(): number | undefined {
    this.turn += 1;
    return this.photos[(this.turn - 1) % Math.max(1, this.photos.length)];
  }
}
