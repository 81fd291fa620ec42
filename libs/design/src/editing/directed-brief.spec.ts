import { directedBrief } from './directed-brief';

describe('the brief of an edited video', () => {
  it('keeps what it said and adds what is asked for', () => {
    expect(directedBrief('Skip fees.', { directions: ['Focus on deposits.'] }, 'en')).toBe(
      'Skip fees. Focus on deposits.',
    );
    expect(directedBrief(null, {}, 'en')).toBeNull();
  });

  it('asks for one tone, the latest', () => {
    const calm = directedBrief('Skip fees. Keep it loud, please.', { tone: 'calm' }, 'en');
    expect(calm).toBe('Skip fees. please. Keep the tone calm.');
    expect(directedBrief(calm, { tone: 'serious' }, 'en')).toBe('Skip fees. please. Keep the tone serious.');
  });
});
