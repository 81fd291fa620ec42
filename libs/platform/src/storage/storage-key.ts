/** The key itself. Throws for what could name anything else than an object of ours. */
export function checkedKey(key: string): string {
  if (key.split('/').some((part) => part === '..' || part === '.' || part === ''))
    throw new Error(`not a storage key: ${key}`);
  return key;
}
