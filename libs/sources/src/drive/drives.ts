import { Inject, Injectable } from '@nestjs/common';
import { SafeFetch, UnprocessableError } from '@app/platform';
import { DRIVES_CONFIG, type DrivesConfig } from '../sources.config';
import { DriveHttp } from './drive.http';
import { Dropbox } from './dropbox.drive';
import { GoogleDrive } from './google.drive';
import type { DriveAccess, DriveKind, SharedDrive } from './shared-drive';

/** A shared folder by its address in one form. */
export interface SharedFolder {
  drive: DriveKind;
  link: string;
}

/** The address is no shared folder of a drive that is known. */
class UnknownFolderError extends UnprocessableError {
  constructor() {
    super('url is not the address of a shared folder of Google Drive or Dropbox');
  }
}

/** All cloud drives, and what the operator's configuration has for them. */
@Injectable()
export class Drives {
  private readonly all: { readonly [Kind in DriveKind]: SharedDrive & { kind: Kind } };

  constructor(
    safeFetch: SafeFetch,
    @Inject(DRIVES_CONFIG.token) private readonly settings: DrivesConfig,
  ) {
    this.all = {
      'google-drive': new GoogleDrive(new DriveHttp('google-drive', safeFetch)),
      dropbox: new Dropbox(new DriveHttp('dropbox', safeFetch)),
    };
  }

  /** Throws `UnknownFolderError`. */
  folderAt(address: string): SharedFolder {
    const url = URL.parse(address);
    for (const drive of url?.protocol === 'https:' ? Object.values(this.all) : []) {
      const link = url && drive.linkOf(url);
      if (link) return { drive: drive.kind, link };
    }
    throw new UnknownFolderError();
  }

  of(kind: DriveKind): SharedDrive {
    return this.all[kind];
  }

  /** By an account's own key, else by the operator's; null without either. */
  accessOf(kind: DriveKind, own: { apiKey: string; baseUrl: string | null } | null): DriveAccess | null {
    const { baseUrl, apiKey } = this.settings[kind];
    if (own) return { apiKey: own.apiKey, baseUrl: own.baseUrl ?? baseUrl, isCustomers: own.baseUrl !== null };
    return apiKey === undefined ? null : { apiKey, baseUrl, isCustomers: false };
  }
}
