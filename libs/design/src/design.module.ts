import { Module } from '@nestjs/common';
import { FilmDesigner } from './film-designer';

@Module({ providers: [FilmDesigner], exports: [FilmDesigner] })
export class DesignModule {}
