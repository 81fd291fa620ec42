import { ConfigPart, variable } from '@app/platform';

const { list, whole } = variable;

/** Packages or folders that bring tools of their own, and what they may have. */
export interface PluginsConfig {
  /** They run in processes of their own. */
  apart: string[];
  /** They run in the process of the api and of the worker, and can stop it. */
  inProcess: string[];
  /** All that the processes of those apart see of the environment. */
  environment: Record<string, string>;
  /** Processes of one plugin at a time. */
  atOnce: number;
  /** Memory of each. */
  mb: number;
  /** What they print goes to our output; not if logs are silent. */
  isHeard: boolean;
}

/** What any program needs to find its files, its language and its time zone. */
const USUAL = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS'];

/** Packages or folders that bring tools of their own. */
export const PLUGINS_CONFIG = ConfigPart.from(
  'plugins',
  {
    TOOL_PLUGINS: list.default([]),
    TOOL_PLUGINS_IN_PROCESS: list.default([]),
    TOOL_PLUGINS_ENV: list.default([]),
    TOOL_PROCESSES: whole(1, 64).default(8),
    TOOL_PROCESS_MB: whole(128, 16_384).default(512),
  },
  (env, { environment, logLevel }): PluginsConfig => ({
    apart: env.TOOL_PLUGINS,
    inProcess: env.TOOL_PLUGINS_IN_PROCESS,
    environment: pluginEnvironment(environment, env.TOOL_PLUGINS_ENV),
    atOnce: env.TOOL_PROCESSES,
    mb: env.TOOL_PROCESS_MB,
    isHeard: logLevel !== 'silent',
  }),
);

/** What plugins see of an environment: the usual, and what the operator names. */
function pluginEnvironment(environment: NodeJS.ProcessEnv, named: string[]): Record<string, string> {
  const names = [...USUAL, ...named];
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
