import { createTransport } from 'nodemailer';
import { mailHtml, mailText } from './mail-layout';
import { toMessage, MailError } from './mailer';

const FROM = { name: 'Factreel "Post", Ltd', address: 'post@factreel.example' };
const MAIL = {
  id: 'eml_1',
  to: 'ada@studio.example',
  subject: 'Grüße',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  date: new Date('2026-01-01T12:00:00Z'),
};

describe('toMessage', () => {
  it.each([
    'ada@studio.example\r\nBcc: eve@evil.example',
    'ada@studio.example, eve@evil.example',
    'Ada <ada@studio.example>',
    '"eve@evil.example>"@studio.example',
    'ada@studio.example;eve@evil.example',
    'ada@studio.example\u2028',
    'nobody',
    '',
  ])('sends nothing to %j', (to) => {
    expect(() => toMessage({ ...MAIL, to }, FROM)).toThrow(MailError);
  });

  it.each(['Hello\r\nBcc: eve@evil.example', 'Hello\n\nbody', 'Hello\0'])('rejects the subject %j', (subject) => {
    expect(() => toMessage({ ...MAIL, subject }, FROM)).toThrow('not a subject');
  });

  it('has one receiver, one subject and a stable id', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message, envelope } = await transport.sendMail(toMessage(MAIL, FROM));
    const raw = (message as Buffer).toString('utf8');
    expect(envelope).toEqual({ from: FROM.address, to: [MAIL.to] });
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head.match(/^(From|To|Subject|Message-ID|Auto-Submitted|Date): .*/gm)?.sort()).toEqual([
      'Auto-Submitted: auto-generated',
      'Date: Thu, 01 Jan 2026 12:00:00 +0000',
      'From: "Factreel \\"Post\\", Ltd" <post@factreel.example>',
      'Message-ID: <eml_1@factreel.example>',
      expect.stringMatching(/^Subject: =\?UTF-8\?/) as string,
      'To: ada@studio.example',
    ]);
  });
});

describe('the text of a mail', () => {
  const url = 'https://studio.example/reset#token=n1c4t9w0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3';
  const content = {
    subject: 'A <b>new</b> one',
    paragraphs: ['Somebody, most likely you, asked for a new password for the account of this e-mail address.'],
    action: { label: 'Set & go', url },
    notes: ['If not, do nothing.'],
  };

  it('has short lines, and never breaks the address', () => {
    const text = mailText(content);
    expect(text).toContain(`Set & go:\n${url}\n`);
    const lines = text.split('\n').filter((line) => line !== url);
    expect(lines.filter((line) => line.length > 76)).toEqual([]);
    expect(text.replace(/\s+/g, ' ')).toContain(content.paragraphs[0]);
  });

  it('is escaped in HTML', () => {
    const html = mailHtml(content);
    expect(html).toContain('<title>A &lt;b&gt;new&lt;/b&gt; one</title>');
    expect(html).toContain(`<a href="${url}"`);
    expect(html).toContain('Set &amp; go');
    expect(html).not.toMatch(/<(img|script|link)/);
  });
});
