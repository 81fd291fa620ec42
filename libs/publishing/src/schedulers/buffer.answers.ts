import { z } from 'zod';
import type { ScheduledPost } from './scheduler.provider';

/** Buffer's answers below `data`; any field may be null if another one failed. */
export const organizationsSchema = z.object({
  account: z.object({ organizations: z.array(z.object({ id: z.string() })).nullish() }),
});

export const channelsSchema = z.object({
  channels: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().nullish(),
        displayName: z.string().nullish(),
        service: z.string(),
        isDisconnected: z.boolean().nullish(),
        isLocked: z.boolean().nullish(),
      }),
    )
    .nullish(),
});

const postSchema = z.object({
  id: z.string(),
  text: z.string().nullish(),
  status: z.string().nullish(),
  externalLink: z.string().nullish(),
  error: z.object({ message: z.string().nullish() }).nullish(),
});

export const createdSchema = z.object({
  createPost: z.object({
    __typename: z.string().nullish(),
    post: postSchema.nullish(),
    message: z.string().nullish(),
  }),
});

export const postsSchema = z.object({
  posts: z.object({ edges: z.array(z.object({ node: postSchema })).nullish() }),
});

const errorsSchema = z.object({
  errors: z
    .array(
      z.object({
        message: z.string().nullish(),
        extensions: z.object({ code: z.string().nullish(), retryAfter: z.number().nullish() }).nullish(),
      }),
    )
    .min(1),
});

/** Statuses of a post that will not be published; all others lead to the network. */
const STATES = new Map<string, ScheduledPost['state']>([
  ['draft', 'draft'],
  ['needs_approval', 'draft'],
  ['failed', 'failed'],
  ['error', 'failed'],
]);

export function bufferPost({ id, text, status, externalLink, error }: z.infer<typeof postSchema>): ScheduledPost {
  const state = STATES.get(status ?? '') ?? 'posted';
  const reason = state === 'failed' ? (error?.message ?? 'Buffer could not post it; see there why') : null;
  return { postId: id, text: text ?? '', state, url: externalLink || null, error: reason };
}

/** A GraphQL error, beside or instead of the data; the HTTP status is still 200. */
export interface BufferFault {
  code: string;
  message: string | null;
  /** Seconds to wait. */
  retryAfter: number | null;
}

/** The first error of an answer, or null. */
export function faultIn(body: unknown): BufferFault | null {
  const first = errorsSchema.safeParse(body).data?.errors[0];
  if (!first) return null;
  const { code, retryAfter } = first.extensions ?? {};
  return { code: code ?? '', message: first.message ?? null, retryAfter: retryAfter ?? null };
}
