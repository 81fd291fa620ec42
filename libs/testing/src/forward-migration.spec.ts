import { type Migration } from '@mikro-orm/migrations';
import { migrationsList } from '../../../migrations';
import { forwardFaults } from './forward-migration';

/** Second steps: what they take away is used by no release that may still run. The reason stands beside the name. */
const SECOND_STEPS: Record<string, string> = {
  '20261127130000_video_spec': 'No release runs beside it: 0.1.0 is the first.',
  '20261128120000_jobs': 'No release runs beside it: 0.1.0 is the first.',
};

function statementsOf(migration: new (...parameters: never[]) => object): string[] {
  const made = new migration() as Migration;
  void made.up();
  return made.getQueries().map(String);
}

describe('migrations', () => {
  it.each(migrationsList.filter(({ name }) => !(name in SECOND_STEPS)))(
    'can be applied while the release before runs on: $name',
    ({ class: migration }) => {
      expect(forwardFaults(statementsOf(migration))).toEqual([]);
    },
  );

  it('stand in the order of their names', () => {
    const names = migrationsList.map(({ name }) => name);
    expect([...names].sort()).toEqual(names);
  });

  it.each([
    'ALTER TABLE videos DROP COLUMN caption',
    'DROP TABLE videos',
    'ALTER TABLE videos RENAME COLUMN caption TO words',
    'ALTER TABLE videos ADD COLUMN words text NOT NULL',
    `ALTER TABLE videos ADD COLUMN a int NOT NULL DEFAULT 0,
       ADD COLUMN b int NOT NULL`,
    'ALTER TABLE videos ALTER COLUMN caption SET NOT NULL',
    'ALTER TABLE videos ALTER COLUMN number TYPE bigint',
  ])('are refused where they break it: %s', (statement) => {
    expect(forwardFaults([statement])).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE videos ADD COLUMN words text',
    'ALTER TABLE videos ADD COLUMN failures int NOT NULL DEFAULT 0 CHECK (failures >= 0)',
    'CREATE TABLE words (word text NOT NULL)',
    'CREATE INDEX words_of ON words (word)',
    'UPDATE videos SET words = caption',
  ])('may add: %s', (statement) => {
    expect(forwardFaults([statement])).toEqual([]);
  });
});
