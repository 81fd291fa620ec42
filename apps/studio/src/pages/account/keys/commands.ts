/** Facts that make a video of their own. */
const FACTS = { data: { airport: 'Gate B', waitMinutes: 17, waitMinutesYesterday: 24 }, targetSeconds: 15 };

/** A line for a terminal that shows whose key it is. */
export function testCommand(apiUrl: string, apiKey: string): string {
  return `curl ${apiUrl}/v1/account \\\n  -H 'Authorization: Bearer ${apiKey}'`;
}

/** A line for a terminal that orders a short video. */
export function videoCommand(apiUrl: string, apiKey: string): string {
  return [
    `curl ${apiUrl}/v1/videos/from-data`,
    `-H 'Authorization: Bearer ${apiKey}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(FACTS)}'`,
  ].join(' \\\n  ');
}
