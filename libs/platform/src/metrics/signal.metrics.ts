import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Metrics } from './metrics';
import {
  type GuardedProcess,
  guardedProcesses,
  type ModelTokens,
  modelTokens,
  type ProviderCall,
  providerCalls,
} from './signals';

/** Counts events of Node's diagnostics channels: calls of outside services, and processes that read users' files. */
@Injectable()
export class SignalMetrics implements OnModuleInit, OnModuleDestroy {
  private readonly calls;
  private readonly processes;
  private readonly tokens;

  constructor(metrics: Metrics) {
    this.calls = metrics.histogram({
      name: 'factreel_provider_call_seconds',
      help: 'Time that a request to an outside service took, by service and outcome',
      labels: ['provider', 'outcome'],
      buckets: [0.1, 0.3, 1, 3, 10, 30, 120],
    });
    this.processes = metrics.counter({
      name: 'factreel_guarded_processes_total',
      help: 'Requests done in processes of their own, by program and how they ended; time and memory were killed',
      labels: ['program', 'outcome'],
    });
    this.tokens = metrics.counter({
      name: 'factreel_model_tokens_total',
      help: 'Tokens of a language model that were sent (input) and answered (output)',
      labels: ['direction'],
    });
  }

  onModuleInit(): void {
    subscribe(providerCalls.name, this.onCall);
    subscribe(guardedProcesses.name, this.onProcess);
    subscribe(modelTokens.name, this.onTokens);
  }

  onModuleDestroy(): void {
    unsubscribe(providerCalls.name, this.onCall);
    unsubscribe(guardedProcesses.name, this.onProcess);
    unsubscribe(modelTokens.name, this.onTokens);
  }

  private readonly onCall = (told: unknown): void => {
    const { provider, outcome, seconds } = told as ProviderCall;
    this.calls.observe({ provider, outcome }, seconds);
  };

  private readonly onProcess = (told: unknown): void => {
    const { program, outcome } = told as GuardedProcess;
    this.processes.inc({ program, outcome });
  };

  private readonly onTokens = (told: unknown): void => {
    const { inputTokens, outputTokens } = told as ModelTokens;
    this.tokens.inc({ direction: 'input' }, inputTokens);
    this.tokens.inc({ direction: 'output' }, outputTokens);
  };
}
