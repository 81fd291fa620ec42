import { Injectable } from '@nestjs/common';
import type { Figure, FigureTable, ProofOfFigures, ProofPlace, ProvenFigure } from '@app/picture';
import { Database } from '@app/platform';
import { SourcePacksService } from '@app/sources';
import type { ViewedVideo } from './video-face';
import { VideoVersion } from './video-version.entity';

/** One fact that a video shows or says, as far as strangers may know it. */
export interface ShownFact {
  /** As the video shows it, or else says it. */
  figure: string;
  /** In the video's language. */
  name: string;
  /** As the payload holds it. */
  value: string;
  /** In the order of the video; milliseconds. */
  moments: Array<{ where: Exclude<ProofPlace, 'caption'>; fromMs: number; toMs: number }>;
}

/** Where the figures of a video come from, for whoever watches it. */
export interface ShownProof {
  facts: ShownFact[];
  /** Null for data without an address. */
  source: ShownSource | null;
}

export interface ShownSource {
  /** The host where the source has no title. */
  title: string;
  /** Null where the whole address has parts that only its owner may know. */
  url: string | null;
}

/** Tells viewers where figures come from, where the owner lets them know. */
@Injectable()
export class ShowProofService {
  constructor(
    private readonly database: Database,
    private readonly packs: SourcePacksService,
  ) {}

  /** Figures of the version that plays; null where the owner keeps them private, or nothing plays. */
  async show(video: ViewedVideo): Promise<ShownProof | null> {
    const { id: videoId, cutVersion: version } = video;
    if (!video.publicProof || version === null) return null;
    const fields = ['storyboard', 'proof'] as const;
    const row = await this.database.read().findOne(VideoVersion, { videoId, version }, { fields, populate: fields });
    if (!row?.proof.$) return null;
    const facts = shownFacts(row.proof.$, row.storyboard.$.figures);
    return facts.length > 0 ? { facts, source: shownSource(await this.packs.getFace(video.sourcePackId)) } : null;
  }
}

/**
 * The measured facts of a proof, each once, in the order in which the video comes to them. Names, windows ("24h") and the
 * caller's own words are no figures of the payload, and a fact that stands in the table without being shown is nobody's business.
 */
export function shownFacts({ figures }: ProofOfFigures, table: FigureTable): ShownFact[] {
  // "-4%" stands before "4%", which lines that say "down" in words write of it.
  const known = Object.values(table).sort((a, b) => a.key.length - b.key.length);
  const facts = new Map<string, ShownFact>();
  for (const entry of figures) {
    const figure = known.find((other) => isOf(entry, other));
    if (!figure || entry.factKey === null) continue;
    const fact = facts.get(entry.factKey) ?? {
      figure: figure.forms.full.display,
      name: figure.forms.label.display,
      value: String(figure.value),
      moments: [],
    };
    // A caption is the voice, to be read.
    if (entry.where !== 'caption') {
      fact.moments.push({ where: entry.where, fromMs: entry.fromMs, toMs: entry.toMs });
    }
    facts.set(entry.factKey, fact);
  }
  return [...facts.values()].filter(({ moments }) => moments.length > 0);
}

/** Whether this figure wrote an entry, and is a number. */
function isOf({ factKey, formatter }: ProvenFigure, figure: Figure): boolean {
  const isMeasured = typeof figure.value === 'number' || figure.number !== undefined;
  return isMeasured && figure.formatter === formatter && figure.key.replace(/#[^/]*$/u, '') === factKey;
}

/** An address without what may open doors: a name and password, and queries, which carry keys. */
function shownSource({ title, url }: { title: string | null; url: string | null }): ShownSource | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, username, search, host, href } = new URL(url);
  const isOpen = /^https?:$/.test(protocol) && username === '' && search === '';
  return { title: title ?? host, url: isOpen ? href : null };
}
