import { readFacts } from '../read-facts';

const seconds = (data: object, key: string): number | null =>
  readFacts(data).facts.find((fact) => fact.key === key)?.number ?? null;

describe('two numbers under a word for minutes and seconds', () => {
  it.each<[where: string, data: object, key: string]>([
    ['a text beside them', { metric: 'Median response (mm:ss)', target: '08:00' }, 'target'],
    ['a text above them', { metric: 'Median response (mm:ss)', median: { Q1: '08:00', Q2: '08:41' } }, 'median/Q1'],
    ['a format', { format: 'mm:ss', stations: [{ name: 'Central', time: '08:00' }] }, 'stations/0/time'],
    ['short letters', { unit: 'm:ss', pace: { best: '08:00' } }, 'pace/best'],
    ['words', { note: 'times as min:sec', first: '08:00' }, 'first'],
    ['a heading', { 'Response time (mm:ss)': '08:00' }, 'Response time (mm:ss)'],
    ['a key', { response_time_mmss: '08:00' }, 'response_time_mmss'],
    ['a key in camel case', { responseTimeMmss: '08:00' }, 'responseTimeMmss'],
    ['the name of an object', { 'waits (mm:ss)': { night: '08:00' } }, 'waits (mm:ss)/night'],
    ['a German text', { einheit: 'mm:ss', wartezeit: '08:00' }, 'wartezeit'],
  ])('are a length of time: %s', (_, data, key) => {
    expect(seconds(data, key)).toBe(480);
  });

  it.each<[what: string, data: object, key: string]>([
    ['elsewhere', { runs: { metric: 'time (mm:ss)' }, opens: '08:00' }, 'opens'],
    ['of hours', { format: 'hh:mm', opens: '08:00' }, 'opens'],
  ])('are a time of day %s', (_, data, key) => {
    expect(readFacts(data).facts.find((fact) => fact.key === key)).toMatchObject({ kind: 'date', form: 'clock' });
  });
});
