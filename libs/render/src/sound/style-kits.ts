import { type StyleName, MUSIC_MOODS, type MusicMood, SOUND_NAMES, type SoundName } from '@app/picture';

/** The sounds that belong to a style: few, and of one world. */
export interface StyleKit {
  effects: readonly SoundName[];
  mood: MusicMood;
}

/** What each of the eleven styles may cue, and the bed it plays over. */
export const STYLE_KITS: Readonly<Record<StyleName, StyleKit>> = {
  'trading-terminal': { effects: ['key', 'relay', 'tick', 'bell', 'pulse'], mood: 'synth-desk' },
  tabloid: {
    effects: ['brass', 'shutter', 'rip', 'stamp', 'thud', 'flip', 'swish', 'drumroll'],
    mood: 'tabloid-brass',
  },
  'nature-doc': { effects: ['swell', 'birds', 'splash', 'bell'], mood: 'forest-strings' },
  'hype-trailer': {
    effects: ['riser', 'impact', 'boom', 'subdrop', 'drumroll', 'flare', 'whoosh'],
    mood: 'trailer-drums',
  },
  arcade: { effects: ['coin', 'blip', 'block', 'powerup', 'hop', 'zap'], mood: 'chip-tune' },
  'breaking-news': { effects: ['sting', 'whoosh', 'tick', 'impact'], mood: 'news-bed' },
  'swiss-poster': { effects: ['click', 'pulse'], mood: 'pulse-minimal' },
  comic: { effects: ['pop', 'thud', 'whoosh', 'swish', 'flip', 'boing', 'kaching'], mood: 'comic-caper' },
  vaporwave: { effects: ['wobble', 'hiss', 'glitch', 'swell', 'ding', 'click'], mood: 'slow-tape' },
  'luxury-minimal': { effects: ['piano', 'chord', 'bell'], mood: 'salon-piano' },
  'chaos-meme': {
    effects: ['airhorn', 'boing', 'basshit', 'scratch', 'pop', 'whoosh', 'kaching'],
    mood: 'chaos-bounce',
  },
};

/** What each effect is, in one line. */
const EFFECT_DESCRIPTIONS: Readonly<Record<SoundName, string>> = {
  riser: 'Air and a fifth that open for 1.4 s and end on the cue',
  impact: "A trailer's blow: falling sub, knock and debris",
  whoosh: 'Air past the ear, crest on the cue',
  tick: "A clock's tick on wood",
  pop: 'A bubble that closes',
  ding: 'A glass bell, home and its fifth',
  sting: 'Two brass stabs over a drum',
  click: 'A dry switch',
  relay: 'An electrical relay with its bounce',
  bell: 'A soft felt bell with a long air',
  pulse: 'One dry beat at home pitch',
  thud: 'Something heavy set down on carpet',
  swell: 'A low bowed fifth that crests on the cue',
  key: "A keyboard's key, down and up",
  boom: 'A concert drum in a hall',
  subdrop: 'A tone that sinks two octaves',
  drumroll: 'Toms that hurry for 1.25 s and strike on the cue',
  shutter: 'A press camera: mirror, curtain, mirror',
  brass: "A brass section's stab over a drum",
  rip: 'Paper torn across',
  stamp: 'A rubber stamp on a desk',
  coin: 'Two chip notes, the second a fourth higher',
  blip: 'A short chip pip; a row of them climbs',
  block: 'A block that drops into place; a stack of them climbs',
  powerup: 'A rising chip run that ends on home',
  hop: 'A chip glide upwards',
  boing: 'A ruler on the edge of a desk',
  airhorn: 'Two short blasts and a long one',
  basshit: 'A bent bass note driven too hard',
  scratch: 'A record pulled back and pushed',
  kaching: 'A cash register: key, bell, coins',
  piano: 'One piano note',
  chord: 'A held piano chord with its ninth',
  hiss: 'A cassette that starts to run',
  wobble: 'A seventh chord on a tape that drags',
  glitch: 'Splinters of tone and noise',
  splash: 'Water or wind that comes in and draws back, crest on the cue',
  birds: 'Two birds that answer each other',
  flare: 'A shimmer of light across a lens, crest on the cue',
  zap: 'A ray that falls three octaves',
  flip: 'A page or panel that slides and lies down',
  swish: 'A brush of air, shorter and higher than a whoosh',
};

/** What each bed is, in one line. */
const MOOD_DESCRIPTIONS: Readonly<Record<MusicMood, string>> = {
  'pulse-minimal': 'One dry pulse, seldom a bass, felt notes with air between them; 100 bpm, F',
  'synth-desk': 'A low synth pulse and an arpeggio that opens; 96 bpm, D minor',
  'news-bed': 'Driving strings, horns and kettle drums; 120 bpm, E minor',
  'tabloid-brass': 'A big band in a hurry over a walking bass; 126 bpm, C minor',
  'forest-strings': 'Slow strings, a harp and wind, no drums; 68 bpm, D',
  'trailer-drums': 'War drums, running strings and low brass, silence before the blow; 140 bpm, D minor',
  'chip-tune': 'Four voices of a sound chip and a tune to whistle; 150 bpm, G',
  'comic-caper': 'Plucked strings on tiptoe, xylophone, plunger trumpet; 118 bpm, swung, F',
  'slow-tape': 'Major sevenths on a tape that drags, a gated drum machine, hiss; 76 bpm, D flat',
  'salon-piano': 'Few piano notes in a quiet room; 64 bpm, A flat',
  'chaos-bounce': 'A growling bass, kazoo, cowbell and claps; 136 bpm, E',
};

/** A bundled sound as the API lists it. */
export interface BundledSound {
  name: SoundName | MusicMood;
  kind: 'effect' | 'music';
  description: string;
  /** Styles whose kit it belongs to; any video may use it. */
  styles: StyleName[];
}

/** Every bundled effect and bed, effects first. */
export function bundledSounds(): BundledSound[] {
  const kits = Object.entries(STYLE_KITS) as Array<[StyleName, StyleKit]>;
  const stylesWith = (has: (kit: StyleKit) => boolean): StyleName[] =>
    kits.filter(([, kit]) => has(kit)).map(([style]) => style);
  return [
    ...SOUND_NAMES.map((name) => ({
      name,
      kind: 'effect' as const,
      description: EFFECT_DESCRIPTIONS[name],
      styles: stylesWith(({ effects }) => effects.includes(name)),
    })),
    ...MUSIC_MOODS.map((name) => ({
      name,
      kind: 'music' as const,
      description: MOOD_DESCRIPTIONS[name],
      styles: stylesWith(({ mood }) => mood === name),
    })),
  ];
}
