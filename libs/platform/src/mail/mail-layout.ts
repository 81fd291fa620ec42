/** The content of a mail. */
export interface MailContent {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** The call to action. */
  action?: { label: string; url: string };
  /** Small print below. */
  notes: string[];
}

const HOUSE = 'Factreel';
/** Mail encoding would break longer lines, and links in them. */
const LINE = 72;
const TEXT_STYLE = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2430';
const NOTE_STYLE = 'margin:0 0 8px;font-size:13px;line-height:20px;color:#5b6275';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1f2430;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none';

/** The complete plain text of a mail. */
export function mailText({ paragraphs, action, notes }: MailContent): string {
  const ask = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[...paragraphs.map(wrap), ...ask, ...notes.map(wrap), `-- \n${HOUSE}`].join('\n\n')}\n`;
}

/** The mail as HTML that old mail programs show as well: a table with inline styles, no pictures, no scripts. */
export function mailHtml({ subject, paragraphs, action, notes }: MailContent): string {
  const shown = action && escapeHtml(action.url);
  const button =
    action &&
    `<p style="margin:0 0 24px"><a href="${shown}" style="${BUTTON_STYLE}">${escapeHtml(action.label)}</a></p>`;
  const link =
    action &&
    `<p style="${NOTE_STYLE}">Or open this address:<br><a href="${shown}" style="color:#5b6275;word-break:break-all">${shown}</a></p>`;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:0;background:#f3f4f7">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px;font-family:Helvetica,Arial,sans-serif"><tr><td style="padding:32px">',
    `<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#1f2430">${HOUSE}</p>`,
    ...paragraphs.map((paragraph) => `<p style="${TEXT_STYLE}">${escapeHtml(paragraph)}</p>`),
    ...(button ? [button] : []),
    ...(link ? [link] : []),
    ...notes.map((note) => `<p style="${NOTE_STYLE}">${escapeHtml(note)}</p>`),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

function wrap(paragraph: string): string {
  return paragraph.replace(new RegExp(`(?=.{${LINE + 1}})(.{1,${LINE}}) +`, 'gu'), '$1\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
