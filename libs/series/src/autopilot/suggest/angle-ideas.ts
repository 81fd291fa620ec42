import type { StyleName } from '@app/picture';
import type { Angle } from './find-angles';

/** How shows of any other source are put; `{topic}` and `{measure}` are the source's own words. */
export interface AngleIdea {
  /** With the topic in them, and for sources that name none. */
  titles: readonly string[];
  plain: readonly string[];
  premises: readonly string[];
  cadences: readonly string[];
  styles: readonly StyleName[];
  seconds: readonly number[];
}

/** The preferred first; what another of the three has taken already is passed over. */
export const ANGLE_IDEAS: Readonly<Record<Angle, AngleIdea>> = {
  leader: {
    titles: ['{topic}: Who’s on Top', 'Top of the Pile: {topic}', 'The {topic} Ladder'],
    plain: ['Top of the Pile', 'Pole Position'],
    premises: [
      'Who leads on {measure} and who stands right behind, from the top of the list down.',
      'First place by {measure}, the name that wants it, and whoever is coming up on both.',
      'The order of the day by {measure}: one on top, the others in line.',
    ],
    cadences: ['daily 9am', 'weekdays 8am', 'weekly mon 9am'],
    styles: ['trading-terminal', 'swiss-poster', 'breaking-news'],
    seconds: [30, 60, 15],
  },
  movers: {
    titles: ['{topic}: Up and Down', '{topic} on the Move'],
    plain: ['Up and Down', 'On the Move'],
    premises: [
      'The sharpest rise and the hardest fall, side by side, before the dust settles.',
      'One going up, one coming down, and the figures that say how far.',
      'Only the two ends of the list: the climber and the faller.',
    ],
    cadences: ['every 6h', 'daily 5pm', 'weekdays 5pm'],
    styles: ['chaos-meme', 'tabloid', 'hype-trailer'],
    seconds: [15, 30, 60],
  },
  spotlight: {
    titles: ['Spotlight on {topic}', '{topic}, Close Up'],
    plain: ['Close Up', 'Name in Lights'],
    premises: [
      'A single name from the list under the lamp: who it is, its {measure}, and nothing else in the frame.',
      'One name at a time: its {measure}, a close look, and out.',
      'Forget the list. One name, its {measure}, and room to breathe.',
    ],
    cadences: ['weekdays 6pm', 'daily 12pm', 'weekly thu 6pm'],
    styles: ['luxury-minimal', 'comic', 'tabloid'],
    seconds: [15, 30, 60],
  },
  ends: {
    titles: ['{topic}, Top to Bottom', '{topic}: The Long Way Down'],
    plain: ['Top to Bottom', 'The Long Way Down'],
    premises: [
      'The whole list by {measure}, the first beside the last, and the climb that lies between them.',
      'Down the ladder by {measure}, rung by rung, until the floor.',
      'The top and the bottom by {measure}, and all who stand between.',
    ],
    cadences: ['weekly sun 10am', 'weekly fri 5pm', 'daily 7pm'],
    styles: ['nature-doc', 'arcade', 'vaporwave'],
    seconds: [60, 90, 30],
  },
  duel: {
    titles: ['{topic}: Head to Head', 'The {topic} Derby'],
    plain: ['Head to Head', 'Neck and Neck'],
    premises: [
      'The leader and the runner-up on {measure}, told as a match with the rest of the field watching.',
      'Somebody has to be first on {measure}, and somebody else wants to be.',
      'Corner against corner on {measure}, and the scorecard read out at the end.',
    ],
    cadences: ['weekly fri 5pm', 'weekdays 7pm', 'daily 7pm'],
    styles: ['arcade', 'hype-trailer', 'comic'],
    seconds: [60, 30, 90],
  },
  peak: {
    titles: ['{topic}: The High Point', 'The {topic} Curve'],
    plain: ['The High Point', 'Along the Curve'],
    premises: [
      'The line of {measure} with its tallest point marked, and how it ran before and after.',
      'Where {measure} stood highest, and the road up and down from there.',
      'A walk along {measure}, with a stop at the summit.',
    ],
    cadences: ['weekly mon 9am', 'daily 9am', 'weekly sun 6pm'],
    styles: ['nature-doc', 'vaporwave', 'hype-trailer'],
    seconds: [60, 30, 90],
  },
  latest: {
    titles: ['{topic}, Last Seen', '{topic}: Where It Stands'],
    plain: ['Last Seen', 'Where It Stands'],
    premises: [
      'The newest reading of {measure}, set against the ones before it on a single line.',
      'Where {measure} stands now, with the way it came behind it.',
      'One look at {measure}, the last entry first.',
    ],
    cadences: ['weekdays 8am', 'daily 8am', 'every 6h'],
    styles: ['trading-terminal', 'breaking-news', 'swiss-poster'],
    seconds: [30, 15, 60],
  },
  headline: {
    titles: ['{topic} in a Breath', '{topic}: The Figure', '{topic}, No Small Talk'],
    plain: ['In a Breath', 'No Small Talk'],
    premises: [
      'The figure people come for, said first and said plainly: {measure}.',
      'One answer to one question: {measure}. Then you can go.',
      'No preamble: {measure}, as large as the screen.',
    ],
    cadences: ['daily 7am', 'weekdays 12pm', 'weekly wed 9am'],
    styles: ['swiss-poster', 'luxury-minimal', 'tabloid'],
    seconds: [15, 30, 60],
  },
  versus: {
    titles: ['{topic}, Measured', '{topic} Against the Rest'],
    plain: ['Side by Side', 'Measured'],
    premises: [
      'The figure and its yardstick: {measure}, beside what the source itself sets against it.',
      'Much or little: {measure}, next to what it is measured by.',
      'Side by side: {measure} and its mark, with the gap for all to see.',
    ],
    cadences: ['weekly tue 9am', 'weekdays 9am', 'daily 6pm'],
    styles: ['breaking-news', 'trading-terminal', 'arcade'],
    seconds: [30, 60, 15],
  },
  story: {
    titles: ['{topic}: The Top Story', 'Above the Fold: {topic}'],
    plain: ['Above the Fold', 'The Top Story'],
    premises: [
      'The item at the head of the page, told by itself while it is still warm.',
      'One story, the first on the page, and nothing to scroll past.',
      'The headline everyone will forward, before they do.',
    ],
    cadences: ['daily 12pm', 'weekdays 6pm', 'every 6h'],
    styles: ['swiss-poster', 'tabloid', 'luxury-minimal'],
    seconds: [15, 30, 60],
  },
  'second-story': {
    titles: ['Also in {topic}', '{topic}: Below the Fold'],
    plain: ['Below the Fold', 'Also Today'],
    premises: [
      'The stories under the big one, the kind that are talked about a day later.',
      'What stands below the fold: smaller type, longer afterlife.',
      'The items most people missed on the way to the first.',
    ],
    cadences: ['weekly sun 7pm', 'weekly wed 6pm', 'weekdays 7pm'],
    styles: ['vaporwave', 'nature-doc', 'comic'],
    seconds: [90, 60, 30],
  },
  roundup: {
    titles: ['{topic}, the Whole Page', '{topic} Rounded Up'],
    plain: ['The Whole Page', 'Rounded Up'],
    premises: [
      'Everything the source has to say this time, in order of weight and without hurry.',
      'The lot, from the weightiest down, in one sitting.',
      'All of it at once, for whoever reads nothing else today.',
    ],
    cadences: ['weekdays 8am', 'weekly sat 10am', 'daily 8pm'],
    styles: ['breaking-news', 'nature-doc', 'vaporwave'],
    seconds: [60, 90, 30],
  },
};
