import {
  type GetPromptRequestParams,
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';

/** What agents are told before they see the catalogue. */
export const INSTRUCTIONS = `Factreel turns facts into short narrated videos. Every figure that is seen or heard comes from what you send: it works out no sums, shares or differences, so send each figure that the video is to tell.

A video takes three calls:
1. quote: what it would cost. plan shows scenes, words and pictures as well; both are free.
2. make_video: give the facts as \`data\` (an object of names and figures), or a \`sourceUrl\`, or \`text\`. It answers a \`jobId\` and a \`videoId\` at once and holds the credits.
3. get_job with that \`jobId\` and \`waitSeconds\` 25, again until \`status\` is done, failed or cancelled. A video takes a minute or two. When it is done, \`watchUrl\` is the page to show to people and \`renderUrl\` the file.

Find videos with list_videos. edit_video changes one by notes or by its script (get_script), render_video renders it again, cancel_video stops it, list_versions and restore_version go back. Channels and shows hold brands and defaults; series make episodes by themselves (start_series, list_series), which approve_episode posts and discard_episode drops.

get_video reads the video and its words, proof tells where each of its figures came from. A call that is refused says which field to mend and costs nothing. make_video makes a new video each time: before you call it again after a broken connection, look for it with list_videos.`;

const MAKE_A_VIDEO: Prompt = {
  name: 'make_a_video_of_this',
  title: 'Make a video of this',
  description: 'Turn figures, a page or a text into a short narrated video, priced and shown before it is ordered.',
  arguments: [
    { name: 'source', description: 'Figures, an address, or a text', required: true },
    { name: 'seconds', description: 'How long, 15 to 90' },
    { name: 'language', description: 'The language to speak, by name or code' },
  ],
};

/** The prompts that people choose from in their client. */
export const PROMPTS = [MAKE_A_VIDEO];

/** A prompt with its arguments filled in. Throws `ProtocolError`. */
export function promptOf({ name, arguments: given = {} }: GetPromptRequestParams): GetPromptResult {
  if (name !== MAKE_A_VIDEO.name) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name}`);
  const { source, seconds, language } = given;
  if (!source?.trim()) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'source is missing');
  const wishes = [seconds && `Make it about ${seconds} seconds long.`, language && `Tell it in ${language}.`];
  const text = `Make a short narrated video of the source below with Factreel.
${wishes
  .filter(Boolean)
  .map((wish) => `${wish}\n`)
  .join('')}
1. Send what it says with plan: an address as \`sourceUrl\`, figures as \`data\` (an object of names and figures), anything else as \`text\`. Look at its pictures, its narration and its price.
2. Show me the title, the narration and the price in credits, and wait until I agree.
3. Order it with make_video and the \`planId\` of the plan, and follow its jobId with get_job until it is done.
4. Read it back with proof, then give me the \`watchUrl\`.

Source:
${source}`;
  return { description: MAKE_A_VIDEO.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
