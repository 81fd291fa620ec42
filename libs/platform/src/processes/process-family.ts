import { readdir, readFile } from 'node:fs/promises';

/** A process of a family, and the group that signals reach it by. */
export interface FamilyMember {
  pid: number;
  group: number;
}

/** A process and all that came of it, whatever group they are in; empty where the system has no `/proc`, or when it is gone. */
export async function familyOf(pid: number): Promise<FamilyMember[]> {
  const names = await readdir('/proc').catch(() => []);
  const all = (await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readStat))).flat();
  const family = new Set([pid]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid: child, parent } of all) if (family.has(parent)) family.add(child);
  }
  return all.filter((member) => family.has(member.pid)).map(({ pid: id, group }) => ({ pid: id, group }));
}

async function readStat(name: string): Promise<Array<FamilyMember & { parent: number }>> {
  const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '');
  // The program's name stands in brackets and may hold anything.
  const [, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return parent && group ? [{ pid: Number(name), parent: Number(parent), group: Number(group) }] : [];
}

/** Bytes of memory that a family holds for itself: what all browsers share with the program's file is not counted. */
export async function memoryOf(family: readonly FamilyMember[]): Promise<number> {
  const sizes = await Promise.all(
    family.map(async ({ pid }) => {
      const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
      const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+)/gm)].map(([, size]) => Number(size));
      return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Ends a family whole, those groups of it included that it made for itself. */
export function endFamily(family: readonly FamilyMember[]): void {
  const groups = new Set(family.map(({ group }) => group));
  kill([...[...groups].map((group) => -group), ...family.map(({ pid }) => pid)]);
}

/** Ends whatever this process has started and that still runs; its own group, which others may share, is left alone. */
export async function endDescendants(): Promise<void> {
  const family = await familyOf(process.pid);
  const own = family.find(({ pid }) => pid === process.pid)?.group;
  const others = family.filter(({ pid }) => pid !== process.pid);
  const groups = new Set(others.map(({ group }) => group).filter((group) => group !== own));
  kill([...[...groups].map((group) => -group), ...others.map(({ pid }) => pid)]);
}

function kill(targets: number[]): void {
  for (const target of targets) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}
