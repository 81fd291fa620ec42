import { OwnerClient, type SmtpServer, type Stack, waitFor } from '@app/testing';

/** What becomes of mails whose server does not take them. */
export function describeMailServer(given: () => { stack: Stack; smtp: SmtpServer }): void {
  describe('while the mail server', () => {
    let stack: Stack;
    let smtp: SmtpServer;
    let serial = 0;

    beforeAll(() => ({ stack, smtp } = given()));

    const anEmail = () => `waiting${++serial}@studio.example`;
    const signUp = async (email: string) =>
      await OwnerClient.enter(stack.baseUrl, { email, password: 'correct horse' });
    const stateOf = async (email: string) => {
      const sql = 'SELECT status, attempts, error, due_at > now() AS later FROM mails WHERE recipient = $1';
      const [row] = await stack.rows<{ status: string; attempts: number; error: string | null; later: boolean }>(sql, [
        email,
      ]);
      return row;
    };

    it('takes no mail, they wait, and are sent once when it does', async () => {
      const email = anEmail();
      smtp.refusal = { at: 'text', code: 451 };
      await signUp(email);
      const waiting = await waitFor('the first try', async () => {
        const row = await stateOf(email);
        return row?.error ? row : null;
      });
      expect(waiting).toEqual({ status: 'waiting', attempts: 1, error: 'EMESSAGE 451', later: true });
      smtp.refusal = null;
      await stack.rows('UPDATE mails SET due_at = now() WHERE recipient = $1', [email]);
      const { token } = await waitFor('the mail', async () => smtp.to(email).at(-1) ?? null);
      const confirmed = await stack.fetch('/v1/auth/confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      expect(confirmed.status).toBe(204);
      await waitFor('the mail to be settled', async () => (await stateOf(email))?.status === 'sent');
      expect([(await stateOf(email))?.attempts, smtp.to(email).length]).toEqual([2, 1]);
    });

    it('knows no such receiver, they are given up at once', async () => {
      const email = anEmail();
      smtp.refusal = { at: 'receiver', code: 550 };
      await signUp(email);
      await waitFor('the mail to be given up', async () => (await stateOf(email))?.status === 'failed');
      smtp.refusal = null;
      expect(await stateOf(email)).toMatchObject({ attempts: 1, error: 'EENVELOPE 550' });
    });
  });
}
