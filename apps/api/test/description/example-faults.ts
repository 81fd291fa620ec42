import type { Description, Operation, PublishedDescription } from '@app/testing';

/** Where something stands in the document, as the parts of a JSON pointer. */
type Place = string[];
interface Media {
  schema?: { format?: string };
  example?: unknown;
}

/** Every path parameter, request and 2xx answer without an example, and every example that is not as its schema says. */
export async function exampleFaults(description: PublishedDescription): Promise<string[]> {
  const { paths, webhooks } = await description.document();
  const faults: string[] = [];
  for (const { place, operation } of [...operationsIn('paths', paths), ...operationsIn('webhooks', webhooks)]) {
    const sent = contentsAt([...place, 'requestBody'], operation.requestBody?.content);
    const answered = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2') && place[0] === 'paths')
      .flatMap(([status, response]) => contentsAt([...place, 'responses', status], response?.content));
    for (const { at, media } of [...sent, ...answered]) {
      // A video cannot be shown here.
      if (media.schema?.format === 'binary') continue;
      const fault = media.example === undefined ? 'has no example' : await description.faultOf(at, media.example);
      if (fault !== null) faults.push(`${at.join(' ')} ${fault}`);
    }
    for (const parameter of operation.parameters ?? []) {
      if (!('in' in parameter) || parameter.in !== 'path') continue;
      if (parameter.example === undefined) faults.push(`${place.join(' ')} {${parameter.name}} has no example`);
    }
  }
  return faults;
}

function operationsIn(root: string, items: Description['paths']): Array<{ place: Place; operation: Operation }> {
  return Object.entries(items).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation ? [{ place: [root, path, method], operation }] : [],
    ),
  );
}

function contentsAt(place: Place, contents: Record<string, unknown> = {}): Array<{ at: Place; media: Media }> {
  return Object.entries(contents).map(([type, media]) => ({
    at: [...place, 'content', type, 'schema'],
    media: media as Media,
  }));
}
