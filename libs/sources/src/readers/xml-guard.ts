import { ReadFault } from './read-fault';

/** Refuses XML that defines entities of its own: a few lines of them unfold to gigabytes. */
export function assertNoEntities(text: string): void {
  if (/<!ENTITY/i.test(text.slice(0, 100_000)))
    throw new ReadFault('unsupported', 'the XML defines entities of its own');
}
