import type { ToolPlugin } from '@factreel/tool-sdk';
import announceEvent from './announce-event.js';
import { topRowsTool } from './top-rows';

/** What `TOOL_PLUGINS` loads: one module with the tools of this package. */
const plugin: ToolPlugin = (sdk) => {
  class ExampleTools {}
  return { module: ExampleTools, providers: [topRowsTool(sdk), announceEvent(sdk)] };
};

export default plugin;
