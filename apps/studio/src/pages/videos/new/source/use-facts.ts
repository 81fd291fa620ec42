import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../../../api/client';
import { unwrap } from '../../../../api/queries';
import { fieldOf, type SourceKind } from '../draft';
import { isAddress } from '../order-of';
import { readData } from '../read-data';
import type { DraftHold } from '../use-draft';

interface Asked {
  source: SourceKind;
  of: string;
  /** The file it came from; that of the draft where it still holds what the file held. */
  fileName?: string;
}

const packKey = (sourcePackId: string) => ['source-pack', sourcePackId];

/** The facts that were read of the draft's source, and how to read them. */
export interface FactsHold {
  pack: Schemas['SourcePack'] | undefined;
  /** What was read is not what stands in the field now. */
  isStale: boolean;
  isReading: boolean;
  error: unknown;
  /** Reads a field, given as it stands; one that could not be read, or was, is left alone. */
  read: (asked: Asked) => void;
}

/** Reads facts where they are kept as a source pack, so that the video is told from what was seen here. */
export function useFacts({ draft, change }: DraftHold): FactsHold {
  const queries = useQueryClient();
  const reading = useMutation({
    mutationFn: ({ body }: Asked & { body: Schemas['CreateSource'] }) => unwrap(api.POST('/v1/sources', { body })),
    onSuccess: (pack, { source, of }) => {
      queries.setQueryData(packKey(pack.sourcePackId), pack);
      const patterns = new Set(pack.meaning.map(({ pattern }) => pattern));
      const fields = Object.fromEntries(Object.entries(draft.fields).filter(([pattern]) => patterns.has(pattern)));
      change({ read: { source, of, sourcePackId: pack.sourcePackId }, fields });
    },
  });
  const kept = draft.read?.source === draft.source ? draft.read : null;
  const pack = useQuery({
    queryKey: packKey(kept?.sourcePackId ?? ''),
    queryFn: () => unwrap(api.GET('/v1/sources/{id}', { params: { path: { id: kept?.sourcePackId ?? '' } } })),
    enabled: kept !== null,
    staleTime: Infinity,
  });
  const asked = reading.variables;
  const isOfTab = asked?.source === draft.source;
  return {
    pack: kept ? pack.data : undefined,
    isStale: kept !== null && kept.of !== fieldOf(draft),
    isReading: (reading.isPending && isOfTab) || (kept !== null && pack.isPending),
    error: (isOfTab && asked.of === fieldOf(draft) ? reading.error : null) ?? (kept ? pack.error : null),
    read: ({ source, of: field, fileName: given }) => {
      const of = field.trim();
      const fileName = given ?? (draft.file?.of === of ? draft.file.name : undefined);
      const body = bodyOf(source, of, fileName);
      const isRead = draft.read?.source === source && draft.read.of === of;
      const isAsked = reading.isPending && asked?.source === source && asked.of === of;
      if (body && !isRead && !isAsked) reading.mutate({ source, of, body });
    },
  };
}

function bodyOf(source: SourceKind, of: string, fileName?: string): Schemas['CreateSource'] | null {
  if (source === 'address') return isAddress(of) ? { url: of } : null;
  if (source !== 'data') return null;
  const read = readData(of);
  if (read.kind === 'json') return { data: read.data, fileName };
  return read.kind === 'text' ? { text: read.text, fileName } : null;
}
