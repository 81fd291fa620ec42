import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { is, oblique, pastText } from './grammar.hi';
import { MOVEMENT_HI } from './movement.hi';

/** Contrasts and parts in Hindi. */
export const CONTRAST_HI: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}।`,
  benchmark: ({ value, other, more, rate }) => {
    const pays = rate ? `${value.ref} ${other.plural ? 'देते हैं' : 'देता है'}` : `${value.ref} पर ${is(other)}`;
    const name = other.gender === 'f' ? `${other.text} ${value.ref} है` : `${other.text} ${pays}`;
    return {
      any: [
        `और ${other.text}? ${value.ref}।`,
        `${name}।`,
        `${oblique(other)} से ${more ? 'ज़्यादा' : 'कम'}: वहाँ ${value.ref}।`,
        `${oblique(other)} में ${more ? 'सिर्फ़' : 'पूरे'} ${value.ref}।`,
      ],
      poster: [`${other.text}: ${value.ref}।`, `बगल में ${value.ref}। ${other.text}।`],
      desk: [
        `${other.text}, ${value.ref}।`,
        `सामने ${other.text}, ${value.ref}।`,
        `${other.text} ${more ? 'पीछे' : 'आगे'}, ${value.ref}।`,
      ],
      anchor: [
        `तुलना के लिए: ${name}।`,
        rate && `${oblique(other)} में रिटर्न ${more ? 'कम' : 'ज़्यादा'} है: ${value.ref}।`,
        `यह ${oblique(other)} के ${value.ref} से ${more ? 'ज़्यादा' : 'कम'} है।`,
      ],
      loud: [
        `${other.text}? ${more ? 'बस' : 'सीधे'} ${value.ref}!`,
        `दूसरे कोने में ${other.text}: ${value.ref}।`,
        `${other.text}, ${value.ref}। ${more ? 'पीछे छूटा!' : 'और यही आगे!'}`,
      ],
      calm: [
        `${other.text} उधर ${value.ref} पर ठहरा है।`,
        `कहीं और, ${other.text}: ${value.ref}।`,
        `पास ही ${other.text}। ${value.ref}।`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `ठीक ${oblique(other)} के बराबर: ${value.ref}।`,
      `${other.text} भी यहीं ${is(other)}: ${value.ref}।`,
      `${oblique(other)} से बराबरी: ${value.ref}।`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `अब तक ${value.ref} में से ${towards.value.ref}।`,
      towards && `${towards.value.ref} हुए, ${goal.text} ${value.ref} ${is(goal)}।`,
      `${oblique(goal)} से ${more ? 'ऊपर' : 'नीचे'}, जो ${value.ref} था।`,
      `और ${goal.text}? ${value.ref}।`,
      `${goal.text} ${value.ref} ${is(goal)}।`,
      `${oblique(goal)} से ${more ? 'ज़्यादा' : 'कम'}: ${value.ref}।`,
    ],
    poster: [`${goal.text}: ${value.ref}।`],
    desk: [`${oblique(goal)} से ${more ? 'ऊपर' : 'नीचे'}, ${value.ref}।`],
    anchor: [`तय ${goal.text} ${value.ref} था।`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `ठीक ${goal.text} जितना: ${value.ref}।`,
      `${goal.text} ${value.ref} था। पूरा हुआ।`,
      `${value.ref}, यानी ${goal.text} पूरा।`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when} यह ${was.ref} था।`,
        `और ${when}? ${was.ref}।`,
        `${when} आँकड़ा ${was.ref} पर था।`,
        way !== 'flat' && `${was.ref} से ${way === 'up' ? 'ऊपर' : 'नीचे'}।`,
      ],
      poster: [`${when}: ${was.ref}।`, `${was.ref}, ${when}।`],
      desk: [`${when} ${was.ref}।`, `पिछला स्तर ${was.ref}।`],
      anchor: [`${when} यह आँकड़ा ${was.ref} रहा था।`, `तुलना के लिए: ${when} ${was.ref}।`],
      loud: [`याद है? ${when} ${was.ref}!`, `तब ${was.ref}। और अब ये!`],
      calm: [`${when}, ${was.ref} पर।`, `${when} सुई ${was.ref} पर थी।`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const than = way === 'flat' ? 'के बराबर' : way === 'up' ? 'से ज़्यादा' : 'से कम';
    return {
      any: [
        `${what.text}: ${now.ref}, ${when} के ${was.ref} ${than}।`.replace(' में के ', ' के '),
        `${what.text}: तब ${was.ref}, अब ${now.ref}।`,
        `${what.text} ${now.ref} ${is(what)}। ${when} ${was.ref}।`,
      ],
      poster: [`${what.text}। ${was.ref} से ${now.ref}।`, `${now.ref}। ${when} ${was.ref}।`],
      desk: [`${what.text} ${now.ref}, पिछला ${was.ref}।`],
      anchor: [`${what.text} अब ${now.ref} ${is(what)}, ${when} ${was.ref}।`],
    };
  },
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'दूसरा पक्ष';
    const sum = prescribed ? amount : `${amount} ${out ? 'बाहर' : 'अंदर'}`;
    return {
      any: [
        `${name} की राह उलटी: ${sum}।`,
        `और ${name}? ${sum}।`,
        `उलटी दिशा में ${name}: ${sum}।`,
        `सामने खड़ा ${name}: ${sum}।`,
      ],
      poster: [`${name}? ${sum}।`, `उधर ${name}। ${sum}।`, `दूसरी तरफ़ ${name}: ${sum}।`],
      desk: [`${name}, ${sum}।`, `उलटी तरफ़ ${name}: ${sum}।`],
      anchor: [`दूसरी ओर ${name}: ${sum}।`, `${name} में तस्वीर उलटी है: ${sum}।`, `इस बीच ${name}: ${sum}।`],
      loud: [`${name}? बिल्कुल उलटा! ${sum}।`, `सामने वाले कोने में ${name}: ${sum}।`],
      calm: [`किसी और रास्ते पर ${name}। ${sum}।`, `${name}, धारा के उलट: ${sum}।`],
    };
  },
  parts: ({ largest, next, whole, half }) => ({
    any: [
      `सबसे बड़ा हिस्सा: ${largest.what.text}, ${largest.value.ref}।`,
      `${largest.what.text} ${largest.value.ref}, फिर ${next.what.text} ${next.value.ref}।`,
      half && `${whole ? `${oblique(whole)} में` : ''} आधे से ज़्यादा ${largest.what.text}: ${largest.value.ref}।`,
      `यह बनता किससे है? पहले ${largest.what.text}, ${largest.value.ref}।`,
      `${largest.value.ref} अकेले ${largest.what.text}।`,
    ],
    poster: [`${largest.what.text}: ${largest.value.ref}। ${next.what.text}: ${next.value.ref}।`],
    desk: [`${largest.what.text} ${largest.value.ref}, ${next.what.text} ${next.value.ref}।`],
    anchor: [`इसमें ${largest.what.text} ${largest.value.ref} है और ${next.what.text} ${next.value.ref}।`],
    loud: [`सबसे बड़ा टुकड़ा ${largest.what.text}: ${largest.value.ref}!`],
    calm: [`सबसे ज़्यादा ${largest.what.text}। ${largest.value.ref}।`],
  }),
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} कर्ज़दारों से आता है, ${rewards.ref} इनाम से।`,
      `देता कौन है? कर्ज़दार ${borrowers.ref}, इनाम ${rewards.ref}।`,
      most && `ज़्यादातर हिस्सा कर्ज़दार चुकाते हैं: ${borrowers.ref}।`,
      `इसमें से ${borrowers.ref} कर्ज़दार चुकाते हैं।`,
    ],
    poster: [
      `कर्ज़दार देते हैं ${borrowers.ref}। इनाम, ${rewards.ref}।`,
      `कमाई के स्रोत: कर्ज़ ${borrowers.ref}, इनाम ${rewards.ref}।`,
    ],
    desk: [`बेस ${borrowers.ref}, इनाम ${rewards.ref}।`, `मूल दर ${borrowers.ref}, ऊपर से ${rewards.ref}।`],
    anchor: [
      most && `इसका बड़ा हिस्सा तोहफ़ा नहीं: ${borrowers.ref} कर्ज़दार चुकाते हैं।`,
      `कर्ज़दारों का योगदान ${borrowers.ref} है, इनाम का ${rewards.ref}।`,
    ],
    loud: [`कर्ज़दार: ${borrowers.ref}। और ऊपर से इनाम, ${rewards.ref}!`],
    calm: [`${borrowers.ref} कर्ज़दारों से। ${rewards.ref} इनाम से।`],
  }),
  ...MOVEMENT_HI,
};
