import { IS_FULL } from '@app/testing';
import { hostileJob } from '../../test/hostile-job';
import { HOSTILITIES } from '../../test/hostilities';
import { layoutFaults } from '../../test/layout-faults';
import { sampleJob } from '../../test/sample-job';
import { FORMATS } from '../storyboard/storyboard';
import { STYLES } from '../styles';
import type { Composers } from '../styles/style';

const KINDS = ['as a sample has it', ...HOSTILITIES] as const;

/** Each style meets every second kind, each kind every second style, formats by turns: all of all takes minutes. The short run sees a third of them. */
const CASES = [...STYLES.keys()]
  .flatMap((style, turn) =>
    KINDS.map((kind, index) => ({
      style,
      kind,
      format: FORMATS[(turn + (index >> 1)) % FORMATS.length] ?? '9:16',
    })).filter((_, index) => (turn + index) % 2 === 0),
  )
  .filter((_, index) => IS_FULL || index % 3 === 0);

describe('standard compositions', () => {
  const own = new Map<string, Partial<Composers>>();

  beforeAll(() => {
    for (const style of STYLES.values()) {
      own.set(style.name, style.compose);
      style.compose = {};
    }
  });

  afterAll(() => {
    for (const style of STYLES.values()) style.compose = own.get(style.name) ?? {};
  });

  it.each(CASES)('stand inside the safe box, text clear of text: $style, $kind, $format', ({ style, kind, format }) => {
    const job =
      kind === 'as a sample has it' ? sampleJob({ style, format }) : hostileJob({ style, format, hostility: kind });
    expect(layoutFaults(job)).toEqual([]);
  });
});
