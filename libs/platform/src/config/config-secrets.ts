const NAMES_OF_SECRETS = /(key|secret|password|pass|token)$/i;

/**
 * Every secret of a configuration, so that a log can be kept free of them: what stands under a name of secrets wherever it
 * stands, and the passwords of addresses.
 */
export function secretsOf(config: object): string[] {
  return Object.entries(config).flatMap(([name, value]: [string, unknown]) => {
    if (value instanceof Map) return secretsOf([...value.values()]);
    if (typeof value === 'object' && value !== null) return secretsOf(value);
    if (typeof value !== 'string') return [];
    return NAMES_OF_SECRETS.test(name) ? [value] : passwordIn(value);
  });
}

function passwordIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  return password === '' ? [] : [decodeURIComponent(password)];
}
