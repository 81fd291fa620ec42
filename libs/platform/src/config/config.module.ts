import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config';

/** Injection token of the parsed `Config`. */
export const CONFIG = Symbol('config');

/** Gives the parsed environment to everyone; parsed before Nest starts so that a bad one is told plainly. */
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
