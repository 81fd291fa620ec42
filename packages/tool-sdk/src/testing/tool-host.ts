import type { JsonSchema, ToolMode } from '../index';

/** A tool as `GET /v1/tools` lists it. */
export interface ToolFace {
  name: string;
  description: string;
  input: JsonSchema;
  output: JsonSchema;
  price: { credits: number | null; upTo: number | null; text: string };
  mode: ToolMode;
  readOnly: boolean;
}

/** What a call was answered; of a job that is done, its result, and of one that failed, status 500 or its own. */
export interface ToolAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Where tools are called for one account: a Factreel over HTTP, or a bench in this process. */
export interface ToolHost {
  list(): Promise<ToolFace[]>;
  /** Waits for the end of a job. */
  call(tool: string, input: unknown): Promise<ToolAnswer>;
  /** What can be spent when all that was ordered here has ended, so that nothing is given back behind one's back. */
  credits(): Promise<number>;
  /** Calls a tool that is a job, cancels it, and returns how the job ended. */
  cancelled(tool: string, input: unknown): Promise<string>;
}
