import { Injectable } from '@nestjs/common';
import type { JsonSchema, ToolMode } from '@factreel/tool-sdk';
import { priceFace, type ToolPriceFace } from './price-words';
import type { ToolDefinition } from './tool-definition';
import { toolSchemas } from './tool-schemas';
import { ToolRegistry } from './tool-registry';

/** A tool as the catalogue shows it. */
export interface CatalogueEntry {
  name: string;
  description: string;
  input: JsonSchema;
  output: JsonSchema;
  price: ToolPriceFace;
  /** `answer`: 200 with the output; `job` and `order`: 202 with a job. */
  mode: ToolMode;
  readOnly: boolean;
  /** It removes or overwrites what cannot be had again. */
  destructive: boolean;
  /** Called again with the same input it changes nothing more. */
  idempotent: boolean;
}

/** The whole catalogue, described. */
@Injectable()
export class ToolCatalogueService {
  private described: CatalogueEntry[] | undefined;

  constructor(private readonly registry: ToolRegistry) {}

  /** By name; it is the same for everyone, and does not change while the process runs. */
  list(): CatalogueEntry[] {
    return (this.described ??= describeCatalogue(this.registry.all()));
  }
}

/** Tools as the catalogue shows them, in the order given. */
export function describeCatalogue(tools: ToolDefinition[]): CatalogueEntry[] {
  const schemas = toolSchemas(tools);
  return tools.map(({ name, description, price, mode, readOnly, destructive, idempotent }) => {
    const { input, output } = schemas.get(name) ?? { input: ANYTHING, output: ANYTHING };
    return { name, description, input, output, price: priceFace(price), mode, readOnly, destructive, idempotent };
  });
}

const ANYTHING: JsonSchema = { type: 'object' };
