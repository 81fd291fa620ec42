import { readFacts } from '../read-facts';
import { readDeclared } from './declared-data';

describe('declarations beside data', () => {
  it('reads a Frictionless Table Schema', () => {
    const declared = readDeclared({
      title: 'Grid',
      schema: {
        fields: [
          { name: 'site', type: 'string' },
          { name: 'e_tot', type: 'number', title: 'Energy drawn', description: 'Energy drawn from the grid, in kWh.' },
          { name: 'c', type: 'number', title: 'Cost (EUR)' },
          { name: 'y', type: 'year' },
        ],
      },
      data: [{ site: 'North', e_tot: 412, c: 98, y: 2024 }],
    });
    expect(declared).toEqual({
      data: { title: 'Grid', data: [{ site: 'North', e_tot: 412, c: 98, y: 2024 }] },
      fields: {
        'data[].e_tot': { label: 'Energy drawn', unit: 'kWh' },
        'data[].c': { label: 'Cost', currency: 'EUR' },
        'data[].y': { kind: 'year' },
      },
    });
    const { facts } = readFacts(declared?.data, { defaults: declared?.fields });
    expect(facts.find(({ key }) => key === 'data/0/e_tot')).toMatchObject({
      label: 'Energy drawn',
      unit: { id: 'kilowatt-hour' },
      reading: { sure: 'declared' },
    });
  });

  it('reads a JSON Schema with its nested members', () => {
    const schema = {
      type: 'object',
      properties: {
        v: { type: 'number', title: 'Top speed', unit: 'km/h' },
        legs: { type: 'array', items: { type: 'object', properties: { d: { type: 'number', 'x-unit': 'km' } } } },
      },
    };
    expect(readDeclared({ schema, data: { v: 212, legs: [{ d: 12 }] } })?.fields).toEqual({
      'data.v': { label: 'Top speed', unit: 'km/h' },
      'data.legs[].d': { unit: 'km' },
    });
  });

  it('reads CSVW', () => {
    const tableSchema = {
      columns: [{ name: 'p', titles: { en: 'Pressure' }, 'dc:description': 'Pressure at sea level (hPa)' }],
    };
    const payload = { '@context': 'http://www.w3.org/ns/csvw', tableSchema, data: [{ p: 1013 }] };
    expect(readDeclared(payload)).toEqual({
      data: { data: [{ p: 1013 }] },
      fields: { 'data[].p': { label: 'Pressure', unit: 'hPa' } },
    });
  });

  it('follows the references of a JSON Schema', () => {
    const schema = {
      $defs: {
        energy: { type: 'number', title: 'Energy', unit: 'kWh' },
        site: { properties: { e: { $ref: '#/$defs/energy' } } },
      },
      type: 'array',
      items: { allOf: [{ $ref: '#/$defs/site' }, { properties: { p: { 'x-unit': 'EUR' } } }] },
    };
    expect(readDeclared({ schema, data: [{ e: 4, p: 2 }] })?.fields).toEqual({
      'data[].e': { label: 'Energy', unit: 'kWh' },
      'data[].p': { currency: 'EUR' },
    });
  });

  it('takes from an OpenAPI description the schema that fits the data best', () => {
    const schema = {
      openapi: '3.1.0',
      components: {
        schemas: {
          Fault: { properties: { code: { title: 'Code' } } },
          Station: { properties: { id: {}, lvl: { title: 'Water level', description: 'Level above datum, in m' } } },
        },
      },
    };
    expect(readDeclared({ schema, data: { stations: [{ id: 'A', lvl: 3.2 }] } })?.fields).toEqual({
      lvl: { label: 'Water level', unit: 'm' },
    });
  });

  it('reads the resources of a data package', () => {
    const resource = { name: 'a', schema: { fields: [{ name: 'q', unit: 'm3/s' }] }, data: [{ q: 840 }] };
    expect(readDeclared({ title: 'Rivers', resources: [resource] })).toEqual({
      data: { title: 'Rivers', resources: [{ name: 'a', data: [{ q: 840 }] }] },
      fields: { 'resources[0].data[].q': { unit: 'm3/s' } },
    });
  });

  it('reads units by their codes of trade', () => {
    const schema = { fields: [{ name: 't', unitCode: 'CEL' }] };
    expect(readDeclared({ schema, data: [{ t: 21 }] })?.fields).toEqual({ 'data[].t': { unit: 'CEL' } });
  });

  it('is not led astray by references that multiply', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`d${at}`, { allOf: [1, 2].map(() => ({ $ref: `#/$defs/d${at + 1}` })) }]),
    );
    const schema = { $defs, properties: { a: { $ref: '#/$defs/d0' }, b: { title: 'Bees' } } };
    expect(readDeclared({ schema, data: { b: 1 } })).not.toBeNull();
  });

  it('leaves every other payload alone', () => {
    for (const payload of [
      { schema: 'public', data: { rows: 4 } },
      { schema: { tables: 14, columns: 212 }, data: { rows: 4 } },
      { schema: { properties: { a: { title: 'A' } } } },
      { data: [{ a: 1 }] },
    ])
      expect(readDeclared(payload)).toBeNull();
  });
});
