import { Dropbox } from './dropbox.drive';
import type { DriveHttp, DriveQuestion } from './drive.http';
import { DriveError } from './drive.errors';
import { GoogleDrive } from './google.drive';

const access = { apiKey: 'key', baseUrl: 'https://drive.example', isCustomers: true };
const call = { access, signal: new AbortController().signal };
/** A drive of a customer's own address, which answers as it likes. */
const answering = (body: (question: DriveQuestion) => unknown): DriveHttp =>
  ({ ask: async (question: DriveQuestion) => ({ status: 200, body: body(question) }) }) as DriveHttp;

describe('a listing that never ends', () => {
  it.each([0, 500])('of Dropbox, with %d entries a page, is given up', async (count) => {
    const entries = Array.from({ length: count }, () => ({ '.tag': 'deleted', name: 'a' }));
    const http = answering(({ url }) =>
      url.endsWith('metadata') ? { '.tag': 'folder', name: 'A' } : { entries, cursor: 'more', has_more: true },
    );
    const link = 'https://www.dropbox.com/scl/fo/a/b';
    await expect(new Dropbox(http).list({ ...call, link })).rejects.toThrow(DriveError);
  });

  it.each([0, 500])('of Google Drive, with %d entries a page, is given up', async (count) => {
    const folder = { id: 'a', name: 'A', mimeType: 'application/vnd.google-apps.folder' };
    const files = Array.from({ length: count }, () => folder);
    const http = answering(({ url }) => (url.includes('/files/') ? folder : { files, nextPageToken: 'more' }));
    const link = 'https://drive.google.com/drive/folders/a';
    await expect(new GoogleDrive(http).list({ ...call, link })).rejects.toThrow(DriveError);
  });
});
