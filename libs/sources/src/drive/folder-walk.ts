import { MOST_FILE_BYTES } from '../library/library.errors';
import { DriveError } from './drive.errors';
import type { DriveFile } from './shared-drive';

/** Files that one import fetches at most. */
const MOST_FILES = 500;
const MOST_ENTRIES = 5_000;
const MOST_FOLDERS = 200;
/** What a drive answers is its own: one of a customer's address may go on for ever. */
const MOST_PAGES = 1_000;
const MOST_SEEN = 2 * MOST_ENTRIES;

/** A folder that is to be read; `T` is what the drive needs to read it. */
export interface FolderToRead<T> {
  id: string;
  /** As `DriveFile.folder`. */
  path: string;
  way: T;
}

/** A file as a drive lists it; `refusal` is the drive's own. */
export type ListedFile = DriveFile & { bytes: number | null };

/** Collects what a walk through folders finds, within limits; a folder that is met twice is read once. */
export class FolderWalk<T> {
  readonly files: DriveFile[] = [];
  private readonly met = new Set<string>();
  private readonly waiting: Array<FolderToRead<T>> = [];
  private fetched = 0;
  private folders = 0;
  private pages = 0;
  private seen = 0;

  /** Throws `DriveError` past the limit. */
  addFolder(folder: FolderToRead<T>): void {
    if (this.met.has(folder.id)) return;
    this.met.add(folder.id);
    this.folders += 1;
    if (this.folders > MOST_FOLDERS) throw new DriveError(`the folder holds more than ${MOST_FOLDERS} folders`);
    this.waiting.push(folder);
  }

  /** Counts a page of a listing and what stands on it. Throws `DriveError` past the limits. */
  turnPage(entries: number): void {
    this.pages += 1;
    this.seen += entries;
    if (this.pages > MOST_PAGES || this.seen > MOST_SEEN) {
      throw new DriveError(`the folder holds more than ${MOST_ENTRIES} files`);
    }
  }

  next(): FolderToRead<T> | undefined {
    return this.waiting.shift();
  }

  /** Throws `DriveError` past the limits. A file that two shortcuts lead to is taken once. */
  addFile({ bytes, ...file }: ListedFile): void {
    if (this.met.has(file.id)) return;
    this.met.add(file.id);
    const refusal = file.refusal ?? (bytes !== null && bytes > MOST_FILE_BYTES ? 'is larger than 250 MB' : null);
    if (refusal === null) this.fetched += 1;
    if (this.fetched > MOST_FILES) throw new DriveError(`the folder holds more than ${MOST_FILES} files to import`);
    this.files.push({ ...file, refusal });
    if (this.files.length > MOST_ENTRIES) throw new DriveError(`the folder holds more than ${MOST_ENTRIES} files`);
  }
}

/** The path of what is called `name` in a folder. */
export function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
