import { requestFor } from '../../../../test/request-for';
import { composeStoryboard } from '../../../composer/compose-storyboard';
import { languages } from '../../languages';

describe('a figure beside its value of an hour before', () => {
  const data = { plant: 'Brennfeld', outputMw: { value: 642, previousHour: 618 } };

  it.each(languages.map((language) => [language.code, language] as const))('is told in %s', (_, language) => {
    const { scenes } = composeStoryboard(requestFor(data, { language })).storyboard;
    expect(scenes.some(({ line }) => line.includes('{{outputMw/value'))).toBe(true);
  });
});
