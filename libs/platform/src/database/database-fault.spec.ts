import { StartFault } from '../start-fault';
import { databaseFault } from './database-fault';

const told = (url: string, error: object) => (databaseFault('DATABASE_URL', url, error) as Error).message;

describe('databaseFault', () => {
  it('names where nobody answers', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(databaseFault('DATABASE_URL', 'postgresql://db.internal/videos', refused)).toBeInstanceOf(StartFault);
    expect(told('postgresql://db.internal/videos', refused)).toBe(
      'DATABASE_URL: no PostgreSQL answers at db.internal:5432 (ECONNREFUSED).',
    );
    expect(told('postgresql://10.0.0.9:6432/videos', new Error('timeout expired'))).toContain('10.0.0.9:6432');
  });

  it('says as whom it was refused, and never the password', () => {
    const error = Object.assign(new Error('password authentication failed for user "maker"'), { code: '28P01' });
    const message = told('postgresql://maker:hunter2@db.internal:5433/videos', error);
    expect(message).toBe(
      'DATABASE_URL: PostgreSQL at db.internal:5433 (user maker, database videos) says: ' +
        'password authentication failed for user "maker" (28P01).',
    );
  });

  it('leaves a fault of a statement as it is', () => {
    const error = Object.assign(new Error('syntax error'), { code: '42601' });
    expect(databaseFault('DATABASE_URL', 'postgresql://db.internal/videos', error)).toBe(error);
  });
});
