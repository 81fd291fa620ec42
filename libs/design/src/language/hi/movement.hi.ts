import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { hasMoved, is, moved, oblique, within } from './grammar.hi';

/** Movements in Hindi. */
export const MOVEMENT_HI: Pick<ContrastPhrases, 'moved' | 'movedTo' | 'unmoved'> = {
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `${span} ${amount.size} ${up ? 'ज़्यादा' : 'कम'}।`,
        `${span} ${amount.size} की ${up ? 'बढ़त' : 'गिरावट'}।`,
        `${what.text} ${span} ${amount.size} ${hasMoved(way, what)}।`,
        `रुख़ किधर है? ${up ? 'ऊपर' : 'नीचे'}, ${span} ${amount.size}।`,
      ],
      poster: [
        `${what.text}, ${span} ${amount.signed}।`,
        window !== '' && `${span}: ${amount.size} ${up ? 'ज़्यादा' : 'कम'}।`,
      ],
      desk: [`${what.text} ${up ? 'ऊपर' : 'नीचे'}, ${span} ${amount.size}।`, `${span} ${amount.signed}।`],
      anchor: [
        window !== '' && `बीते ${window} में ${amount.size} की ${up ? 'बढ़ोतरी' : 'कमी'} हुई है।`,
        `${oblique(what)} में ${span} ${amount.size} की ${up ? 'बढ़त' : 'गिरावट'} आई है।`,
      ],
      loud: [`${span} ${amount.size} ${up ? 'ऊपर' : 'नीचे'}!`],
      calm: [`${span} धीरे-धीरे ${amount.size} ${up ? 'ज़्यादा' : 'कम'}।`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const up = way === 'up';
    const span = within(window);
    return {
      any: [
        `${what.text} ${amount.size} ${up ? 'बढ़कर' : 'घटकर'} ${value.ref}।`,
        `${what.text}: ${value.ref}, ${span} ${amount.size} ${up ? 'ज़्यादा' : 'कम'}।`,
        `${amount.size} की ${up ? 'बढ़त' : 'गिरावट'} के बाद ${what.text} ${value.ref} ${is(what)}।`,
      ],
      poster: [`${what.text}: ${value.ref}। ${amount.signed}।`, `${value.ref}। ${what.text}, ${amount.signed}।`],
      desk: [`${what.text} ${value.ref}, ${amount.signed}।`, `${what.text} ${up ? 'ऊपर' : 'नीचे'}, अब ${value.ref}।`],
      anchor: [
        `${what.text} ${value.ref} ${is(what)}, ${span} ${amount.size} ${up ? 'ज़्यादा' : 'कम'}।`,
        `${what.text} ${span} ${amount.size} ${moved(way, what)}, अब ${value.ref}।`,
      ],
      loud: [`${what.text}, ${amount.size} ${up ? 'ऊपर' : 'नीचे'}! अब ${value.ref}।`],
      calm: [`${what.text}, ${amount.size} ${up ? 'ऊपर' : 'नीचे'}। अब ${value.ref}।`],
    };
  },
  unmoved: ({ what, window }) => {
    const span = within(window);
    return {
      any: [
        `${span} कोई हलचल नहीं: ${what.text}।`,
        `${what.text} ${span} जहाँ का तहाँ।`,
        `${span} न बढ़त, न गिरावट: ${what.text}।`,
      ],
    };
  },
};
