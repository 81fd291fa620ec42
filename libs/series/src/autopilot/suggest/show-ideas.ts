import type { StyleName } from '@app/picture';
import type { StarterName } from '../starters';
import type { Angle } from './find-angles';

/** A show for ready-made sources; `{city}` stands for the city. Written by hand: viewers click on these. */
export interface StarterShow {
  /** Where its sample title comes from, the first that the source has. */
  angles: readonly Angle[];
  title: string;
  premise: string;
  cadence: string;
  style: StyleName;
  targetSeconds: number;
}

/** Three a starter, no two alike in premise, cadence, style or length. */
export const STARTER_SHOWS: Readonly<Record<StarterName, readonly StarterShow[]>> = {
  'collectible-cards': [
    {
      angles: ['leader', 'headline'],
      title: 'Mint Condition',
      premise: 'What the cards collectors watch are fetching, from the dearest down, said as plainly as a price tag.',
      cadence: 'daily 9am',
      style: 'luxury-minimal',
      targetSeconds: 30,
    },
    {
      angles: ['spotlight', 'headline'],
      title: 'Pulled!',
      premise: 'The dearest card on the table gets the whole panel: its name, its price, and a pack being torn open.',
      cadence: 'weekdays 6pm',
      style: 'comic',
      targetSeconds: 15,
    },
    {
      angles: ['ends', 'duel', 'headline'],
      title: 'The Sunday Binder',
      premise: 'A slow leaf through the binder, the priciest page beside the cheapest, with every card between them.',
      cadence: 'weekly sun 10am',
      style: 'nature-doc',
      targetSeconds: 60,
    },
  ],
  'top-crypto': [
    {
      angles: ['leader', 'spotlight'],
      title: 'The Big Board',
      premise: 'The largest coins by market value before the day begins: who stands where, and at what price.',
      cadence: 'daily 8am',
      style: 'trading-terminal',
      targetSeconds: 30,
    },
    {
      angles: ['movers', 'spotlight'],
      title: 'Wick Check',
      premise: 'The sharpest climb and the ugliest drop on the board, shouted before anyone can scroll past.',
      cadence: 'every 6h',
      style: 'chaos-meme',
      targetSeconds: 15,
    },
    {
      angles: ['duel', 'ends'],
      title: 'Heavyweights',
      premise: 'The top of the table as a title fight: the champion, the challenger, and the rest of the card.',
      cadence: 'weekly sun 6pm',
      style: 'hype-trailer',
      targetSeconds: 60,
    },
  ],
  'stock-gainers': [
    {
      angles: ['leader', 'spotlight'],
      title: 'After the Bell',
      premise: 'The session’s biggest climbers, read like the evening news: name, move, closing price.',
      cadence: 'weekdays 5pm',
      style: 'breaking-news',
      targetSeconds: 30,
    },
    {
      angles: ['spotlight', 'leader'],
      title: 'Who Just Popped?',
      premise: 'The stock that climbed hardest, in letters as tall as the screen, and then you are free to go.',
      cadence: 'daily 7am',
      style: 'tabloid',
      targetSeconds: 15,
    },
    {
      angles: ['ends', 'movers', 'duel'],
      title: 'High Score Friday',
      premise: 'The last session of the week as an arcade leaderboard, from the foot of the gainers to the top.',
      cadence: 'weekly fri 6pm',
      style: 'arcade',
      targetSeconds: 60,
    },
  ],
  weather: [
    {
      angles: ['headline', 'latest'],
      title: '{city}, Before Coffee',
      premise: 'How it is outside in {city} right now, in the time it takes to find your keys.',
      cadence: 'daily 6:30am',
      style: 'swiss-poster',
      targetSeconds: 15,
    },
    {
      angles: ['peak', 'latest'],
      title: 'The Sky over {city}',
      premise: 'The days ahead in {city} as a slow walk outdoors: the warmest, the wettest, the ones in between.',
      cadence: 'weekly sun 6pm',
      style: 'nature-doc',
      targetSeconds: 60,
    },
    {
      angles: ['latest', 'peak', 'headline'],
      title: 'Umbrella or Not?',
      premise: 'What {city} has coming after work: the rain, the wind, and the day to leave the coat at home.',
      cadence: 'weekdays 5pm',
      style: 'comic',
      targetSeconds: 30,
    },
  ],
  'tech-news': [
    {
      angles: ['roundup', 'story'],
      title: 'Front Page, Out Loud',
      premise: 'The stories at the top of the page this morning, read straight through by an anchor in a hurry.',
      cadence: 'weekdays 8am',
      style: 'breaking-news',
      targetSeconds: 60,
    },
    {
      angles: ['story', 'roundup'],
      title: 'Lunch Link',
      premise: 'The story everyone is reading, told by itself on an empty page while you wait for your sandwich.',
      cadence: 'daily 12pm',
      style: 'swiss-poster',
      targetSeconds: 15,
    },
    {
      angles: ['second-story', 'story'],
      title: 'Tabs Left Open',
      premise: 'Sunday night, lights low: the headlines still worth a click, drifting past without hurry.',
      cadence: 'weekly sun 8pm',
      style: 'vaporwave',
      targetSeconds: 90,
    },
  ],
};
