const TAGS = /<[^>]*>/g;
/** Schedulers replace long links by short ones. */
const LINKS = /https?:\/\/\S+/g;
const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
]);

/** Whether a listed post has the text that was sent; schedulers may store HTML and shorten links. */
export function isSameText(listed: string, sent: string): boolean {
  return plain(listed) === plain(sent);
}

function plain(text: string): string {
  const untagged = text.replace(LINKS, '~').replace(TAGS, ' ');
  const read = untagged.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES.get(entity) ?? entity);
  return read.normalize('NFC').replace(/\s+/g, '');
}
