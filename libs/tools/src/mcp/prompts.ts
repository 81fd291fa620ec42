import {
  type GetPromptRequestParams,
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';

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
