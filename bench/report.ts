/** Prints one measured line: a name and its figures. */
export function row(name: string, figures: Record<string, string>): void {
  const cells = Object.entries(figures).map(([label, figure]) => `${label} ${figure}`);
  process.stdout.write(`${name.padEnd(20)} ${cells.join(' · ')}\n`);
}
