import { BadRequestError } from '@app/platform';
import { type PackOrigin, type PreviewOrder, READERS_BY_NAME } from '@app/sources';
import { isSaid } from '@app/videos';
import type { PreviewDto } from './preview.dto';
import type { CreateSourceDto } from './source-pack.dto';

/** The one source of a body. Throws `BadRequestError` for none and for several. */
export function packOriginOf({ url, text, data, fileName, language, fields: declared }: CreateSourceDto): PackOrigin {
  const fields = declared ?? undefined;
  const origins: PackOrigin[] = [
    ...(isSaid(url) ? [{ url, language, fields }] : []),
    ...(isSaid(text) ? [{ text, fileName, language, fields }] : []),
    ...(isSaid(data) ? [{ data, fileName, fields }] : []),
  ];
  const [first, ...others] = origins;
  if (first && others.length === 0) return first;
  const path = Object.keys(others[0] ?? { url })[0] ?? 'url';
  throw new BadRequestError([{ path, message: 'or another of url, text and data must be sent, one of them' }]);
}

/** What a preview is to look at. Throws `BadRequestError` for nothing and for both. */
export function previewOrderOf({ url, kind, headers, query }: PreviewDto): PreviewOrder {
  const isBeside = isSaid(url) || isSaid(kind) || isSaid(headers);
  if (isSaid(query) && !isBeside) return { query };
  if (!isSaid(query) && isSaid(url)) {
    return { url, kind: READERS_BY_NAME.get(kind ?? 'url'), headers: headers ?? undefined };
  }
  const path = isSaid(query) ? 'query' : 'url';
  throw new BadRequestError([{ path, message: 'must be sent: either url, with kind and headers, or query' }]);
}
