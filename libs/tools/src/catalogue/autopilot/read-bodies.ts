import type { AutopilotSource, SeriesDestinations, ShowChange, StartOrder } from '@app/series';
import { saidFields } from '@app/wire';
import type { ChangeAutopilotDto, DestinationsDto, StartAutopilotDto } from './start.dto';
import type { ShowSourceDto, SuggestDto } from './source.dto';

/** The source of a suggestion, named at the top of the body or within `source`. */
export function placeOf({ source, ...top }: SuggestDto): AutopilotSource {
  return { ...saidFields(top), ...(source ? sourceOf(source) : {}) };
}

/** An order for a show. */
export function orderOf({
  source,
  show,
  destinations,
  policy,
  tz,
  channelId,
  fields,
  testClockId,
}: StartAutopilotDto): StartOrder {
  const goes = destinations ? { destinations: destinationsOf(destinations) } : {};
  return {
    ...saidFields({ policy, tz, channelId, fields, testClockId }),
    ...goes,
    source: sourceOf(source),
    show: saidFields(show),
  };
}

/** A change of a show; what is left out is missing from it, and null stays where it takes something away. */
export function changeOf(body: ChangeAutopilotDto): ShowChange {
  const { premise, link, voiceId, fields, destinations, ...rest } = body;
  const emptied = Object.fromEntries(
    Object.entries({ premise, link, voiceId, fields }).filter(([, value]) => value !== undefined),
  );
  const goes = destinations ? { destinations: destinationsOf(destinations) } : {};
  return { ...saidFields(rest), ...emptied, ...goes };
}

/** A source that a suggestion answered is sent back with all that was told of it; its id says it all. */
function sourceOf(source: ShowSourceDto): AutopilotSource {
  const { sourceId, kind, url, starter, city } = saidFields(source);
  if (sourceId !== undefined) return saidFields({ sourceId, starter, city });
  return saidFields({ kind, url: url ?? undefined, starter, city });
}

function destinationsOf({ shareLink, download, scheduler }: DestinationsDto): SeriesDestinations {
  return {
    ...(shareLink ? { shareLink } : {}),
    ...(download ? { download } : {}),
    ...(scheduler ? { scheduler: { channelIds: scheduler.channelIds } } : {}),
  };
}
