import { Module } from '@nestjs/common';
import { OpsAccess } from './ops-access';
import { OpsController } from './ops.controller';
import { ReadinessService } from './readiness.service';

/** Health and metrics for a program that listens. */
@Module({ controllers: [OpsController], providers: [OpsAccess, ReadinessService] })
export class OpsModule {}
