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

/** What lies, flies and burns in the levels. */
export const THING_SPRITES = {
  coin1: ['..AAAA..', '.AYYYYO.', 'AYCAAYYO', 'AYAYYYOO', 'AYAYYYOO', 'AYYYYOYO', '.AYYYYO.', '..OOOO..'].map(gold),
  coin2: ['...AA...', '..AYYO..', '..ACYO..', '..AAYO..', '..AAYO..', '..AYYO..', '..AYYO..', '...OO...'].map(gold),
  coin3: ['...AO...', '...YO...', '...YO...', '...YO...', '...YO...', '...YO...', '...YO...', '...AO...'],
  block: [
    'AAAAAAAAAAAA',
    'AYYYYYYYYYYO',
    'AYWYYYYYYWYO',
    'AYYYKKKKYYYO',
    'AYYKKYYKKYYO',
    'AYYYYYYKKYYO',
    'AYYYYYKKYYYO',
    'AYYYYKKYYYYO',
    'AYYYYYYYYYYO',
    'AYWYYKKYYWYO',
    'AYYYYYYYYYYO',
    'OOOOOOOOOOOO',
  ],
  chestOpen: [
    '.NNNNNNNNNNNNNNNNNN.',
    'NRRRRRRRRRRRRRRRRRRN',
    'NNNNNNNNNNNNNNNNNNNN',
    'NKKYYKKYYYKKYYKKYKKN',
    'NAYYAAYYAAYYAYYAYYAN',
    'NNNNNNNNAAAANNNNNNNN',
    'NRRRRRRRAKKARRRRRRRN',
    'NRRRRRRRAKKARRRRRRRN',
    'NRRRRRRRAAAARRRRRRRN',
    'NRRRRRRRRRRRRRRRRRRN',
    'NAAAAAAAAAAAAAAAAAAN',
    'NRRRRRRRRRRRRRRRRRRN',
    'NNNNNNNNNNNNNNNNNNNN',
  ],
  cloud: [
    '......WWWWW.........',
    '....WWWWWWWWW..WWW..',
    '..WWWWWWWWWWWWWWWWW.',
    '.WWWWWWWWWWWWWWWWWWW',
    'WWWWDDDWWWWWWDDDDWWD',
    '.DDDDDDDDDDDDDDDDDD.',
  ],
  gem: ['.KKKKK.', 'KWXXXXK', 'KXXXXXK', 'KXXXXXK', 'KXXXXXK', '.KKKKK.'],
  jewel: [
    '..KKKKKKK..',
    '.KWWXXXXXK.',
    'KWXXXXXXXXK',
    'KXXXXXXXXXK',
    '.KXXXXXXXK.',
    '..KXXXXXK..',
    '...KXXXK...',
    '....KXK....',
    '.....K.....',
  ],
  star1: ['..W..', '..W..', 'WWWWW', '..W..', '..W..'],
  star2: ['.....', '..W..', '.WWW.', '..W..', '.....'],
  star3: ['.....', '.....', '..W..', '.....', '.....'],
  flag1: flag(['GGGGGGGG..', 'GGGGGGGGG.', 'GGGWWGGGGG', 'GGGWWGGGG.', 'GGGGGGGG..', 'GGGGGGG...']),
  flag2: flag(['.GGGGGGGG.', 'GGGGGGGGG.', 'GGGWWGGGG.', 'GGGWWGGGGG', 'GGGGGGGGG.', 'GGGG.GGG..']),
  torch1: ['...L..', '..LO..', '.LOOL.', '.OYYO.', '.OYWO.', '..YY..', '.NNNN.', '..RR..', '..RR..', '..NN..'],
  torch2: ['......', '..L...', '..OL..', '.LOYO.', '.OYWO.', '..YY..', '.NNNN.', '..RR..', '..RR..', '..NN..'],
  cup: [
    '.AAAAAAAAAA.',
    'A.YWYYYYYO.A',
    'A.YWYYYYYO.A',
    'A.YWYYYYYO.A',
    'AAYYYYYYYOAA',
    '..YYYYYYOO..',
    '...YYYYOO...',
    '....YYOO....',
    '.....YO.....',
    '....YYOO....',
    '...NNNNNN...',
    '..NNNNNNNN..',
  ],
  up: ['....G....', '...GGG...', '..GGGGG..', '.GGGGGGG.', 'GGGGGGGGG', '...GGG...', '...GGG...', '...GGG...'],
  down: ['...PPP...', '...PPP...', '...PPP...', 'PPPPPPPPP', '.PPPPPPP.', '..PPPPP..', '...PPP...', '....P....'],
  flat: ['.........', '.........', '.........', 'CCCCCCCCC', 'CCCCCCCCC', 'CCCCCCCCC'],
  pointer: ['Y.....', 'YYY...', 'YYYYY.', 'YYYYYY', 'YYYYY.', 'YYY...', 'Y.....'],
  more: ['YYYYYYY', '.YYYYY.', '..YYY..', '...Y...'],
  heart: ['.PP.PP.', 'PWPPPPP', 'PPPPPPM', '.PPPPM.', '..PPM..', '...M...'],
  moon: [
    '....WWWWWWWW....',
    '..WWWWWWWWWWWW..',
    '.WWWDDWWWWWWWWW.',
    '.WWDDDDWWWWWWWW.',
    'WWWDDDDWWWWWDWWW',
    'WWWWDDWWWWWDDDWW',
    'WWWWWWWWWWWWDWWW',
    'WWWWWWWWWWWWWWWW',
    'WDDWWWWDDDWWWWWW',
    'WDDWWWDDDDDWWWWW',
    'WWWWWWDDDDDWWWDW',
    '.WWWWWWDDDWWWWW.',
    '.WWWWWWWWWWWWWW.',
    '..WWWWWWWWWWWW..',
    '....WWWWWWWW....',
  ],
} as const satisfies Record<string, Sprite>;

/** Glints on coins are cream, where the hero's letter C is a cold light. */
function gold(row: string): string {
  return row.replace(/C/g, 'W');
}

function flag(cloth: string[]): Sprite {
  const pole = Array.from({ length: 10 }, () => 'WD........');
  return ['YY........', ...cloth.map((row) => `WD${row}`), ...pole];
}
