import { ZodError } from 'zod';
import { DriveError, NoFolderError } from './drive.errors';

/** Cloud drives whose shared folders can be imported. */
export const DRIVE_KINDS = ['google-drive', 'dropbox'] as const;
export type DriveKind = (typeof DRIVE_KINDS)[number];

/** What opens a drive. */
export interface DriveAccess {
  apiKey: string;
  /** All that stands before the drive's paths. */
  baseUrl: string;
  /** A customer gave the address: it may be public only. */
  isCustomers: boolean;
}

/** A file of a shared folder. */
export interface DriveFile {
  /** The drive's own name for it, the same wherever it is moved. */
  id: string;
  /** Another one where what is in the file is another. */
  revision: string;
  name: string;
  /** Folders between the shared one and the file, `Summer/Beach`; empty in the shared one itself. */
  folder: string;
  /** Why it is not to be fetched; null for files that are. */
  refusal: string | null;
}

/** What a shared folder holds. */
export interface DriveListing {
  title: string;
  files: DriveFile[];
}

/** What every call needs. */
export interface DriveCall {
  /** As `linkOf` answered it. */
  link: string;
  access: DriveAccess;
  signal: AbortSignal;
}

/** A cloud drive. */
export abstract class SharedDrive {
  abstract readonly kind: DriveKind;
  /** Address of a folder that there is not. */
  protected abstract readonly nowhere: string;

  /** The address of a shared folder in its one form; null where it is none of this drive's. */
  abstract linkOf(url: URL): string | null;

  /** All files of the folder and of those within it. Throws `DriveError`, and the signal's reason. */
  abstract list(call: DriveCall): Promise<DriveListing>;

  /** Whether the drive takes the key at all: asks for nothing that anyone has. Throws `DriveError` where it does not. */
  async check({ access, signal }: Omit<DriveCall, 'link'>): Promise<void> {
    try {
      await this.list({ link: this.nowhere, access, signal });
    } catch (error) {
      if (error instanceof ZodError)
        throw new DriveError('the drive answered what cannot be read; is its address right?');
      if (!(error instanceof NoFolderError)) throw error;
    }
  }

  /** Writes a file to `path`. Throws `DriveFileError`, `DriveError`, and the signal's reason. */
  abstract download(call: DriveCall, file: Pick<DriveFile, 'id' | 'name' | 'folder'>, path: string): Promise<void>;
}
