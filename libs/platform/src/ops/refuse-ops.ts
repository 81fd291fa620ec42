import type { FastifyReply } from 'fastify';
import type { OpsVerdict } from './ops-access';

/** Writes the head of a refusal and returns its body; null, with nothing written, if access is granted. */
export function refuseOps(judged: OpsVerdict, reply: FastifyReply): string | null {
  if (judged.verdict === 'granted') return null;
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  if (judged.verdict === 'later') {
    reply.status(429).header('retry-after', judged.seconds);
    return `Too many wrong passwords. Try again in ${judged.seconds} seconds.\n`;
  }
  reply.status(401).header('www-authenticate', 'Basic realm="ops", charset="UTF-8"');
  return 'Sign in as ops.\n';
}
