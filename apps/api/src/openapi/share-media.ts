import { isDeepStrictEqual } from 'node:util';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { JOB_STATUSES } from '@app/jobs';
import { JobDto, MediaDto } from '@app/wire';
import { type Schema, schemasOf } from './schema';

const MEDIA = { $ref: getSchemaPath(MediaDto) };
const FINISHED = { $ref: getSchemaPath('FinishedJobDto') };
const UNFINISHED = { $ref: getSchemaPath('UnfinishedJobDto') };

/**
 * Swagger writes the fields of a base class into each class. Here those of `MediaDto` become a reference again, so that
 * callers have one `Media` (docs/specification.md 9, rule 1); a job has them all once it is done, and none before.
 */
export function shareMedia(document: OpenAPIObject): void {
  const schemas = schemasOf(document);
  const media = schemas[MediaDto.name]?.properties ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (name === MediaDto.name || !holds(schema, media)) continue;
    schema.allOf = [MEDIA];
    schema.properties = without(schema.properties, media);
    schema.required = schema.required?.filter((field) => !(field in media));
  }
  const job = schemas[JobDto.name] ?? {};
  const finished = ['done'];
  const unfinished = JOB_STATUSES.filter((status) => !finished.includes(status));
  schemas['FinishedJobDto'] = { ...withStatus(job, finished), allOf: [MEDIA] };
  schemas['UnfinishedJobDto'] = withStatus(job, unfinished);
  schemas[JobDto.name] = {
    description: `Work on a video. Done, it has the fields of \`Media\`; they are those of the video as it stands`,
    oneOf: [FINISHED, UNFINISHED],
    discriminator: {
      propertyName: 'status',
      mapping: Object.fromEntries(
        JOB_STATUSES.map((status) => [status, (finished.includes(status) ? FINISHED : UNFINISHED).$ref]),
      ),
    },
  };
}

function withStatus(job: Schema, statuses: string[]): Schema {
  return { ...job, properties: { ...job.properties, status: { type: 'string', enum: statuses } } };
}

function holds(schema: Schema, media: Record<string, Schema>): boolean {
  return Object.entries(media).every(([name, field]) => isDeepStrictEqual(schema.properties?.[name], field));
}

function without(fields: Record<string, Schema> = {}, left: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in left)));
}
