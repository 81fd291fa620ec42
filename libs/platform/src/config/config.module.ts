import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config';

/** Injection token of the parsed `Config`. */
export const CONFIG = Symbol('config');

/** Gives the parsed environment to everyone, each part by its token; parsed before Nest starts so that faults are reported plainly. */
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      // A factory, because Nest takes no undefined as a value.
      ...[...config.parts.keys()].map((part) => ({ provide: part.token, useFactory: () => part.of(config) })),
    ];
    return { module: ConfigModule, global: true, providers, exports: providers.map(({ provide }) => provide) };
  }
}
