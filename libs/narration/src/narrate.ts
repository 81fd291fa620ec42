import {
  type ChangeClaim,
  type Claim,
  type CourseClaim,
  type FigureClaim,
  isExtreme,
  type MeasureClaim,
  type MovementClaim,
  otherEnd,
  type PlanClaim,
  type RankingClaim,
  type SidesClaim,
  turnsFrom,
} from '@app/story';
import { type Fact, isRank } from '@app/facts';
import { Catalogue, type MessageId, type Slots } from './catalogue';
import { type Said, textOf } from './said';
import type { Speaker } from './speaker';

/** Context from the previous scene. */
export interface Before {
  /**
   * `leans`: about the figure just narrated. `completes`: tells the other side of the claim just narrated. `but`: good news after
   * bad, or the reverse. `also`: a second change in the same direction.
   */
  link: 'but' | 'also' | 'leans' | 'completes' | null;
  /** Whether it opens the video. */
  opens: boolean;
}

export const UNLINKED: Before = { link: null, opens: false };

/**
 * All sentences for a claim, or for a pair of figures. The caller tidies capitals, spaces and punctuation.
 */
export function narrate(claims: readonly Claim[], before: Before, speaker: Speaker): string[] {
  const [first, second] = claims;
  if (!first) return [];
  if (first.kind === 'figure' && second?.kind === 'figure') return figures(first, second, speaker);
  if (before.link === 'completes' && first.kind === 'measure' && isVerdict(measureId(first, speaker)))
    return ways(
      `told.bar.${first.planned ? 'expected' : (first.role as Exclude<typeof first.role, 'benchmark'>)}`,
      { bar: speaker.value(first.by) },
      speaker,
    );
  if (leansBack(before)) return leaning(first, speaker);
  if (second) return joined(first, second, speaker);
  const lines = sentences(first, before, speaker);
  // No "but" stands before a name and its colon.
  return before.link === 'but' && !('fact' in first && speaker.noun(first.fact)?.unknown === true)
    ? lines.flatMap((line) => ways('link.but', { sentence: within(line, speaker) }, speaker))
    : lines;
}

/** Two claims about one figure in one breath: "Sales rose to 1.46 million. But that is below the 1.5 million expected." */
function joined(first: Claim, second: Claim, speaker: Speaker): string[] {
  const short = first.kind === 'change' ? withRow(first, speaker, (own) => changedTo(first, own)) : [];
  const told = leaning(second, speaker);
  const turned = told.flatMap((line) => ways('link.but', { sentence: within(line, speaker) }, speaker));
  const heads = [...short, ...sentences(first, UNLINKED, speaker)];
  return heads.flatMap((head) => (turnsFrom(first, second) ? turned : told).map((line) => `${head} ${line}`));
}

/** A sentence behind other words: it begins small, but for German, whose phrases begin with nouns as well. */
function within(sentence: string, { code }: Speaker): string {
  return code === 'de' ? sentence : sentence.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLocaleLowerCase(code));
}

/**
 * Short ways to state a claim. They leave to the screen what it shows anyway: the earlier value, the runner-up, where a series began.
 * Empty for claims that have no longer form.
 */
export function narrateShort(claims: readonly Claim[], before: Before, speaker: Speaker): string[] {
  const [first, second] = claims;
  if (!first || leansBack(before)) return [];
  if (second && first.kind !== 'figure')
    return [...sentences(first, before, speaker), ...narrateShort([first], before, speaker)];
  switch (first.kind) {
    case 'change':
      return withRow(first, speaker, (own) => changedTo(first, own));
    case 'movement': {
      // An opening says where the figure stands; how it moved then follows.
      if (before.opens && first.of) return figure({ kind: 'figure', fact: first.of, effect: 0 }, before, speaker);
      const subject = first.of && speaker.noun(first.of);
      if (!subject) return [];
      const slots = movementSlots(first, speaker);
      const named = ways(`told.movement.${first.way}`, slots, speaker);
      return about(subject, `movement.${first.way}`, slots, named, speaker);
    }
    case 'measure':
      return before.opens ? withRow(first, speaker, (own) => verdict(first, before, own)) : [];
    case 'ranking':
      return first.second ? sentences({ ...first, second: null }, before, speaker) : [];
    case 'course':
      return first.shape === 'run' || first.shape === 'trend'
        ? withRow(ownedBy(first), speaker, (own) => ended(first, own))
        : [];
    case 'parts':
      return ways(
        'parts.alone',
        { who: speaker.name(first.largest.name), value: speaker.value(first.largest.fact) },
        speaker,
      );
    default:
      return [];
  }
}

/** Words that agree with a subject have none to agree with. */
const UNNAMED: Said = { text: '', unknown: true };

function leansBack({ link }: Before): boolean {
  return link === 'leans' || link === 'completes';
}

/** Appends one sentence to each line, cycling through the sentences. */
function followed(lines: readonly string[], sentences: readonly string[]): string[] {
  return sentences.length === 0
    ? [...lines]
    : lines.map((line, index) => `${line} ${sentences[index % sentences.length] ?? ''}`);
}

function sentences(claim: Claim, before: Before, speaker: Speaker): string[] {
  switch (claim.kind) {
    case 'change':
      return withRow(claim, speaker, (own) => change(claim, before, own));
    case 'movement':
      return movement(claim, speaker);
    case 'measure':
      return withRow(claim, speaker, (own) => measure(claim, own));
    case 'plan':
      return plan(claim, speaker);
    case 'figure':
      return figure(claim, before, speaker);
    case 'ranking':
      return withRow({ row: claim.owner, fact: claim.leader.fact }, speaker, (own) => ranking(claim, own));
    case 'tie': {
      const [{ fact }] = claim.rows as [RankingClaim['leader']];
      return ways(
        'tie.top',
        { list: speaker.list(claim.rows.map(({ name }) => name)), value: speaker.value(fact) },
        speaker,
      );
    }
    case 'foot':
      return ways(
        'foot.last',
        {
          who: speaker.name(claim.row.name),
          value: claim.ownNames ? speaker.value(claim.row.fact) : amountOf(claim.row.fact, speaker),
        },
        speaker,
      );
    case 'course':
      return withRow(ownedBy(claim), speaker, (own) => course(claim, own));
    case 'sides':
      return sides(claim, speaker);
    case 'parts':
      return ways(
        'parts.largest',
        {
          who: speaker.name(claim.largest.name),
          value: speaker.value(claim.largest.fact),
          second: speaker.name(claim.next.name),
          value2: speaker.value(claim.next.fact),
        },
        speaker,
      );
  }
}

/** Phrases for a claim about the figure just narrated. */
function leaning(claim: Claim, speaker: Speaker): string[] {
  if (claim.kind === 'measure') return ways(`told.${measureId(claim, speaker)}`, measureSlots(claim, speaker), speaker);
  if (claim.kind === 'movement') return ways(`told.movement.${claim.way}`, movementSlots(claim, speaker), speaker);
  if (claim.kind === 'ranking' && claim.second) return behind(claim.second, speaker);
  if (claim.kind === 'course') {
    const { fact, name } = otherEnd(claim);
    const subject = ofList(claim.point, claim.list, speaker) ?? UNNAMED;
    if (isExtreme(claim))
      return ways('told.course.ended', { last: speaker.value(fact), lastTime: speaker.time(name), subject }, speaker);
    return ways('told.course.began', { first: speaker.value(fact), firstTime: speaker.time(name), subject }, speaker);
  }
  if (claim.kind === 'change') {
    const subject = speaker.noun(claim.fact) ?? UNNAMED;
    const when = speaker.when(claim.period);
    return ways('told.change', { previous: speaker.value(claim.before), when, subject }, speaker);
  }
  return sentences(claim, { link: null, opens: false }, speaker);
}

function change(
  { fact, before: other, period, way, strength }: ChangeClaim,
  { link, opens }: Before,
  speaker: Speaker,
): string[] {
  const [value, previous, when] = [speaker.value(fact), speaker.value(other), speaker.when(period)];
  // "From 905 to 940" needs no "before".
  const then = when === speaker.when('') ? '' : when;
  const slots = { value, previous, when, then };
  const subject = speaker.noun(fact);
  const bare = ways(`bare.change.${way}`, slots, speaker);
  if (!subject) return bare;
  // A place in a table that goes from 11 to 4 has not fallen.
  if (isRank(fact) && way !== 'flat') {
    const against = figureThen(value, ways('told.benchmark.against', { bar: previous }, speaker), speaker);
    return about(subject, 'benchmark.against', { ...slots, bar: previous }, against, speaker);
  }
  if (way === 'flat') return about(subject, 'change.flat', slots, bare, speaker);
  const id = link === 'also' ? (`change.also.${way}` as const) : (`change.${way}.${strength}` as const);
  const lines = about(subject, id, slots, bare, speaker);
  // An opening says which earlier time, where the payload does.
  const dated = opens && then !== '' ? lines.filter((line) => line.includes(then)) : [];
  return dated.length > 0 ? dated : lines;
}

/** Where it went, without where from. */
function changedTo({ fact, way }: ChangeClaim, speaker: Speaker): string[] {
  const subject = speaker.noun(fact);
  if (!subject || way === 'flat' || isRank(fact)) return [];
  const slots = { value: speaker.value(fact) };
  return about(subject, `change.to.${way}`, slots, ways(`bare.change.to.${way}`, slots, speaker), speaker);
}

function movement(claim: MovementClaim, speaker: Speaker): string[] {
  const slots = movementSlots(claim, speaker);
  const { of, way } = claim;
  if (!of) return ways(`told.movement.${way}`, slots, speaker);
  const subject = speaker.noun(of);
  const told = ways(`told.movement.${way}`, slots, speaker);
  if (!subject) return told;
  const value = speaker.value(of);
  return about(subject, `movement.at.${way}`, { ...slots, value }, figureThen(value, told, speaker), speaker);
}

function movementSlots({ fact }: MovementClaim, speaker: Speaker): Slots {
  return { size: speaker.size(fact), within: speaker.within(fact) };
}

function measure(claim: MeasureClaim, speaker: Speaker): string[] {
  const slots = measureSlots(claim, speaker);
  const subject = speaker.noun(claim.fact);
  const value = speaker.value(claim.fact);
  const id = measureId(claim, speaker);
  const told = ways(`told.${id}`, slots, speaker);
  if (subject) return about(subject, id, { ...slots, value }, figureThen(value, told, speaker), speaker);
  return followed(ways('bare.figure.one', { value }, speaker), told);
}

function plan({ fact, planned, isDate }: PlanClaim, speaker: Speaker): string[] {
  const slots = { value: speaker.value(fact), planned: speaker.value(planned) };
  const of = isDate ? 'date' : 'amount';
  const subject = speaker.noun(fact);
  const bare = ways(`bare.plan.${of}`, slots, speaker);
  return subject ? about(subject, `plan.${of}`, slots, bare, speaker) : bare;
}

/** The verdict without its bar; just the figure where there is no verdict. */
function verdict(claim: MeasureClaim, before: Before, speaker: Speaker): string[] {
  const subject = speaker.noun(claim.fact);
  const id = measureId(claim, speaker);
  if (!isVerdict(id)) return figure({ kind: 'figure', fact: claim.fact, effect: 0 }, before, speaker);
  const slots = { value: speaker.value(claim.fact) };
  const bare = ways(`bare.verdict.${id}`, slots, speaker);
  return subject ? about(subject, `verdict.${id}`, slots, bare, speaker) : bare;
}

const VERDICTS = [
  'target.met',
  'target.missed',
  'target.above',
  'target.below',
  'expected.above',
  'expected.below',
  'limit.above',
  'limit.below',
  'record.broken',
] as const;

function isVerdict(id: string): id is (typeof VERDICTS)[number] {
  return VERDICTS.some((one) => one === id);
}

type MeasureId = Extract<MessageId, `${MeasureClaim['role'] | 'expected'}.${string}`>;

function measureId(claim: MeasureClaim, speaker: Speaker): MeasureId {
  const { role, side, good } = claim;
  const other = barName(claim, speaker);
  if (role === 'benchmark' && !other) return 'benchmark.against';
  if (claim.isOneOfSeveral && other && role !== 'record') return `benchmark.${side}`;
  if (role === 'record') return side === 'level' ? 'record.level' : good === true ? 'record.broken' : 'record.unbroken';
  if (role === 'target' && claim.planned) return `expected.${side}`;
  if (role === 'target' && side !== 'level' && good !== null) return good ? 'target.met' : 'target.missed';
  return `${role}.${side}`;
}

/** Name of a benchmark; null if the language has no word for it. */
function barName({ by, byName }: MeasureClaim, speaker: Speaker): Said | null {
  return byName ? speaker.name(byName) : speaker.noun(by);
}

function measureSlots(claim: MeasureClaim, speaker: Speaker): Slots {
  const other = barName(claim, speaker);
  return { bar: speaker.value(claim.by), ...(other ? { other } : {}) };
}

function figure({ fact }: FigureClaim, { opens }: Before, speaker: Speaker): string[] {
  const moved = speaker.moved(fact);
  if (moved) {
    const way = fact.sign > 0 ? 'up' : fact.sign < 0 ? 'down' : 'flat';
    const slots = { size: speaker.size(fact), within: speaker.within(fact) };
    return about(moved, `movement.${way}`, slots, ways(`told.movement.${way}`, slots, speaker), speaker);
  }
  const amount = speaker.counted(fact);
  const subject = speaker.noun(fact);
  const value = speaker.value(fact);
  const where = opens ? speaker.where() : '';
  if (amount && opens) return ways('figure.opens.count', { amount, where }, speaker);
  if (amount && subject) return ways('figure.count', { amount, subject }, speaker);
  if (!subject) return ways('bare.figure.one', { value }, speaker);
  const bare = ways('bare.figure.one', { value }, speaker);
  if (!opens) return about(subject, 'figure.one', { value }, bare, speaker);
  const whole = ways('figure.opens', { subject, value, where }, speaker);
  const head = { ...subject, text: `${subject.text} ${where}` };
  return whole.length >= ENOUGH ? whole : [...whole, ...bare.flatMap((line) => headed(head, line, speaker))];
}

function figures(first: FigureClaim, second: FigureClaim, speaker: Speaker): string[] {
  const apart = [first, second].some(({ fact }) => speaker.moved(fact) !== null);
  const [amount, amount2] = [speaker.counted(first.fact), speaker.counted(second.fact)];
  if (amount && amount2) return ways('figure.counts', { amount, amount2 }, speaker);
  if (amount || amount2 || apart) {
    const [one, other] = [first, second].map((claim) => figure(claim, { link: null, opens: false }, speaker));
    return followed(one ?? [], other ?? []);
  }
  const [subject, subject2] = [speaker.noun(first.fact), speaker.noun(second.fact)];
  const [value, value2] = [speaker.value(first.fact), speaker.value(second.fact)];
  if (!subject || !subject2) return ways('bare.figure.two', { value, value2 }, speaker);
  const whole = ways('figure.two', { subject, value, subject2, value2 }, speaker);
  if (whole.length >= ENOUGH) return whole;
  const [one, other] = [first, second].map((claim) => figure(claim, UNLINKED, speaker));
  return [...whole, ...followed(one ?? [], other ?? [])];
}

function ranking(claim: RankingClaim, speaker: Speaker): string[] {
  const { leader, second, least, ownNames } = claim;
  const amount = ownNames ? null : speaker.counted(leader.fact);
  const [who, value] = [speaker.name(leader.name), amount ?? speaker.value(leader.fact)];
  if (second && least) return ways('ranking.least', { who, value, ...secondSlots(second, speaker) }, speaker);
  return followed(top(claim, { who, value }, speaker), second ? behind(second, speaker) : []);
}

/** The leader of a ranking. In a race, or among losses, it has the lowest value, so "highest" would be false. */
function top({ leader, rows, list, least, ownNames }: RankingClaim, slots: Slots, speaker: Speaker): string[] {
  const isHighest = !least && rows.every(({ fact }) => (fact.number ?? 0) <= (leader.fact.number ?? 0));
  if (!isHighest) return ways('ranking.first', slots, speaker);
  const subject = ownNames || speaker.counted(leader.fact) ? null : ofList(leader, list, speaker);
  const high = ways('ranking.high', slots, speaker);
  return subject ? about(subject, 'ranking.high.by', slots, high, speaker) : high;
}

function behind(second: RankingClaim['leader'], speaker: Speaker): string[] {
  return ways('told.ranking.second', secondSlots(second, speaker), speaker);
}

function secondSlots({ name, fact }: RankingClaim['leader'], speaker: Speaker): Slots {
  return { second: speaker.name(name), value2: speaker.value(fact) };
}

function course({ shape, way, points, point, list }: CourseClaim, speaker: Speaker): string[] {
  const [first] = points as [CourseClaim['point']];
  const slots = {
    value: speaker.value(point.fact),
    time: speaker.time(point.name),
    first: speaker.value(first.fact),
    firstTime: speaker.time(first.name),
  };
  const id = (shape === 'run' || shape === 'trend' ? `course.${shape}.${way}` : `course.${shape}`) as Extract<
    MessageId,
    `course.${string}`
  >;
  const subject = ofList(point, list, speaker);
  const bare = ways(`bare.${id}`, slots, speaker);
  return subject ? about(subject, id, slots, bare, speaker) : bare;
}

/** Where a run or trend ended, without its start. */
function ended({ point, way, list }: CourseClaim, speaker: Speaker): string[] {
  const subject = ofList(point, list, speaker);
  const slots = { value: speaker.value(point.fact), time: speaker.time(point.name) };
  if (way === 'flat') return ways('bare.course.at', slots, speaker);
  const bare = ways(`bare.ended.${way}`, slots, speaker);
  return subject ? about(subject, `ended.${way}`, slots, bare, speaker) : bare;
}

function sides({ ahead, behind, level, meet, won }: SidesClaim, speaker: Speaker): string[] {
  const slots = {
    who: speaker.name(ahead.name),
    value: speaker.value(ahead.fact),
    second: speaker.name(behind.name),
    value2: speaker.value(behind.fact),
  };
  if (won) return ways(level ? 'sides.drawn' : 'sides.won', slots, speaker);
  const subject = speaker.noun(ahead.fact);
  const result = ways('sides.result', slots, speaker);
  if (!subject) return result;
  return about(subject, level ? 'sides.even' : meet ? 'sides.more' : 'sides.apart', slots, result, speaker);
}

/** The subject of a list: its name if keys name the rows, else the column's noun. */
function ofList(
  { name, fact }: RankingClaim['leader'],
  list: RankingClaim['list'],
  speaker: Speaker,
): ReturnType<Speaker['noun']> {
  return name.form === 'label' ? speaker.listed(list) : speaker.noun(fact);
}

function ownedBy({ owner, point }: CourseClaim): Pick<ChangeClaim, 'row' | 'fact'> {
  return { row: owner, fact: point.fact };
}

/** Puts the row's name in front; a row named by its key is the noun itself, and a noun that is a name takes it along: "Siegen, Quote: …". */
function withRow(
  { row, fact }: Pick<ChangeClaim, 'row' | 'fact'>,
  speaker: Speaker,
  tell: (speaker: Speaker) => string[],
): string[] {
  if (!row || row.form === 'label') return tell(speaker);
  const who = speaker.name(row);
  if (speaker.noun(fact)?.unknown === true)
    return tell({
      ...speaker,
      noun: (one) => ofRow(who, speaker.noun(one), speaker),
      listed: (list) => ofRow(who, speaker.listed(list), speaker),
    });
  return tell(speaker).flatMap((line) => ways('link.row', { who, sentence: behindRow(line, speaker) }, speaker));
}

/** A sentence behind the name of its row: German has a colon there, and a capital behind it. */
function behindRow(sentence: string, speaker: Speaker): string {
  if (speaker.code !== 'de') return within(sentence, speaker);
  return sentence.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase('de'));
}

function ofRow(who: Said, subject: Said | null, speaker: Speaker): Said | null {
  if (subject?.unknown !== true) return subject;
  const [text = subject.text] = ways('link.named.row', { who, subject }, speaker);
  return { ...subject, text };
}

function amountOf(fact: Fact, speaker: Speaker): string {
  return textOf(speaker.counted(fact) ?? speaker.value(fact));
}

function ways(id: MessageId, slots: Slots, { code }: Speaker): string[] {
  return Catalogue.of(code).ways(id, slots);
}

/** So many ways keep a video from repeating itself. */
const ENOUGH = 3;

/**
 * Sentences with a subject. Where most of a language's would have to agree with a noun of unknown gender, the noun stands in front as
 * a name, and `named`, which says the same without a subject, follows: "Ausleihen vor Ort: 21.890 im März, der höchste Wert."
 */
function about(subject: Said, id: MessageId, slots: Slots, named: readonly string[], speaker: Speaker): string[] {
  const whole = ways(id, { ...slots, subject }, speaker);
  return whole.length >= ENOUGH ? whole : [...whole, ...named.flatMap((line) => headed(subject, line, speaker))];
}

function headed(subject: Said, line: string, speaker: Speaker): string[] {
  return ways('link.named', { subject, sentence: within(line, speaker) }, speaker);
}

/** The figure, then what is said of it, as one sentence. */
function figureThen(value: Said, sentences: readonly string[], speaker: Speaker): string[] {
  return sentences.flatMap((sentence) =>
    ways('link.named.figure', { value, sentence: within(sentence, speaker) }, speaker),
  );
}
