const LOOKS = 15;

/** Bytes of a program's heap, the least of several looks with `work` between them: rubbish comes and goes. */
export async function leastHeap(address: string, work: () => Promise<void>): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await work();
    const text = await (await fetch(`${address}/metrics`)).text();
    looks.push(Number(/^nodejs_heap_size_used_bytes\S* (\S+)$/m.exec(text)?.[1]));
  }
  return Math.min(...looks);
}
