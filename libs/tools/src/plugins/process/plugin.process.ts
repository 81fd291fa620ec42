import './guard';
import 'reflect-metadata';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { ToolRun, ToolSdk } from '@factreel/tool-sdk';
import { DomainError } from '@app/platform/errors';
import { ExecuteTool } from '../../core/execute-tool';
import { InputCheck } from '../../core/input-check';
import { OutputCheck } from '../../core/output-check';
import { StrayErrors } from '../../core/stray-errors';
import { isJsonSchema, type RunTool } from '../../core/tool-definition';
import { type ToolMark, toolMarkOf } from '../../core/tool.decorator';
import { toolSchemas } from '../../core/tool-schemas';
import { partsOf, type PluginReply, type PluginRequest, type ToPlugin } from '../plugin-talk';
import { readPlugin, ToolPluginError } from '../read-plugin';
import { toolSdk } from '../tool-sdk';
import { say } from './channel';
import { RemoteLog } from './remote-log';
import { RemoteServices } from './remote-services';

/** A tool of the plugin, ready to run. */
interface Ready {
  mark: ToolMark;
  check: (input: unknown) => Promise<object>;
  checkOutput: (output: object) => void;
  run: RunTool;
}

/** How long a call that was ended may still take to come to its own end. */
const GRACE_MS = 500;
const PROGRESS_EVERY_MS = 100;

abstract class VideosToken {}
abstract class SourcesToken {}
abstract class MarketsToken {}
abstract class WebToken {}

const SERVICES: ToolSdk['services'] = {
  videos: VideosToken as ToolSdk['services']['videos'],
  sources: SourcesToken as ToolSdk['services']['sources'],
  markets: MarketsToken as ToolSdk['services']['markets'],
  web: WebToken as ToolSdk['services']['web'],
};

const log = new RemoteLog();
const services = new RemoteServices(say);
const strays = new StrayErrors();
const executor = new ExecuteTool(strays);
let loaded: Promise<Map<string, Ready>> | undefined;
let stopping: AbortController | undefined;

strays.onModuleInit();
process.on('message', (message: ToPlugin) => {
  if ('answers' in message) return services.answer(message);
  if ('stop' in message) return stopping?.abort(new Error('the call was stopped'));
  void work(message);
});

async function work(request: PluginRequest): Promise<void> {
  try {
    loaded ??= load(request);
    const ready = await loaded;
    log.begin();
    say({ now: 'begun' });
    const { reply, isSpent } = await answer(ready, request.ask);
    say({ reply }, () => isSpent && process.exit());
  } catch (fault) {
    const text = fault instanceof ToolPluginError ? fault.fault : (fault as Error).message;
    say({ reply: { fault: text } }, () => process.exit());
  }
}

interface Answered {
  reply: PluginReply;
  /** The call did not end by itself: its process ends, so that what is left of it runs into no other. */
  isSpent?: boolean;
}

async function answer(ready: Map<string, Ready>, ask: PluginRequest['ask']): Promise<Answered> {
  if (ask.kind === 'describe') return { reply: { described: describe([...ready.values()]) } };
  const tool = ready.get(ask.kind === 'check' ? ask.tool : ask.of.name);
  if (!tool) throw new Error('the plugin has no such tool');
  if (ask.kind === 'run') return await run(tool, ask);
  try {
    return { reply: { checked: await tool.check(ask.input) } };
  } catch (error) {
    if (!(error instanceof DomainError)) log.error({ err: error, tool: ask.tool }, 'the check of the input broke');
    return { reply: refusal(error) };
  }
}

async function run(tool: Ready, ask: PluginRequest['ask'] & { kind: 'run' }): Promise<Answered> {
  const { of, accountId, callId, input } = ask;
  const { signal } = (stopping = new AbortController());
  const progress = new Progress();
  let ended: Promise<unknown> | undefined;
  let isOver = false;
  const execution = { accountId, callId, input, signal, keep: async () => undefined, progress: progress.tell };
  const ownRun: RunTool = async (given, context) => {
    const running = (async () => await tool.run(given, context))();
    ended = running.then(
      () => (isOver = true),
      () => (isOver = true),
    );
    return await running;
  };
  const work = { definition: of, run: ownRun, checkOutput: tool.checkOutput };
  const reply = await services.during(callId, () => executor.execute(work, execution).catch(refusal));
  progress.end();
  if (!isOver && ended) await Promise.race([ended, new Promise((over) => setTimeout(over, GRACE_MS))]);
  return { reply, isSpent: !isOver };
}

function refusal(error: unknown): PluginReply {
  if (error instanceof DomainError) return { refused: partsOf(error), origin: services.originOf(error) };
  return { stopped: true };
}

/** The last word of a while: a tool may tell its progress more often than anyone reads it. */
class Progress {
  private last: [number, string | undefined] | undefined;
  private timer: NodeJS.Timeout | undefined;

  readonly tell = (fraction: number, stage?: string): void => {
    this.last = [fraction, stage ?? this.last?.[1]];
    this.timer ??= setTimeout(() => this.end(), PROGRESS_EVERY_MS);
  };

  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.last) say({ progress: this.last });
    this.last = undefined;
  }
}

/** Classes become the JSON Schema that the catalogue would show. */
function describe(ready: Ready[]): ToolMark[] {
  const known = ready.map(({ mark }) => mark);
  const classes = known.filter(({ input, output }) => typeof input === 'function' || typeof output === 'function');
  const schemas = toolSchemas(classes);
  return known.map((mark) => JSON.parse(JSON.stringify({ ...mark, ...schemas.get(mark.name) })) as ToolMark);
}

async function load(named: { plugin: string; from: string }): Promise<Map<string, Ready>> {
  class ServicesModule {}
  const providers = [
    { provide: VideosToken, useValue: services.videos },
    { provide: SourcesToken, useValue: services.sources },
    { provide: MarketsToken, useValue: services.markets },
    { provide: WebToken, useValue: services.web },
  ];
  Module({ providers, exports: providers })(ServicesModule);
  const app = await started(readPlugin(named, toolSdk(SERVICES), ServicesModule));
  Logger.overrideLogger(log);
  const inputs = new InputCheck();
  const outputs = new OutputCheck();
  const found = [...app.get(ModulesContainer).values()];
  if (found.some(({ controllers }) => controllers.size > 0)) throw new Error(`has controllers. ${IN_PROCESS}`);
  const ready = found
    .flatMap((module) => [...module.providers.values()])
    .flatMap(({ metatype, instance }) => {
      const mark = typeof metatype === 'function' ? toolMarkOf(metatype) : undefined;
      return mark ? [{ mark, instance: instance as ToolRun }] : [];
    })
    .map(({ mark, instance }): Ready => {
      const { file } = mark;
      if (typeof instance.run !== 'function') throw new Error(`has a tool in ${file} that has no run(input, context)`);
      if (!isShape(mark.input) || !isShape(mark.output))
        throw new Error(`has a tool in ${file} without input or output`);
      const check = inputs.of(mark);
      const run = (instance.run as RunTool).bind(instance);
      const checkOutput = outputs.of(mark);
      if (isJsonSchema(mark.input)) return { mark, check, checkOutput, run };
      return {
        mark,
        checkOutput,
        // A class does not cross to another process: what was sent is checked, and made one where it is run.
        check: async (input) => (await check(input), input ?? {}),
        run: async (input, context) => await run(await check(input), context),
      };
    });
  const tools = new Map(ready.map((tool) => [tool.mark.name, tool]));
  for (const { mark } of ready) {
    const other = tools.get(mark.name)?.mark;
    // A module that is imported twice brings the same tool.
    if (other !== mark) throw new Error(`has two tools called ${mark.name}, in ${mark.file} and ${other?.file}`);
  }
  return tools;
}

const IN_PROCESS = 'Name it in TOOL_PLUGINS_IN_PROCESS to have it run inside the api and the worker.';

async function started(module: DynamicModule) {
  try {
    return await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  } catch (error) {
    throw new Error(`could not be started: ${(error as Error).message}\n${IN_PROCESS}`, { cause: error });
  }
}

function isShape(shape: unknown): boolean {
  return typeof shape === 'function' || (typeof shape === 'object' && shape !== null);
}
