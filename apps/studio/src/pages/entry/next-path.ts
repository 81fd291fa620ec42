/** Where to go after signing in: a path of this studio, never another site's address. */
export function nextPath(asked: string | null): string {
  if (!asked?.startsWith('/') || /^\/[/\\]/.test(asked)) return '/videos';
  return asked;
}
