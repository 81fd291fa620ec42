import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { MOVEMENT_HI } from './movement.hi';

/** Contrasts and parts in Hindi. */
export const CONTRAST_HI: ContrastPhrases = {
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
