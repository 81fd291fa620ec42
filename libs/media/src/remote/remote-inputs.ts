import type { ClipOrder, ImageOrder, MusicOrder } from '../media-maker';

/** How a service's models want to be told what to make. */
export interface RemoteInputs {
  image(order: ImageOrder): Record<string, unknown>;
  /** `seed` is the still as a data address. */
  clip(order: ClipOrder, seed: string): Record<string, unknown>;
  music(order: MusicOrder): Record<string, unknown>;
}

/** Clips come in steps of five seconds, and longer ones cost more than a scene shows. */
const CLIP_SECONDS = 5;
/** Longest piece that is ordered; a longer video plays it again through a soft seam. */
const MUSIC_SECONDS = 45;

export const falInputs: RemoteInputs = {
  image: ({ prompt, width, height, seed, index }) => ({
    prompt,
    image_size: { width: onGrid(width), height: onGrid(height) },
    num_images: 1,
    seed: seed + index,
  }),
  clip: ({ prompt }, seed) => ({ prompt, image_url: seed, duration: String(CLIP_SECONDS) }),
  music: ({ prompt, seconds }) => ({ prompt, seconds_total: Math.min(MUSIC_SECONDS, Math.ceil(seconds)) }),
};

export const replicateInputs: RemoteInputs = {
  image: ({ prompt, width, height, seed, index }) => ({
    prompt,
    aspect_ratio: ratioOf(width, height),
    num_outputs: 1,
    output_format: 'png',
    seed: seed + index,
  }),
  clip: ({ prompt }, seed) => ({ prompt, image: seed }),
  music: ({ prompt, seconds }) => ({ prompt, duration: Math.min(MUSIC_SECONDS, Math.ceil(seconds)) }),
};

/** Diffusion models work on blocks of 32 pixels and are slow above a megapixel or so. */
function onGrid(side: number): number {
  return Math.round((side * 0.75) / 32) * 32;
}

function ratioOf(width: number, height: number): string {
  const ratios = ['9:16', '4:5', '1:1', '16:9'];
  const away = (ratio: string): number => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(across / down - width / height);
  };
  return ratios.sort((a, b) => away(a) - away(b))[0] ?? '9:16';
}
