import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, rankWord } from './grammar.hi';
import { MOMENTS_HI } from './moments.hi';

/** Names, texts, times and quotes in Hindi. */
export const WORDS_HI: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, ${sum}।`,
        `और ${role.text}? ${who.ref}, ${sum}।`,
        `${who.ref} ${sum} के साथ ${role.text} है।`,
        leads && home && `${role.text} भी ${home.ref} से: ${who.ref}।`,
      ],
      poster: [`${who.ref}। ${sum}।`, `${role.text}: ${who.ref}। ${sum}।`],
      desk: [`${role.text}, ${who.ref}, ${sum}।`, home && `${who.ref}, ${home.ref}: ${sum}।`],
      anchor: [home && `${home.ref} से ${who.ref} के नाम ${sum}।`, `${role.text} का नाम ${who.ref}, ${sum} के साथ।`],
      loud: [`${who.ref}! ${sum}।`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = rankWord(host);
    const second = rankWord(guest);
    const ranked = first && second ? `${first} बनाम ${second}` : '';
    return {
      any: [
        ranked !== '' && `${at} ${ranked}: ${home.ref} और ${away.ref}।`,
        `अगला मुकाबला ${at}: ${home.ref} बनाम ${away.ref}।`,
        `अब कौन भिड़ेगा? ${at} ${home.ref} और ${away.ref}।`,
        `${at} ${home.ref} के घर ${away.ref}।`,
      ],
      poster: [`${home.ref}, ${away.ref}। ${at}।`, ranked !== '' && `${ranked}। ${at}।`],
      desk: [`आगे ${at}: ${home.ref} और ${away.ref}।`],
      anchor: [`अगले मैच में ${at} ${home.ref} का सामना ${away.ref} से।`, ranked !== '' && `${at} टक्कर है ${ranked}।`],
      loud: [`${home.ref} बनाम ${away.ref}! ${at}।`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `सूर्योदय ${from}, सूर्यास्त ${to}।`,
      `उजाला ${from} से ${to} तक।`,
      `सूरज कब निकलेगा? ${from}। डूबेगा ${to}।`,
      `सूरज निकलने का समय ${from}, डूबने का ${to}।`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} ${from}, ${second.text} ${to}।`,
      `समय: ${from} से ${to} तक।`,
      `कब? ${from} से ${to} तक।`,
      `चलेगा ${from} से ${to} तक।`,
    ],
  }),
  setup: ['ये रहा आँकड़ा।', 'आँकड़ा क्या है?', 'और आँकड़ा?'],
  about: ({ name, place }) => ({
    any: [
      `यह है ${name.ref}।`,
      `${name.ref}${place ? `, ${place.ref}` : ''}।`,
      `बात किसकी? ${name.ref} की।`,
      `नाम: ${name.ref}।`,
    ],
    anchor: [`ये आँकड़े ${name.ref} के हैं।`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [`यह पूल ${venue.ref} में है।`, `कहाँ? ${venue.ref} में।`, `सब कुछ ${venue.ref} में।`, `इसे ${venue.ref} चलाता है।`],
    poster: [`${venue.ref} में।`],
    desk: [`वेन्यू, ${venue.ref}।`],
    anchor: [`यह पूल ${venue.ref} का हिस्सा है।`, place && `पूल ${venue.ref} में है, ${place.ref} पर।`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'पहले' : 'फिर'} ${by.ref}, ${title.ref} के साथ।`,
            `${title.ref}, ${by.ref}।`,
            `${first ? 'शुरुआत' : 'आगे'} ${by.ref} से, ${title.ref}।`,
            `${by.ref}: ${title.ref}।`,
          ],
        }
      : {
          any: [
            `${title.ref}।`,
            `${first ? 'पहले' : 'फिर'} ${title.ref}।`,
            `${first ? 'शुरुआत में' : 'साथ ही'} ${title.ref}।`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}।`,
      `और ${what.text}? ${words}।`,
      `अब ${what.text}: ${words}।`,
      `${what.text} यानी ${words}।`,
    ],
  }),
  also: ({ words }) => ({ any: [`और ${words}।`, `साथ ही ${words}।`, `आख़िर में ${words}।`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${what.text}: ${list}।` : `${what.text} में शामिल: ${list}।`,
            `${what.text}? ${list}।`,
            whole ? `सूची में ${list}।` : `कुछ नाम: ${list}।`,
          ],
        }
      : { any: [`${list}।`, `ये रहे ${list}।`, `क्रम से: ${list}।`] },
  more: ({ list }) => ({ any: [`फिर ${list}।`, `इसके बाद ${list}।`, `साथ ही ${list}।`, `और आगे ${list}।`] }),
  ...MOMENTS_HI,
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `${who.ref} का कहना है: ${words}`, `${who.ref} के शब्दों में: ${words}`],
          loud: [`सुनिए ${who.ref} को: ${words}`],
        }
      : { any: [`उन्हीं के शब्दों में: ${words}`, `हूबहू शब्द: ${words}`] },
  source: ({ who, on }) => {
    const day = on.replace(/ (को|में)$/, '');
    const date = on.replace(/ को$/, ' के');
    if (!who) return { any: [`ये आँकड़े ${date} हैं।`, `आँकड़ों की तारीख: ${day}।`, `गिनती ${on} हुई।`] };
    return {
      any: [
        `${on} ${who.ref} ने यही बताया।`,
        `आँकड़े ${who.ref} के हैं।`,
        `कहता कौन है? ${who.ref}।`,
        `${who.ref} की रिपोर्ट, ${day}।`,
      ],
      desk: [`डेटा: ${who.ref}।`],
      anchor: [`${date} ये आँकड़े ${who.ref} के हैं।`, `${who.ref} के मुताबिक यही स्थिति है।`],
    };
  },
  against: 'बनाम',
};

export const CLOSING_HI: ClosingPhrases = {
  link: (address) => `और जानें: ${address}`,
  source: (name) => `आँकड़े: ${name}`,
};
