import type { Schemas } from '../../../api/client';
import type { Show } from '../../../api/shows-query';
import type { Policy } from '../show-queries';

type Change = Schemas['ChangeAutopilot'];

/** All that a form asks of a show. */
export interface ShowDraft {
  title: string;
  premise: string;
  /** As the api writes it. */
  cadence: string;
  tz: string;
  /** Empty: as suits the facts. */
  style: NonNullable<Show['style']> | '';
  targetSeconds: Show['targetSeconds'];
  format: Show['format'];
  /** A code of the list of languages. */
  language: string;
  /** Empty: the best there is. */
  voiceId: string;
  linkUrl: string;
  linkLabel: string;
  policy: Policy;
  download: boolean;
  /** Where it is filed; empty: a channel of its own, made with it. */
  channelId: string;
  /** Ids of the channels of a connected scheduler. */
  channels: readonly string[];
}

/** Show, as it stands. */
export function draftOf(show: Show): ShowDraft {
  const { title, premise, cadence, tz, style, targetSeconds, format, language, voiceId, link, policy } = show;
  return {
    ...{ title, cadence, tz, targetSeconds, format, language, policy },
    premise: premise ?? '',
    style: style ?? '',
    voiceId: voiceId ?? '',
    linkUrl: link?.url ?? '',
    linkLabel: link?.label ?? '',
    channelId: show.channelId,
    download: show.destinations.download ?? false,
    channels: show.destinations.scheduler?.channelIds ?? [],
  };
}

/** A suggested show, with what is usual for the rest. */
export function draftFrom(suggestion: Schemas['ShowSuggestion'], tz: string): ShowDraft {
  const { title, premise, cadence, style, targetSeconds, format } = suggestion;
  return {
    ...{ title, premise, cadence, tz, style, targetSeconds, format },
    language: 'en',
    voiceId: '',
    linkUrl: '',
    linkLabel: '',
    policy: 'hold',
    download: false,
    channelId: '',
    channels: [],
  };
}

/** What was changed and nothing else: what is being made keeps the rest. */
export function changeOf(before: ShowDraft, after: ShowDraft): Change {
  const differs = (...fields: Array<keyof ShowDraft>) =>
    fields.some((field) => String(before[field]) !== String(after[field]));
  return {
    ...(differs('title') ? { title: after.title.trim() } : {}),
    ...(differs('premise') ? { premise: after.premise.trim() || null } : {}),
    ...(differs('cadence') ? { cadence: after.cadence } : {}),
    ...(differs('tz') ? { tz: after.tz } : {}),
    ...(differs('style') && after.style !== '' ? { style: after.style } : {}),
    ...(differs('targetSeconds') ? { targetSeconds: after.targetSeconds } : {}),
    ...(differs('format') ? { format: after.format } : {}),
    ...(differs('language') ? { language: after.language } : {}),
    ...(differs('voiceId') ? { voiceId: after.voiceId || null } : {}),
    ...(differs('linkUrl', 'linkLabel') ? { link: linkOf(after) } : {}),
    ...(differs('channelId') && after.channelId !== '' ? { channelId: after.channelId } : {}),
    ...(differs('policy') ? { policy: after.policy } : {}),
    ...(differs('download', 'channels') ? { destinations: destinationsOf(after) } : {}),
  };
}

/** The order of a show. */
export function orderOf(draft: ShowDraft, source: Schemas['ShowSource']): Schemas['StartAutopilot'] {
  const { title, premise, cadence, style, targetSeconds, format, language, voiceId, policy, tz } = draft;
  const link = linkOf(draft);
  return {
    source,
    show: {
      ...{ title: title.trim(), cadence, targetSeconds, format, language },
      ...(premise.trim() ? { premise: premise.trim() } : {}),
      ...(style === '' ? {} : { style }),
      ...(voiceId === '' ? {} : { voiceId }),
      ...(link ? { link } : {}),
    },
    policy,
    tz,
    ...(draft.channelId === '' ? {} : { channelId: draft.channelId }),
    destinations: destinationsOf(draft),
  };
}

function linkOf({ linkUrl, linkLabel }: ShowDraft): Schemas['ShowLink'] | null {
  const url = linkUrl.trim();
  return url === '' ? null : { url, label: linkLabel.trim() || url.replace(/^https?:\/\//, '') };
}

function destinationsOf(draft: ShowDraft): Schemas['Destinations'] {
  const { channels, download } = draft;
  return {
    shareLink: true,
    ...(download ? { download } : {}),
    ...(channels.length > 0 ? { scheduler: { channelIds: [...channels] } } : {}),
  };
}
