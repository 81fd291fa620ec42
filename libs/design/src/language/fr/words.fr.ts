import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, ofName, the } from './grammar.fr';
import { placeWord } from './periods.fr';

/** "du 28 septembre", "au 28 septembre" of a day; a month or a year keeps its preposition. */
function dated(on: string, before: 'au' | 'du'): string {
  return on.replace(/^le /, `${before} `);
}

/** Names, texts, times and quotes in French. */
export const WORDS_FR: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, avec ${sum}.`,
        `${the(role)}? ${who.ref}, avec ${sum}.`,
        `${who.ref} est ${the(role)}, avec ${sum}.`,
        leads && home && `${home.ref} compte aussi ${the(role)}: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}, ${who.ref}, ${sum}.`, home && `${who.ref} (${home.ref}): ${sum}.`],
      anchor: [home && `${who.ref}, ${ofName(home)}, totalise ${sum}.`, `Avec ${sum}, ${who.ref} est ${the(role)}.`],
      loud: [`${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const first = placeWord(places?.[0] ?? null);
    const second = placeWord(places?.[1] ?? null);
    const ranked = first && second ? `le ${first} contre le ${second}` : '';
    return {
      any: [
        ranked !== '' && `${ranked} ${at}: ${home.ref} et ${away.ref}.`,
        `À suivre: ${home.ref} contre ${away.ref} ${at}.`,
        `Qui joue ensuite? ${home.ref} et ${away.ref}, ${at}.`,
        `${home.ref} reçoit ${away.ref} ${at}.`,
      ],
      poster: [`${home.ref}, ${away.ref}, ${at}.`, ranked !== '' && `${ranked}, ${at}.`],
      desk: [`À l’affiche ${at}: ${home.ref} et ${away.ref}.`],
      anchor: [
        `La prochaine affiche, ${at}: ${home.ref} contre ${away.ref}.`,
        ranked !== '' && `Au programme ${at}, ${ranked}.`,
      ],
      loud: [`${home.ref} contre ${away.ref}! Ce sera ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `Le soleil se lève à ${from} et se couche à ${to}.`,
      `Il fait jour de ${from} à ${to}.`,
      `Le lever du soleil? À ${from}; le coucher, à ${to}.`,
      `Soleil de ${from} à ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} à ${from}; ${second.text} à ${to}.`,
      `De ${from} à ${to}.`,
      `À quelle heure? De ${from} à ${to}.`,
      `Cela dure de ${from} à ${to}.`,
    ],
  }),
  setup: ['Voici le chiffre.', 'Quel est le chiffre?', 'Et le chiffre?'],
  about: ({ name, place }) => ({
    any: [
      `Voici ${name.ref}.`,
      `${name.ref}${place ? `, à ${place.ref}` : ''}.`,
      `De quoi s’agit-il? ${ofName(name)}.`,
      `Le nom: ${name.ref}.`,
    ],
    anchor: [`Il s’agit ${ofName(name)}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `Le pool se trouve chez ${venue.ref}.`,
      `Où ça? Chez ${venue.ref}.`,
      `Tout se passe chez ${venue.ref}.`,
      `C’est un pool ${ofName(venue)}.`,
    ],
    poster: [`Chez ${venue.ref}.`],
    desk: [`Marché, ${venue.ref}.`],
    anchor: [`Le pool est géré par ${venue.ref}.`, place && `Le pool se trouve chez ${venue.ref}, sur ${place.ref}.`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'D’abord' : 'Ensuite'}, ${title.ref}, ${ofName(by)}.`,
            `${title.ref}, ${ofName(by)}.`,
            `${by.ref} ${first ? 'ouvre la liste' : 'suit'}, avec ${title.ref}.`,
            `Signé ${by.ref}: ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'D’abord' : 'Ensuite'}, ${title.ref}.`,
            `${first ? 'Pour commencer' : 'Il y a aussi'}${first ? ',' : ''} ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}.`,
      `${the(what)}? ${words}.`,
      `${the(what)}, c’est ${words}.`,
      what.foreign ? `Et pour ${what.text}: ${words}.` : `Côté ${what.text}, ${words}.`,
    ],
  }),
  also: ({ words }) => ({ any: [`Et ${words}.`, `Il y a aussi ${words}.`, `Pour finir, ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole || what.foreign ? `${what.text}: ${list}.` : `Parmi ${the(what)}: ${list}.`,
            `${what.text}? ${list}.`,
            whole ? `Sur la liste: ${list}.` : `Quelques noms: ${list}.`,
          ],
        }
      : { any: [`${list}.`, `Voici ${list}.`, `Dans l’ordre: ${list}.`] },
  more: ({ list }) => ({
    any: [`Puis ${list}.`, `Ensuite, ${list}.`, `Il y a aussi ${list}.`, `Et la suite: ${list}.`],
  }),
  next: ({ text, time }) => ({
    any: [
      `Prochaine étape, ${time.at}: ${text}`,
      `À venir ${time.at}: ${text}`,
      `On attend encore, ${time.at}: ${text}`,
      `Et la suite? Ce sera ${time.at}: ${text}`,
    ],
    poster: [`À venir: ${text}`, `Rendez-vous ${time.at}. ${text}`],
    desk: [`Au calendrier ${time.at}: ${text}`],
    anchor: [`Prochain rendez-vous, ${time.at}: ${text}`],
    loud: [`C’est pour bientôt, ${time.at}! ${text}`],
    calm: [`Et puis viendra, ${time.at}, ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [
      `Dernière étape, ${time.at}: ${text}`,
      `Le plus récent: ${text}`,
      `Et en dernier? C’était ${time.at}: ${text}`,
    ],
    poster: [`C’était ${time.at}. ${text}`],
    desk: [`Dernière entrée, ${time.at}: ${text}`],
    anchor: [`Le fait le plus récent, ${time.at}: ${text}`],
    loud: [`Dernière étape, ${time.at}! ${text}`],
    calm: [`Pour finir, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`D’abord, ${time.at}: ${text}`, `Tout commence ${time.at}: ${text}`, `La liste s’ouvre ${time.at}: ${text}`],
    poster: [`D’abord: ${text}`],
    anchor: [`La première date, ${time.at}: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`Puis, ${time.at}: ${text}`, `Vient ensuite, ${time.at}: ${text}`, `Et ${time.at}: ${text}`],
    poster: [`Puis: ${text}`],
    anchor: [`La suite, ${time.at}: ${text}`],
    calm: [`Plus tard, ${time.at}: ${text}`],
  }),
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `C’est ${who.ref} qui le dit: ${words}`, `Les mots ${ofName(who)}: ${words}`],
          loud: [`Écoutez ${who.ref}: ${words}`],
        }
      : { any: [`Mot pour mot: ${words}`, `C’est dit ainsi: ${words}`] },
  source: ({ who, on }) => {
    if (!who)
      return {
        any: on === '' ? ['Voilà les chiffres.'] : [`Ces chiffres ont été relevés ${on}.`, `Données arrêtées ${on}.`],
      };
    return {
      any: [
        `Ces chiffres sont ${ofName(who)} ${on === '' ? '' : `, ${dated(on, 'au')}`}.`,
        `Données: ${who.ref}.`,
        `Qui le dit? ${who.ref}.`,
        `C’est le relevé ${ofName(who)} ${dated(on, 'du')}.`,
      ],
      desk: [`Source: ${who.ref}.`],
      anchor: [
        `Ainsi le rapporte ${who.ref} ${on === '' ? '' : `, ${on}`}.`,
        `Les chiffres viennent ${ofName(who)} ${on === '' ? '' : `, ${dated(on, 'au')}`}.`,
      ],
    };
  },
  against: 'contre',
};

/** The last card in French, where the caller gave none. */
export const CLOSING_FR: ClosingPhrases = {
  link: (address) => `Plus de détails sur ${address}`,
  source: (name) => `Données\u00a0: ${name}`,
};
