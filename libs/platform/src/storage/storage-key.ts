/** Returns the key. Throws if it could name anything but an object of ours. */
export function checkedKey(key: string): string {
  if (key.split('/').some((part) => part === '..' || part === '.' || part === ''))
    throw new Error(`not a storage key: ${key}`);
  return key;
}
