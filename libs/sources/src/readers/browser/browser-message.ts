import type { UnreadableReason } from '../read-fault';

/** What the browser's process is asked. */
export interface BrowserRequest {
  url: string;
  /** Path of the installed Chromium. */
  program: string;
  /** Off for root alone, whom Chromium refuses to sandbox. */
  isSandboxed: boolean;
  /** The only way out, and what opens it. */
  proxy: { server: string; username: string; password: string };
  /** How long the page may take to come, and then to stand still. */
  openMs: number;
  settleMs: number;
  /** Longest page, in characters. */
  mostHtml: number;
}

/** A page as its scripts have drawn it, and the address that they left it at. */
export interface DrawnPage {
  html: string;
  url: string;
}

/** What it answers; the words of `fault` are for callers. */
export type BrowserReply = { page: DrawnPage } | { fault: { reason: UnreadableReason; message: string } };
