import { Injectable } from '@nestjs/common';
import { ConflictError } from '@app/platform';
import { ProveVideoService, type VideoProof } from '@app/videos';
import { CHOICES, momentOf, sentences } from '../replies';
import type { Answer, Reply, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';
import { NO_VIDEO } from './talked-about';

type Figure = VideoProof['figures'][number];

/** Most figures to list; the proof has them all. */
const MOST_FIGURES = 20;
const PLACES = { screen: 'on screen', voice: 'said', caption: 'in a caption' } as const;
const NO_SCRIPT: Omit<Reply, 'videoId'> = {
  action: 'refused',
  text: 'Its figures are known as soon as its script is written.',
};

/** Lists the figures of a video and their sources, from its proof. */
@Injectable()
export class ExplainFiguresAnswer implements Answer<'figures' | 'source'> {
  constructor(private readonly proofs: ProveVideoService) {}

  async answer(turn: Turn, intent: IntentOf<'figures' | 'source'>): Promise<void> {
    const { video, caller } = turn;
    if (!video) return await turn.say(NO_VIDEO);
    const proof = await this.proofs.prove(video.id, caller.accountId).catch((error: unknown) => {
      if (error instanceof ConflictError) return null;
      throw error;
    });
    const reply = proof ? explained(proof, intent) : NO_SCRIPT;
    await turn.say({ ...reply, videoId: video.id });
  }
}

function explained({ figures }: VideoProof, intent: IntentOf<'figures' | 'source'>): Reply {
  const seen = figures.filter(({ where }) => where !== 'voice');
  const list = [...new Map(seen.map((figure) => [`${figure.text} ${figure.factKey}`, figure])).values()];
  if (intent.kind === 'figures') return { action: 'explained', text: listed(list) };
  const alike = figures.filter((figure) => isMeant(figure, intent.figure));
  const [first] = alike;
  if (first) return { action: 'explained', text: sourceOf(first, alike) };
  const text = `"${intent.figure}" is not in the video. ${listed(list)}`;
  return { action: 'explained', text, choices: [CHOICES.figures] };
}

function listed(figures: readonly Figure[]): string {
  if (figures.length === 0) return 'The video shows no figures.';
  const lines = figures.slice(0, MOST_FIGURES).map(({ text, factKey }) => `• ${text} — ${factKey ?? 'your own words'}`);
  const more = figures.length - lines.length;
  return [
    'Its figures, each with its fact:',
    ...lines,
    ...(more > 0 ? [`… and ${more} more, in its proof.`] : []),
  ].join('\n');
}

function sourceOf({ text, factKey, value }: Figure, alike: readonly Figure[]): string {
  const places = [...new Map(alike.map((figure) => [`${figure.where} ${figure.scene}`, figure])).values()].map(
    ({ where, scene, fromMs }) =>
      `${PLACES[where]}${scene === null ? '' : ` in scene ${scene}`} at ${momentOf(fromMs)}`,
  );
  const from =
    factKey === null
      ? 'stands in your own words.'
      : `is the fact ${factKey} of its source, where it is ${String(value)}.`;
  return sentences(`"${text}" ${from}`, `It is ${places.slice(0, 4).join(', ')}.`);
}

/** Whether two figures are the same, with or without a unit, with a point or a comma. */
function isMeant({ text, value }: Figure, asked: string): boolean {
  const plain = (figure: string) =>
    figure
      .toLowerCase()
      .replace(/per ?cent/gu, '%')
      .replace(/[\s\u00a0\u202f]/gu, '');
  if (plain(text) === plain(asked)) return true;
  const numeral = numeralOf(asked);
  return (
    numeral !== null &&
    (numeralOf(text) === numeral || (typeof value === 'number' && numeralOf(String(value)) === numeral))
  );
}

function numeralOf(text: string): string | null {
  const [found] = /\d[\d.,]*/u.exec(text) ?? [];
  if (found === undefined) return null;
  const point = found.replace(/[.,]+$/u, '').replaceAll(',', '.');
  return point.includes('.') ? point.replace(/\.?0+$/u, '') : point;
}
