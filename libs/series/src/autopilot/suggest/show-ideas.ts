import type { StyleName } from '@app/render';
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

/** How shows of any other source are put; `{topic}` and `{measure}` are the source's own words. */
export interface AngleIdea {
  /** With the topic in them, and for sources that name none. */
  titles: readonly string[];
  plain: readonly string[];
  premise: string;
  cadences: readonly string[];
  styles: readonly StyleName[];
  seconds: readonly number[];
}

/** The preferred first; what another of the three has taken already is passed over. */
export const ANGLE_IDEAS: Readonly<Record<Angle, AngleIdea>> = {
  leader: {
    titles: ['{topic}: Who’s on Top', 'Top of the Pile: {topic}', 'The {topic} Ladder'],
    plain: ['Top of the Pile', 'Pole Position'],
    premise: 'Who leads on {measure} and who stands right behind, from the top of the list down.',
    cadences: ['daily 9am', 'weekdays 8am', 'weekly mon 9am'],
    styles: ['trading-terminal', 'swiss-poster', 'breaking-news'],
    seconds: [30, 60, 15],
  },
  movers: {
    titles: ['{topic}: Up and Down', '{topic} on the Move'],
    plain: ['Up and Down', 'On the Move'],
    premise: 'The sharpest rise and the hardest fall in {measure}, side by side, before the dust settles.',
    cadences: ['every 6h', 'daily 5pm', 'weekdays 5pm'],
    styles: ['chaos-meme', 'tabloid', 'hype-trailer'],
    seconds: [15, 30, 60],
  },
  spotlight: {
    titles: ['Spotlight on {topic}', '{topic}, Close Up'],
    plain: ['Close Up', 'Name in Lights'],
    premise: 'A single name from the list under the lamp: who it is, its {measure}, and nothing else in the frame.',
    cadences: ['weekdays 6pm', 'daily 12pm', 'weekly thu 6pm'],
    styles: ['luxury-minimal', 'comic', 'tabloid'],
    seconds: [15, 30, 60],
  },
  ends: {
    titles: ['{topic}, Top to Bottom', '{topic}: The Long Way Down'],
    plain: ['Top to Bottom', 'The Long Way Down'],
    premise: 'The whole list by {measure}, the first beside the last, and the climb that lies between them.',
    cadences: ['weekly sun 10am', 'weekly fri 5pm', 'daily 7pm'],
    styles: ['nature-doc', 'arcade', 'vaporwave'],
    seconds: [60, 90, 30],
  },
  duel: {
    titles: ['{topic}: Head to Head', 'The {topic} Derby'],
    plain: ['Head to Head', 'Neck and Neck'],
    premise: 'The leader and the runner-up on {measure}, told as a match with the rest of the field watching.',
    cadences: ['weekly fri 5pm', 'weekdays 7pm', 'daily 7pm'],
    styles: ['arcade', 'hype-trailer', 'comic'],
    seconds: [60, 30, 90],
  },
  peak: {
    titles: ['{topic}: The High Point', 'The {topic} Curve'],
    plain: ['The High Point', 'Along the Curve'],
    premise: 'The line of {measure} with its tallest point marked, and how it ran before and after.',
    cadences: ['weekly mon 9am', 'daily 9am', 'weekly sun 6pm'],
    styles: ['nature-doc', 'vaporwave', 'hype-trailer'],
    seconds: [60, 30, 90],
  },
  latest: {
    titles: ['{topic}, Last Seen', '{topic}: Where It Stands'],
    plain: ['Last Seen', 'Where It Stands'],
    premise: 'The newest reading of {measure}, set against the ones before it on a single line.',
    cadences: ['weekdays 8am', 'daily 8am', 'every 6h'],
    styles: ['trading-terminal', 'breaking-news', 'swiss-poster'],
    seconds: [30, 15, 60],
  },
  headline: {
    titles: ['{topic} in a Breath', '{topic}: The Figure', '{topic}, No Small Talk'],
    plain: ['In a Breath', 'No Small Talk'],
    premise: 'The figure people come for, said first and said plainly: {measure}.',
    cadences: ['daily 7am', 'weekdays 12pm', 'weekly wed 9am'],
    styles: ['swiss-poster', 'luxury-minimal', 'tabloid'],
    seconds: [15, 30, 60],
  },
  versus: {
    titles: ['{topic}, Measured', '{topic} Against the Rest'],
    plain: ['Side by Side', 'Measured'],
    premise: 'How {measure} holds up against what the source itself sets beside it.',
    cadences: ['weekly tue 9am', 'weekdays 9am', 'daily 6pm'],
    styles: ['breaking-news', 'trading-terminal', 'arcade'],
    seconds: [30, 60, 15],
  },
  story: {
    titles: ['{topic}: The Top Story', 'Above the Fold: {topic}'],
    plain: ['Above the Fold', 'The Top Story'],
    premise: 'The item at the head of the page, told by itself while it is still warm.',
    cadences: ['daily 12pm', 'weekdays 6pm', 'every 6h'],
    styles: ['swiss-poster', 'tabloid', 'luxury-minimal'],
    seconds: [15, 30, 60],
  },
  'second-story': {
    titles: ['Also in {topic}', '{topic}: Below the Fold'],
    plain: ['Below the Fold', 'Also Today'],
    premise: 'The stories under the big one, the kind that are talked about a day later.',
    cadences: ['weekly sun 7pm', 'weekly wed 6pm', 'weekdays 7pm'],
    styles: ['vaporwave', 'nature-doc', 'comic'],
    seconds: [90, 60, 30],
  },
  roundup: {
    titles: ['{topic}, the Whole Page', '{topic} Rounded Up'],
    plain: ['The Whole Page', 'Rounded Up'],
    premise: 'Everything the source has to say this time, in order of weight and without hurry.',
    cadences: ['weekdays 8am', 'weekly sat 10am', 'daily 8pm'],
    styles: ['breaking-news', 'nature-doc', 'vaporwave'],
    seconds: [60, 90, 30],
  },
};
