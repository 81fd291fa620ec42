import type { StyleName } from '@app/picture';
import { type Fact, type FactPack, upperFirst } from '@app/facts';
import { readDirection, type Direction } from './brief';
import type { ComposeRequest } from './compose-request';
import { findClaims } from './find-claims';
import type { ShownClaim } from './shown-claim';
import { findLead } from './find-lead';
import { saidAlike } from './find-word-ideas';
import type { LeadIdea, TextLeadIdea } from './idea';
import { type RankedFact, rankFacts } from './rank-facts';
import { readClauses } from './source-clauses';
import { writtenOut } from './written-out';
import { readStory, type Story } from './story';
import { chooseStyle, REGISTERS } from './style-choice';
import type { Register } from './wording';

/** What stands before the first scene is written, whoever writes it. */
export interface Premise {
  story: Story;
  style: StyleName;
  /** Manner of telling: as the brief asks, else the style's. */
  register: Register;
  direction: Direction;
  ranked: RankedFact[];
  claims: ShownClaim[];
  lead: LeadIdea | TextLeadIdea;
  /** The caller's word for word, else the language's own way to close. */
  cta: string;
}

/** Reads a request: its payload as a story, its style, its direction and its headline. */
export function premiseOf(request: ComposeRequest): Premise {
  const story = readStory(
    request.language.called(writtenOut(withoutSentences(request.facts), [request.title, request.brief])),
    readClauses(request.facts, request.language),
  );
  const style = request.style ?? chooseStyle(story.domain, request.history ?? { turn: request.seed, recent: [] });
  const direction = readDirection(request.title, request.brief, request.language);
  const names = (fact: Fact): boolean => request.language.names(fact, story);
  const claims = findClaims(story, direction, names);
  const ranked = named(rankFacts(story, direction), names, claims.length > 0);
  const lead = findLead(story, ranked, claims, direction, request.headline);
  const given = request.cta !== undefined && request.cta.trim() !== '' ? request.cta : null;
  const register = direction.tone ?? REGISTERS[style];
  return {
    story,
    style,
    register,
    direction,
    ranked,
    claims,
    lead,
    cta:
      given ?? request.language.closing(story, headingOf(request.title, request.facts)) ?? closingLabel(lead, request),
  };
}

/** Moves figures without a word in this language to the end, and marks them as shown only where there is anything else to tell. */
function named(ranked: RankedFact[], names: (fact: Fact) => boolean, hasClaims: boolean): RankedFact[] {
  const known = ranked.filter(({ fact, unsaid }) => unsaid !== true && names(fact));
  const rest = ranked.filter((one) => !known.includes(one));
  return [...known, ...(known.length === 0 && !hasClaims ? rest : rest.map((one) => ({ ...one, unsaid: true })))];
}

/** End card text if nothing else has a name: the headline's label, or the name of its list. */
function closingLabel(lead: LeadIdea | TextLeadIdea, { language }: ComposeRequest): string {
  const list = lead.kind === 'lead' && lead.name?.form === 'label' ? (lead.table?.label ?? '') : '';
  return upperFirst(list || language.writeFigure(lead.fact).label.display);
}

/** Sentences that a reader kept are there for those who tell them whole, in their own language. */
function withoutSentences(pack: FactPack): FactPack {
  const isSentence = ({ path }: Fact): boolean => path[0] === 'sentences' && path.length === 2;
  return pack.facts.some(isSentence) ? { ...pack, facts: pack.facts.filter((fact) => !isSentence(fact)) } : pack;
}

/** The video's title where it may stand beside its scenes; one that is a row of a list has a scene of its own. */
export function headingOf(title: string | undefined, { facts }: FactPack): string | undefined {
  if (title === undefined) return undefined;
  const said = saidAlike(title);
  return facts.some(({ path, value }) => path.length > 2 && saidAlike(value) === said) ? undefined : title;
}
