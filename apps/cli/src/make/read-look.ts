import { type Pronunciation, pronunciationFault } from '@app/voices';
import { BRAND_COLOR, brandOf, IMAGE_CHOICES, type MusicChoice } from '@app/channels';
import { musicFault, type SourceOrder } from '@app/videos';
import { flag, isObject, type Json, MakeError, oneOf, optionalText, refuseUnknown, unharmed } from './read-fields';

const BRAND_FIELDS = ['accent', 'ground', 'watermark'];
const LONGEST_WATERMARK = 40;

/** The pictures, sounds and brand of an order, validated as the api validates them. */
export type Look = Required<Pick<SourceOrder, 'media' | 'music'>> & Pick<SourceOrder, 'brand' | 'pronunciation'>;

/** Reads `images`, `clips`, `music`, `brand` and `pronunciation`, defaults filled in. Throws `MakeError`. */
export function readLook(payload: Json): Look {
  const music = unharmed<MusicChoice>(payload, 'music', musicFault) ?? true;
  const images = oneOf(IMAGE_CHOICES, payload['images'], 'images') ?? 'source';
  const brand = readBrand(payload['brand']);
  const pronunciation = unharmed<Pronunciation>(payload, 'pronunciation', pronunciationFault);
  return {
    media: { images, clips: flag(payload, 'clips', false), music },
    music: music !== false,
    ...(brand ? { brand } : {}),
    ...(pronunciation ? { pronunciation } : {}),
  };
}

function readBrand(given: unknown): SourceOrder['brand'] {
  if (given === undefined || given === null) return undefined;
  if (!isObject(given)) throw new MakeError('brand must be an object.');
  refuseUnknown(given, BRAND_FIELDS, 'brand.');
  const colorFault = (value: unknown): string | null =>
    typeof value === 'string' && BRAND_COLOR.test(value) ? null : 'must be a colour such as #0a7a5c';
  const accent = unharmed<string>(given, 'accent', colorFault);
  const ground = unharmed<string>(given, 'ground', colorFault);
  const watermark = optionalText(given, 'watermark')?.trim();
  if (watermark !== undefined && (watermark === '' || watermark.length > LONGEST_WATERMARK))
    throw new MakeError(`brand.watermark must be text of 1 to ${LONGEST_WATERMARK} characters.`);
  return brandOf({ ...(accent && { accent }), ...(ground && { ground }), ...(watermark && { watermark }) });
}
