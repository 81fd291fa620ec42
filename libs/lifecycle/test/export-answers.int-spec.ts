import { Database } from '@app/platform';
import { AccountExportsService } from '../src';
import { fillTables } from './fill-tables';
import { LifecycleStand } from './lifecycle.fixture';

describe('an answer about an export', () => {
  it('never says done without the archive, when it is written in the middle of the answer', async () => {
    const stand = await LifecycleStand.start();
    try {
      await stand.process();
      await stand.account('acc_asks');
      await fillTables(stand.get(Database), 'acc_asks', 'words');
      const id = 'account_exports_acc_asks';
      await stand.rows("UPDATE jobs SET status = 'running' WHERE id = ?", [id]);
      await stand.rows('UPDATE account_exports SET bytes = NULL, expires_at = NULL WHERE id = ?', [id]);
      const em = stand.get(Database).read();
      const findOne = em.findOne.bind(em);
      jest.spyOn(stand.get(Database), 'read').mockReturnValue(em);
      jest.spyOn(em, 'findOne').mockImplementationOnce(async (...asked: Parameters<typeof findOne>) => {
        const found = await findOne(...asked);
        await stand.rows("UPDATE jobs SET status = 'done' WHERE id = ?", [id]);
        await stand.rows('UPDATE account_exports SET bytes = 7, expires_at = now() WHERE id = ?', [id]);
        return found;
      });
      const { job, archive } = await stand.get(AccountExportsService).get('acc_asks', id);
      expect([job.status === 'done', archive.bytes === null]).not.toEqual([true, true]);
    } finally {
      jest.restoreAllMocks();
      await stand.stop();
    }
  });
});
