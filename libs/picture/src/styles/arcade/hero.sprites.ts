import type { Sprite } from './pixel-grid';

const HEAD = [
  '....CCCCCC....',
  '..CCCCCCCCCC..',
  '..CCCCCCCCCC..',
  '..CCCWWCCWWC..',
  '..CCCWKCCWKC..',
  '..CCCWKCCWKC..',
  '..CTCCCCCCCC..',
  '..TTTCCCCCC...',
];
const SHUT = ['..CCCCCCCCCC..', '..CCCCCCCCCC..', '..CCCKKCCKKC..'];
const BODY = ['...PPPPPPPP...', '.PPPPPPPPPPPP.', '.PPPPPYYPPPPP.', '.WWPMPYYPPMWW.', '...PPPPPPPP...'];
const STANDING = ['...PPPP.PPPP..', '...MPP...MPP..', '..BBBB..BBBB..'];
const ARMS_UP = ['WW.PPPPPPPP.WW', 'PPPPPPPPPPPPPP', '.PPPPPYYPPPPP.', '....MPYYPPM...', '...PPPPPPPP...'];
const TUCKED = ['...PPPPPPPPP..', '..BBPPP..PPBB.', '..BB......BB..'];

/** The hero of every arcade video, facing right: an alien in a pink suit. */
export const HERO_SPRITES = {
  stand: [...HEAD, ...BODY, ...STANDING],
  blink: [...HEAD.slice(0, 3), ...SHUT, ...HEAD.slice(6), ...BODY, ...STANDING],
  jump: [...HEAD, ...ARMS_UP, ...TUCKED],
  cheer: [...HEAD, ...ARMS_UP, ...STANDING],
} as const satisfies Record<string, Sprite>;

const SCREEN = [
  '..GGGGGGGGGGGG..',
  '.GGGGGGGGGGGGGG.',
  'GGVVVVVVVVVVVVGG',
  'GGVGGGGGGGGGGVGG',
  'GGVGGWWGGWWGGVGG',
  'GGVGGWKGGWKGGVGG',
  'GGVGGWKGGWKGGVGG',
];
const GRIN = ['GGVGGGGGGGGGGVGG', 'GGVGGKKKKKKGGVGG', 'GGVGGGGGGGGGGVGG'];
const GLUM = ['GGVGGGGGGGGGGVGG', 'GGVGGGKKKKGGGVGG', 'GGVGGKGGGGKGGVGG'];
const DAZED = ['GGVGGKGGGGKGGVGG', 'GGVGKGGGGGGKGVGG'];
const CASE = ['GGVVVVVVVVVVVVGG', 'GGGGGGGGGGGGGGGG', '.GGGGGGGGGGGGGG.'];

/** The one whom the hero is measured against: a walking screen. */
export const RIVAL_SPRITES = {
  rival: [...SCREEN, ...GRIN, ...CASE, '...GG......GG...', '..BBB......BBB..'],
  rivalStep: [...SCREEN, ...GRIN, ...CASE, '....GG....GG....', '....BBB..BBB....'],
  rivalLost: [
    ...SCREEN.slice(0, 4),
    ...DAZED,
    ...SCREEN.slice(3, 4),
    ...GLUM,
    ...CASE,
    '...GG......GG...',
    '..BBB......BBB..',
  ],
} as const satisfies Record<string, Sprite>;
