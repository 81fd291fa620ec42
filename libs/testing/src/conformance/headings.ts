/** A heading of a Markdown page. */
export interface Heading {
  /** Such as `4.6`; null where the title has none. */
  section: string | null;
  title: string;
  /** As GitHub makes it. */
  anchor: string;
  /** What stands between this heading and the next one. */
  text: string;
}

/** The headings of a Markdown page, in its order. */
export function headingsOf(page: string): Heading[] {
  return page
    .split(/^#+ /m)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n', 1);
      const anchor = title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-');
      return {
        section: /^(\d+(?:\.\d+)*)\.? /.exec(title)?.[1] ?? null,
        title,
        anchor,
        text: part.slice(title.length),
      };
    });
}
