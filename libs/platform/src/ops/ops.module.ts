import { Module } from '@nestjs/common';
import { OpsController } from './ops.controller';
import { ReadinessService } from './readiness.service';

/** Health and metrics for a program that listens. */
@Module({ controllers: [OpsController], providers: [ReadinessService] })
export class OpsModule {}
