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
