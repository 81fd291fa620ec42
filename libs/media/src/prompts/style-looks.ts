import type { StyleName } from '@app/picture';

/** How a picture made elsewhere, and music made elsewhere, is to look and sound in each style. */
export const STYLE_LOOKS: Readonly<Record<StyleName, { picture: string; music: string }>> = {
  'trading-terminal': {
    picture: 'dark room lit by a single green screen glow, fine scan lines, cool and precise',
    music: 'sparse electronic pulse, muted synth bass, ticking hats, focused and tense',
  },
  tabloid: {
    picture: 'cut-out press photograph on newsprint, coarse halftone, hard flash, red and black ink',
    music: 'brash brass stabs over a strutting drum kit, cheeky and urgent',
  },
  'nature-doc': {
    picture: 'wide landscape photograph at first light, mist, deep greens and amber, patient and quiet',
    music: 'slow strings and soft woodwinds, wide and warm, unhurried',
  },
  'hype-trailer': {
    picture: 'epic cinematic still, black and burning gold, volumetric light, heavy contrast',
    music: 'trailer percussion, low brass swells, rising tension with hard hits',
  },
  arcade: {
    picture: 'pixel art scene of an early video game, night sky, few bright colours, crisp square pixels',
    music: 'cheerful chip tune, square wave melody, quick arpeggios',
  },
  'breaking-news': {
    picture: 'sober press photograph, studio blue and signal red light, shallow depth of field',
    music: 'news bed, steady pulse, low strings and clean synth accents, serious',
  },
  'swiss-poster': {
    picture: 'graphic poster of few large flat shapes, off-white ground, one strong red, much empty space',
    music: 'minimal electronic pulse, dry drums, single repeated note, restrained',
  },
  comic: {
    picture: 'comic panel with bold ink outlines, flat colours and halftone shadows, dynamic angle',
    music: 'playful caper, pizzicato strings, walking bass, snare brushes',
  },
  vaporwave: {
    picture: 'dreamlike eighties scene, violet dusk, cyan and pink haze, smooth gradients',
    music: 'slow dreamy synth pads, tape wobble, soft gated drums',
  },
  'luxury-minimal': {
    picture: 'still life of one object on ivory ground, soft window light, champagne tones, very calm',
    music: 'intimate salon piano, felt hammers, long pauses, elegant',
  },
  'chaos-meme': {
    picture: 'loud internet collage, saturated colours, fisheye lens, absurd and funny',
    music: 'bouncy silly beat, detuned toy synths, sudden stops',
  },
};
