import { LocalServer } from '../local-server';
import type { Bomb } from './bomb';
import { PACKED_BOMBS } from './packed.bombs';
import { PDF_BOMBS } from './pdf.bombs';
import { PICTURE_BOMBS } from './picture.bombs';
import { RECORDING_BOMBS } from './recording.bombs';
import { TEXT_BOMBS } from './text.bombs';

/** Everything thrown at the readers of strangers' files; each must end in a clear 4xx within 20 s and 512 MB. */
export const BOMBS: readonly Bomb[] = [
  ...TEXT_BOMBS,
  ...PACKED_BOMBS,
  ...PDF_BOMBS,
  ...PICTURE_BOMBS,
  ...RECORDING_BOMBS,
];

/** Serves every bomb under an address of its own. */
export class BombServer extends LocalServer {
  private constructor() {
    super((request, response) => {
      const bomb = BOMBS[Number(request.url?.slice(1))];
      if (!bomb) return void response.writeHead(404).end();
      const { contentType, encoding } = bomb;
      const headers = { 'content-type': contentType, ...(encoding ? { 'content-encoding': encoding } : {}) };
      response.writeHead(200, headers).end(bomb.bytes());
    });
  }

  static async start(): Promise<BombServer> {
    return await new BombServer().listen();
  }

  urlOf(bomb: Bomb): string {
    return `${this.url}/${BOMBS.indexOf(bomb)}`;
  }
}
