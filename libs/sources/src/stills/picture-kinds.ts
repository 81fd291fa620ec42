/** What is taken as a picture, as `image-size` calls it; SVG drawings are drawn by the browser's rules, where they are taken. */
export const PICTURE_KINDS: ReadonlySet<string> = new Set(['png', 'jpg', 'webp', 'gif']);
