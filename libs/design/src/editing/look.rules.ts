import type { Format, StyleName } from '@app/picture';
import { END, type VideoManner, type NoteRule, phrase } from './note-rule';

/** Styles as people call them. */
const STYLES: Readonly<Record<StyleName, string>> = {
  'trading-terminal': 'trading[ -]terminal|terminal',
  tabloid: 'tabloid',
  'nature-doc': 'nature[ -]doc(?:umentary)?',
  'hype-trailer': 'hype[ -]trailer|(?:movie )?trailer',
  arcade: 'arcade|8-?bit|retro[ -]game',
  'breaking-news': 'breaking[ -]news',
  'swiss-poster': 'swiss[ -]poster|swiss',
  comic: 'comic(?:[ -]book)?',
  vaporwave: 'vapor ?wave|synthwave',
  'luxury-minimal': 'luxury[ -]minimal|luxury',
  'chaos-meme': 'chaos[ -]meme|meme',
};

const FORMATS: Readonly<Record<Format, string>> = {
  '9:16': '9:16|vertical|portrait',
  '4:5': '4:5',
  '1:1': '1:1|square',
  '16:9': '16:9|horizontal|landscape|wide-?screen',
};

const any = (names: Readonly<Record<string, string>>): string => Object.values(names).join('|');

function named<Name extends string>(names: Readonly<Record<Name, string>>, text = ''): Name | undefined {
  const plain = text.replace(/\s+/g, ' ');
  const all = Object.keys(names) as Name[];
  return all.find((name) => new RegExp(`^(?:${names[name]})$`, 'iu').test(plain));
}

/** Whether something is to be there; the group `none` where it is not. */
const WHETHER =
  '(?:(?<none>no|without|remove|drop|turn off|hide|lose|mute|cut|delete)|with|add|turn on|show|bring back)(?: the| any)?';

/** How a video looks and sounds: style, format, captions, music and voice. */
export const LOOK_RULES: ReadonlyArray<NoteRule<VideoManner>> = [
  {
    example: 'a female voice',
    pattern: phrase(
      `(?:(?:use|with|in|by|try|give it) )?(?:an?(?:other)? |the )?(?<gender>female|male|woman(?:'s|’s)?|man(?:'s|’s)?) (?:voice|narrator|speaker)(?: instead)?`,
    ),
    read: ({ groups }) => {
      const gender = /^(?:f|w)/iu.test(groups?.['gender'] ?? '') ? 'female' : 'male';
      return { wish: { voice: { gender } }, summary: `a ${gender} voice` };
    },
  },
  {
    example: 'voice house-en-slt',
    pattern: phrase(
      `(?:use |with |by )?(?:the )?voice:? (?<id>(?:house-|voi_)[\\w-]+)|(?:use |with )?(?:the )?(?<before>(?:house-|voi_)[\\w-]+) voice`,
    ),
    read: ({ groups }) => {
      const id = groups?.['id'] ?? groups?.['before'] ?? '';
      return { wish: { voice: { id } }, summary: `the voice ${id}` };
    },
  },
  {
    example: 'no captions',
    pattern: phrase(`${WHETHER} (?:captions|subtitles)`),
    read: ({ groups }) => {
      const captions = groups?.['none'] === undefined;
      return { wish: { captions }, summary: captions ? 'with captions' : 'no captions' };
    },
  },
  {
    example: 'other music',
    pattern: phrase(
      `(?:(?:use|with|try|add|pick) )?(?:(?:some )?(?:other|another|different|new)|change the) (?:music|soundtrack|track)`,
    ),
    read: () => ({ wish: { music: 'other' }, summary: 'other music' }),
  },
  {
    example: 'no music',
    pattern: phrase(`${WHETHER} (?:music|soundtrack)`),
    read: ({ groups }) => {
      const music = groups?.['none'] === undefined;
      return { wish: { music }, summary: music ? 'with music' : 'no music' };
    },
  },
  {
    example: 'square',
    pattern: phrase(
      `(?:(?:make it|as|in|to|use|change (?:it |the format )?to|format:?) )?(?:an? )?(?<name>${any(FORMATS)})(?: (?:format|video|film))?${END}`,
    ),
    read: ({ groups }, { storyboard }) => {
      const format = named(FORMATS, groups?.['name']);
      if (!format) return null;
      if (format === storyboard.format) return { fault: `It is ${format} already.` };
      return { wish: { format }, summary: format };
    },
  },
  {
    example: 'in tabloid style',
    pattern: phrase(
      `(?:(?:(?:make|do|tell|restyle) it )?(?:in(?: the (?:style|look) of)?|as|like|use|try|(?:switch |change |it )*to|with|make it|go)(?: an?| the)? )?(?<name>${any(STYLES)})(?: (?:style|look|theme|design))?${END}`,
    ),
    read: ({ groups }, { storyboard }) => {
      const style = named(STYLES, groups?.['name']);
      if (!style) return null;
      if (style === storyboard.style) return { fault: `It is in ${style} style already.` };
      return { wish: { style }, summary: `in ${style} style` };
    },
  },
];
