import type { Fact } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSearch, IdeaSink } from './idea-search';
import type { LeadIdea } from './idea';
import type { RankedFact } from './rank-facts';
import type { Story } from './story';
import { wordOf } from './table-columns';
import { standingsOf } from './table-ideas';

const NAME_WORDS = /^(player|name|symbol|title|team|winner|holder|person|author|city|country)$/;

/** No video tells of more; they come by rank. */
const MOST_NAMED = 12;

/** Figures of small objects with a name of their own: the top scorer and the goals. */
export function addNamed(story: Story, lead: LeadIdea | null, ranked: readonly RankedFact[], sink: IdeaSink): void {
  const insides = factsByObject(story.pack.facts);
  // One side's figures mean nothing without the other's.
  const ofSides = new Set(story.pack.sides?.pairs.flatMap(({ figures }) => figures));
  let told = 0;
  for (const { fact } of ranked) {
    if (told >= MOST_NAMED) return;
    const parent = fact.path.at(-2);
    if (
      fact.path.length < 2 ||
      parent === undefined ||
      /^\d+$/.test(parent) ||
      sink.used.has(fact.key) ||
      ofSides.has(fact.key)
    )
      continue;
    const object = fact.key.slice(0, fact.key.lastIndexOf('/') + 1);
    const inside = insides.get(object) ?? [];
    const name = inside.find((other) => other.kind === 'name' && NAME_WORDS.test(other.words.join()));
    const figures = inside.filter((other) => other.number !== null && other.kind !== 'date');
    if (!name || story.subject.main?.key.startsWith(object) || figures.length > 2) continue;
    const home = inside.find(
      (other) => other !== name && /^(team|club|company|country|party)$/.test(other.words.join()),
    );
    const leads =
      home !== undefined && lead?.name !== null && lead?.name !== undefined && sameWord(home, lead.name.key, story);
    sink.push(
      { kind: 'named', role: parent, row: { name: { key: name.key, form: 'full' }, fact }, home: home ?? null, leads },
      SLOT.named,
      64,
      [fact, name],
    );
    told += 1;
  }
}

/** Facts within each object, at any depth, by the object's key with its slash: looked up, for payloads hold thousands. */
function factsByObject(facts: readonly Fact[]): Map<string, Fact[]> {
  const inside = new Map<string, Fact[]>();
  for (const fact of facts) {
    for (let end = fact.key.indexOf('/'); end >= 0; end = fact.key.indexOf('/', end + 1)) {
      const object = fact.key.slice(0, end + 1);
      const there = inside.get(object);
      if (there) there.push(fact);
      else inside.set(object, [fact]);
    }
  }
  return inside;
}

function sameWord(fact: Fact, key: string, story: Story): boolean {
  return String(story.byKey.get(key)?.value) === String(fact.value);
}

/** Objects that name two sides that meet. */
export function addFixtures(story: Story, lead: LeadIdea | null, sink: IdeaSink): void {
  const homes = story.pack.facts.filter((fact) => fact.kind === 'name' && fact.words.join() === 'home');
  for (const home of homes.slice(0, 1)) {
    const object = home.key.slice(0, home.key.lastIndexOf('/') + 1);
    const inside = story.pack.facts.filter((fact) => fact.key.startsWith(object));
    const away = inside.find((fact) => fact.kind === 'name' && fact.words.join() === 'away');
    // A match with a score has been played: it is no fixture.
    const isPlayed = inside.some(({ key }) => PLAYED.test(key.slice(object.length).split('/')[0] ?? ''));
    if (!away || sink.used.has(home.key) || isPlayed) continue;
    const when = inside.find((fact) => fact.kind === 'date' && fact.form !== 'clock') ?? null;
    const rows = lead?.table ? standingsOf(lead.table, story) : [];
    const rankOf = (team: Fact): number | null => {
      const at = rows.findIndex((row) => wordOf(row, story) === String(team.value));
      return at < 0 ? null : at + 1;
    };
    sink.push({ kind: 'fixture', home, away, when, homeRank: rankOf(home), awayRank: rankOf(away) }, SLOT.next, 62, [
      home,
      away,
      ...(when ? [when] : []),
    ]);
  }
}

const PLAYED = /^(home|away|final|full_?time)?_?(score|goals|result|winner)$/i;

const TIME_PAIRS: ReadonlyArray<readonly [string, string]> = [
  ['sunrise', 'sunset'],
  ['opens', 'closes'],
  ['open', 'close'],
  ['doors', 'start'],
  ['start', 'end'],
  ['departure', 'arrival'],
  ['departs', 'arrives'],
];

/** Two times of day that belong together. */
export function addTimes(story: Story, sink: IdeaSink): void {
  const clocks = story.pack.facts.filter((fact) => fact.form === 'clock' && fact.path.length <= 2);
  for (const [a, b] of TIME_PAIRS) {
    const first = clocks.find((fact) => fact.words[0] === a);
    const second = clocks.find((fact) => fact.words[0] === b);
    if (first && second && !sink.used.has(first.key))
      sink.push({ kind: 'times', first, second }, SLOT.cards + 4, 42, [first, second]);
  }
}

/** What the video is about, where the hook did not say it all: the venue of a pool, the thing on the picture. */
export function addContext({ story, lead, photos }: IdeaSearch, sink: IdeaSink): void {
  const { main, place, venue } = story.subject;
  const subject = main ?? place;
  const told = lead.kind === 'textLead' && lead.fact === subject;
  // Whose wallet rose or fell is said with it.
  const isUnnamedWallet =
    story.domain === 'wallet' && main !== null && !(lead.kind === 'lead' && lead.shape === 'change');
  if (story.domain === 'pool' && venue) sink.push({ kind: 'context', main, place, venue }, SLOT.context, 50, [venue]);
  else if (main && isUnnamedWallet) {
    const named = { kind: 'texts' as const, label: '', facts: [main], of: 1, again: false };
    sink.push(named, SLOT.context, 64, [main]);
  } else if (photos.length > 0 && subject && !told)
    sink.push({ kind: 'context', main, place, venue }, SLOT.contrast - 1, 64, [subject]);
}
