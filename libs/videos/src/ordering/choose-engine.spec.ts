import { engineOf } from './choose-engine';

describe('which engine makes a video', () => {
  it.each([
    ['nothing said', {}, 'designed'],
    ['the template engine asked for', { engine: 'director' }, 'director'],
    ['a show', { showId: 'shw_1' }, 'director'],
    ['footage', { libraryAssetIds: ['ast_1'] }, 'director'],
    ['no footage after all', { libraryAssetIds: [] }, 'designed'],
    ['a clip', { clips: true }, 'director'],
    ['a presenter', { presenter: true }, 'director'],
    ['a designed video of a show', { engine: 'designed', showId: 'shw_1' }, 'designed'],
  ] as const)('is settled for %s', (_, wish, engine) => {
    expect(engineOf(wish)).toBe(engine);
  });
});
