import { type CodeWords, ERRORS } from '@app/composition';
import { BRAND_WARNINGS, VIDEO_WARNINGS } from './warning-words';

const HEAD = `# Errors and warnings

Written by \`npm run docs\` from the code: do not edit.

A refusal is \`{error, message, requestId}\`, with \`details: [{path, message}]\` where arguments are bad. \`error\` is a code, and its
detail behind a colon: compare what stands before the colon. \`message\` is for people. \`requestId\` (also the header \`X-Request-Id\`)
finds it in the log. A stack trace or a library's own words are never told.

A job that failed has its reason in \`error\`: a job of a tool a code of this table, the work on a video a sentence, which is the
video's \`lastError\` as well. What failed is not charged. In logs and in the metric \`factreel_video_errors_total\` videos' errors have
these codes too.
`;

/** The page `docs/errors.md`; `statuses` are those under which each code is answered, none where it never is. */
export function errorPage(statuses: ReadonlyMap<string, readonly number[]>): string {
  const rows = Object.entries(ERRORS).map(([code, words]) => errorRow(code, words, statuses.get(code) ?? []));
  return [
    HEAD,
    '| code | status | when | what to do |\n| --- | --- | --- | --- |',
    ...rows,
    '\n## Warnings of a video\n',
    '`check.warnings` of a video, `warnings` of a plan and of `video.rendered`: `{code, message, scene, atMs}`. What a review of a series',
    'finds has codes of its own: [run a series](guides/series.md#what-a-review-finds).\n',
    '| code | what it is |\n| --- | --- |',
    ...wordRows(VIDEO_WARNINGS),
    '\n## Warnings of `learn_brand`\n',
    '| code | what it is |\n| --- | --- |',
    ...wordRows(BRAND_WARNINGS),
    '',
  ].join('\n');
}

function errorRow(code: string, { when, then }: CodeWords, statuses: readonly number[]): string {
  return `| \`${code}\` | ${statuses.join(', ') || 'none'} | ${when} | ${then} |`;
}

function wordRows(words: Readonly<Record<string, string>>): string[] {
  return Object.entries(words).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
}
