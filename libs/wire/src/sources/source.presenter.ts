import { Inject, Injectable } from '@nestjs/common';
import { english, languageOf } from '@app/design';
import { CONFIG, type Config } from '@app/platform';
import {
  dataName,
  type FactPack,
  type PackRow,
  type PreviewedSource,
  readAnyFacts,
  type SourcePack,
} from '@app/sources';
import type { PreviewedSourceDto } from './preview.dto';
import type { SourceFactDto, SourcePackDto, SourceRowDto } from './source-pack.dto';

const MOST_FIELDS = 20;
const MOST_ROWS = 3;
const READ_IN_BROWSER = 'read_in_browser: the page shows nothing without its scripts';
const NO_BRAND = { siteName: null, themeColor: null, logoUrl: null };

/** Shows sources as integrators see them. */
@Injectable()
export class SourcePresenter {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  toPackDto(pack: SourcePack): SourcePackDto {
    const { id, kind, url, mediaKey, reading } = pack;
    const title = pack.title ?? (kind === 'data' ? dataName(pack.data) : null);
    const stills = (reading?.stills ?? []).map(({ file, width, height, alt, ...still }, index) => ({
      index,
      url: still.url ?? `${this.config.baseUrl}/media/sources/${id}/${file}?k=${mediaKey}`,
      width,
      height,
      alt,
    }));
    return {
      ...this.toRowDto({ ...pack, title }),
      url,
      language: reading?.language ?? null,
      facts: factsOf(pack),
      stills,
      footage: reading?.footage ?? [],
      brand: reading?.brand ?? NO_BRAND,
      warnings: [...(reading?.readBy === 'browser' ? [READ_IN_BROWSER] : []), ...(reading?.warnings ?? [])],
      readBy: reading?.readBy ?? null,
    };
  }

  toRowDto({ id, kind, title, url, createdAt }: PackRow): SourceRowDto {
    return { sourcePackId: id, kind, title, url, createdAt: createdAt.toISOString() };
  }

  toPreviewDto({ source, found }: PreviewedSource): PreviewedSourceDto {
    const { id, kind, title } = source;
    const { url, itemCount, readBy = null } = found;
    return { sourceId: id, kind, title, url, itemCount, readBy, ...glimpse(found.data) };
  }
}

function factsOf({ data, reading }: SourcePack): SourceFactDto[] {
  const places = new Map((reading?.places ?? []).map((place) => [place.key, place]));
  const language = languageOf(reading?.language ?? 'en') ?? english;
  return readAll(data).facts.map((fact) => {
    const { key, label, value, kind } = fact;
    const { where = null, quote = null } = places.get(key) ?? {};
    return { key, label, value, display: language.writeFigure(fact).full.display, kind, where, quote };
  });
}

/** A script's pack holds no data, nor does one that waits to be read. */
function readAll(data: Record<string, unknown>): Pick<FactPack, 'facts' | 'tables'> {
  return readAnyFacts(data) ?? { facts: [], tables: [] };
}

function glimpse(data: Record<string, unknown>): Pick<PreviewedSourceDto, 'fields' | 'sample'> {
  const { facts, tables } = readAll(data);
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const table = tables.toSorted((one, other) => other.rows.length - one.rows.length)[0];
  if (!table) {
    const first = facts.slice(0, MOST_FIELDS);
    const fields = first.map(({ key, label, kind }) => ({ name: key, label, kind }));
    return {
      fields,
      sample: first.length > 0 ? [Object.fromEntries(first.map(({ key, value }) => [key, value]))] : [],
    };
  }
  const names = table.rows.flatMap(({ name }) => byKey.get(name.key) ?? []);
  const nameField = names[0]?.path.at(-1) ?? 'name';
  const named = { name: nameField, label: names[0]?.label ?? 'Name', kind: names[0]?.kind ?? 'name' };
  const columns = table.columns.slice(0, MOST_FIELDS).map(({ name, label, kind }) => ({ name, label, kind }));
  const sample = table.rows.slice(0, MOST_ROWS).map(({ name, cells }) => {
    const row: Record<string, unknown> = { [nameField]: byKey.get(name.key)?.value ?? null };
    for (const [column, key] of Object.entries(cells)) row[column] = byKey.get(key)?.value ?? null;
    return row;
  });
  const isColumn = columns.some(({ name }) => name === nameField);
  return { fields: isColumn ? columns : [named, ...columns], sample };
}
