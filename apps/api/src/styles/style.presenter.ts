import { familiesOf, STYLE_NAMES, styleColors } from '@app/picture';
import { STYLE_KITS } from '@app/render';
import type { StyleDto } from './style.dto';
import { STYLE_WORDS } from './style-words';

/** Every style, in the order of docs/specification.md 4.2; `baseUrl` is where the previews are served. */
export function toStyleDtos(baseUrl: string): StyleDto[] {
  return STYLE_NAMES.map((style) => ({
    style,
    ...STYLE_WORDS[style],
    preview: `${baseUrl}/styles/${style}.mp4`,
    poster: `${baseUrl}/styles/${style}.webp`,
    colours: styleColors(style),
    fonts: familiesOf(style),
    music: STYLE_KITS[style].mood,
  }));
}
