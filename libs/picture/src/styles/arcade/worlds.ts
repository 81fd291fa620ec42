import { ARCADE } from './preset';

type Row =
  | { kind: 'city'; high: number; wall: string; rim: string; lights: readonly string[]; lit: number }
  | { kind: 'hills'; high: number; fill: string; rim: string; pitch: number; sharp: boolean };

/** Where a level is: its sky from the top down, what passes behind it, and what its floor is made of. */
export interface World {
  place: 'open' | 'hall';
  sky: readonly string[];
  /** Far row first; heights in px on 1080x1920. */
  rows: readonly Row[];
  floor: { turf: string; soil: string; brick: string; lit: string; joint: string };
  moon?: boolean;
  /** Colour of the clouds' shade. */
  clouds?: string;
}

const BRICKS = {
  turf: ARCADE.green,
  soil: ARCADE.leaf,
  brick: ARCADE.brick,
  lit: ARCADE.brickLit,
  joint: ARCADE.mortar,
};
const SLATE = { turf: ARCADE.cloud, soil: ARCADE.azure, brick: ARCADE.blue, lit: ARCADE.azure, joint: ARCADE.navy };
const CLAY = { turf: ARCADE.pink, soil: ARCADE.sky4, brick: ARCADE.wine, lit: ARCADE.sky4, joint: ARCADE.black };
const STONE = { turf: ARCADE.cyan, soil: ARCADE.teal, brick: ARCADE.sky3, lit: ARCADE.brickLit, joint: ARCADE.mortar };

/** Levels in the order in which a video goes through them. */
export const WORLDS: readonly World[] = [
  {
    place: 'open',
    sky: [ARCADE.black, ARCADE.navy, ARCADE.sky1, ARCADE.sky2, ARCADE.sky2, ARCADE.sky3, ARCADE.sky3],
    rows: [
      { kind: 'city', high: 540, wall: ARCADE.sky1, rim: ARCADE.sky3, lights: [ARCADE.sky4, ARCADE.teal], lit: 0.25 },
      {
        kind: 'city',
        high: 330,
        wall: ARCADE.navy,
        rim: ARCADE.sky2,
        lights: [ARCADE.cyan, ARCADE.pink, ARCADE.yellow],
        lit: 0.3,
      },
    ],
    floor: BRICKS,
  },
  {
    place: 'open',
    sky: [ARCADE.black, ARCADE.navy, ARCADE.dusk, ARCADE.dusk, ARCADE.blue],
    rows: [
      { kind: 'hills', high: 300, fill: ARCADE.dusk, rim: ARCADE.azure, pitch: 46, sharp: true },
      { kind: 'hills', high: 130, fill: ARCADE.teal, rim: ARCADE.leaf, pitch: 60, sharp: false },
    ],
    floor: SLATE,
    clouds: ARCADE.azure,
  },
  {
    place: 'open',
    sky: [ARCADE.navy, ARCADE.sky1, ARCADE.sky2, ARCADE.sky3, ARCADE.sky4],
    rows: [
      { kind: 'hills', high: 380, fill: ARCADE.sky3, rim: ARCADE.sky5, pitch: 64, sharp: true },
      { kind: 'hills', high: 150, fill: ARCADE.mortar, rim: ARCADE.sky4, pitch: 40, sharp: false },
    ],
    floor: CLAY,
    moon: true,
  },
  {
    place: 'hall',
    sky: [ARCADE.sky2],
    rows: [],
    floor: STONE,
  },
];
