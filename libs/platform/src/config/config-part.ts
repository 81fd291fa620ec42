import type { z } from 'zod';

/** What a part may need beside its own variables. */
export interface Surroundings {
  environment: NodeJS.ProcessEnv;
  logLevel: string;
}

/** What must hold between several variables of a part; told under `path` where it does not. */
export interface ConfigRule {
  holds: (given: object) => boolean;
  path: string[];
  message: string;
}

/** Settings of one owner: the environment variables that it reads, and what it makes of them. */
export class ConfigPart<Settings = unknown> {
  /** Injects the settings. */
  readonly token: symbol;

  private constructor(
    readonly name: string,
    readonly variables: z.ZodRawShape,
    readonly read: (parsed: object, surroundings: Surroundings) => Settings,
    readonly rule: ConfigRule | undefined,
  ) {
    this.token = Symbol(name);
  }

  static from<Variables extends z.ZodRawShape, Settings>(
    name: string,
    variables: Variables,
    read: (parsed: z.infer<z.ZodObject<Variables>>, surroundings: Surroundings) => Settings,
    rule?: ConfigRule,
  ): ConfigPart<Settings> {
    const readParsed = (parsed: object, surroundings: Surroundings): Settings =>
      read(parsed as z.infer<z.ZodObject<Variables>>, surroundings);
    return new ConfigPart(name, variables, readParsed, rule);
  }

  /** The settings in a config that was loaded with this part. */
  of({ parts }: { parts: ReadonlyMap<ConfigPart, unknown> }): Settings {
    if (!parts.has(this)) throw new Error(`the settings of ${this.name} were not loaded`);
    return parts.get(this) as Settings;
  }
}
