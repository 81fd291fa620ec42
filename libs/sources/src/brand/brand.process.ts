import { decodeText } from '../readers/decode-text';
import { ReadFault } from '../readers/read-fault';
import type { BrandAnswers, BrandQuestion, BrandQuestions, BrandReply } from './brand-message';
import { drawLogo } from './draw-logo';
import { readPageLook } from './page-look';
import { readPageStyle } from './page-style';

type Looks = { [Kind in keyof BrandQuestions]: (asked: BrandQuestions[Kind]) => Promise<BrandAnswers[Kind]> };

const LOOKS: Looks = {
  page: async ({ bytes, contentType, url }) => readPageLook(htmlOf(bytes, contentType), url),
  style: async ({ bytes, contentType, sheets, manifest }) =>
    readPageStyle(htmlOf(bytes, contentType), sheets, manifest),
  logo: async ({ bytes }) => await drawLogo(bytes),
};

/** Looks at one thing and answers; whoever started this process ends it. */
process.once('message', (question: BrandQuestion) => {
  void look(question).then((reply) => process.send?.(reply));
});

async function look(question: BrandQuestion): Promise<BrandReply> {
  try {
    const looks = LOOKS[question.kind] as (asked: BrandQuestion) => Promise<BrandAnswers[keyof BrandAnswers]>;
    return { source: await looks(question) };
  } catch (error) {
    if (error instanceof ReadFault) return { unreadable: { reason: error.reason, message: error.message } };
    // A parser's own words are not for callers; a stack that ran over is one of depth.
    const reason = error instanceof RangeError ? 'too_complex' : 'broken';
    return { unreadable: { reason, message: 'the source is broken' } };
  }
}

function htmlOf(bytes: Uint8Array, contentType: string | null): string {
  const text = decodeText(bytes, contentType);
  if (text === null) throw new ReadFault('unsupported', 'the address holds no page');
  return text;
}
