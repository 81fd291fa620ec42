import type { ApiClient, Description, Operation, VideoBody } from '@app/testing';
import { generateValue } from '../fuzz/generate-value';
import { Random } from '../fuzz/random';
import { type EmbedStand, type Refusal, SHORT } from './embed.stand';

interface Walked {
  method: string;
  path: string;
  operation: Operation;
}

/** What the token of a user reaches, route by route. */
export function describeScope(given: () => EmbedStand): void {
  describe('its scope', () => {
    let stand: EmbedStand;
    let document: Description;
    /** By user and by the resource that they stand under; `none` is the account's own. */
    const records: Record<'bob' | 'none', Record<string, string>> = { bob: {}, none: {} };

    beforeAll(async () => {
      stand = given();
      document = await stand.stack.description.document();
      for (const [user, by] of [
        ['bob', stand.bob],
        ['none', stand.server],
      ] as const) {
        const { videoId, sourcePackId } = (await stand.order(by)).body;
        const rows = await stand.stack.rows<{ id: string }>('SELECT id FROM jobs WHERE video_id = $1', [videoId]);
        const { libraryAssetId } = await stand.picture(by);
        records[user] = {
          '/v1/videos': videoId,
          '/v1/jobs': rows[0]?.id ?? '',
          '/v1/library': libraryAssetId,
          '/v1/sources': sourcePackId,
          '/v1/plans': (await by.post<{ planId: string }>('/v1/plans', { ...SHORT })).body.planId,
        };
        if (!document.paths['/v1/chats']) continue;
        records[user]['/v1/chats'] = (await by.post<{ chatId: string }>('/v1/chats', {})).body.chatId;
      }
    });

    const routes = (): Walked[] =>
      Object.entries(document.paths)
        .filter(([path]) => path.startsWith('/v1/'))
        .flatMap(([path, item]) =>
          Object.entries(item).flatMap(([method, operation]) => (operation ? [{ method, path, operation }] : [])),
        )
        .filter(({ operation }) => operation.security?.length !== 0);
    const isOpen = ({ operation }: Walked): boolean =>
      operation.security?.some((way) => 'embedToken' in (way as object)) ?? false;
    /** Voices are the house's and the account's; every user may hear them. */
    const isShared = ({ path }: Walked): boolean => path.startsWith('/v1/voices/');
    const made = ({ operation }: Walked): string => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return schema === undefined ? '{}' : JSON.stringify(generateValue(schema, document, new Random(7)));
    };
    const ask = async (by: ApiClient, { method, path, operation }: Walked, id: string, content = '{}') => {
      const body = operation.requestBody ? content : undefined;
      const asked = path.replace('{version}', '1').replace(/\{[^}]+\}/g, id);
      return await by.send<Refusal>(method.toUpperCase(), asked, body);
    };

    it('is closed but for the routes that say they are open [§5 rule 3]', async () => {
      const walked = routes();
      expect(walked.filter(isOpen).length).toBeGreaterThan(20);
      for (const route of walked) {
        const { status, body } = await ask(stand.ada, route, 'x-1');
        const shown = { route: `${route.method} ${route.path}`, isOpen: isOpen(route), status, error: body.error };
        if (isOpen(route)) expect([401, 403]).not.toContain(shown.status);
        else expect(shown).toMatchObject({ isOpen: false, status: 403, error: 'forbidden' });
      }
      const agent = await stand.page('/mcp', {
        method: 'POST',
        headers: { authorization: `Bearer ${stand.ada.apiKey}` },
        body: '{}',
      });
      expect(agent.status).not.toBe(200);
    });

    it('finds nothing that another user or the account has made [§4.5 externalUserId]', async () => {
      const walked = routes().filter((route) => isOpen(route) && route.path.includes('{') && !isShared(route));
      expect(walked.length).toBeGreaterThan(10);
      for (const [user, ids] of Object.entries(records)) {
        for (const route of walked) {
          const id = ids[route.path.split('/{')[0] ?? ''];
          if (id === undefined) throw new Error(`this test knows no record of ${route.path}: add one`);
          const { status, body } = await ask(stand.ada, route, id, made(route));
          expect({ user, route: `${route.method} ${route.path}`, status, error: body.error }).toMatchObject({
            status: 404,
            error: expect.stringContaining(id) as string,
          });
        }
      }
    });

    it('lists nothing of theirs, not even from behind it', async () => {
      const theirs = Object.values(records).flatMap((made) => Object.values(made));
      for (const route of routes().filter((walked) => isOpen(walked) && walked.method === 'get')) {
        if (route.path.includes('{')) continue;
        const { status, body } = await stand.ada.get(route.path);
        expect({ route: route.path, status }).toMatchObject({ status: 200 });
        for (const id of theirs) expect(JSON.stringify(body)).not.toContain(id);
        const cursor = records.bob[route.path];
        if (cursor === undefined) continue;
        const behind = await stand.ada.get<{ data?: unknown[] }>(`${route.path}?cursor=${cursor}`);
        if (behind.status !== 400) expect(behind.body.data).toEqual([]);
      }
      const asBob = await stand.ada.get<{ data: unknown[] }>('/v1/videos?externalUserId=bob');
      expect(asBob.body.data).toEqual([]);
    });

    it('shows users their own, and the account all of it', async () => {
      for (const [resource, id] of Object.entries(records.bob)) {
        if (resource === '/v1/chats') continue;
        for (const by of [stand.bob, stand.server]) expect((await by.get(`${resource}/${id}`)).status).toBe(200);
      }
      const listed = await stand.server.get<{ data: VideoBody[] }>('/v1/videos?externalUserId=bob');
      expect(listed.body.data.map(({ videoId }) => videoId)).toEqual([records.bob['/v1/videos']]);
      const assets = await stand.server.get<{ data: Array<{ libraryAssetId: string }> }>(
        '/v1/library?externalUserId=bob',
      );
      expect(assets.body.data).toMatchObject([{ libraryAssetId: records.bob['/v1/library'], externalUserId: 'bob' }]);
    });

    it('makes nothing out of what others brought', async () => {
      for (const made of Object.values(records)) {
        const asset = made['/v1/library'] ?? '';
        const scenes = [{ type: 'title', text: 'The gates are open', sfx: asset }];
        for (const wish of [
          { data: undefined, sourcePackId: made['/v1/sources'] },
          { libraryAssetIds: [asset] },
          { musicAssetId: asset },
          { data: undefined, script: { scenes } },
        ]) {
          expect({ wish, ...(await stand.order(stand.ada, wish)) }).toMatchObject({ status: 404 });
        }
      }
      const { body } = await stand.server.post<{ sourceId: string }>('/v1/sources/preview', { query: 'x' });
      if (body.sourceId)
        expect(await stand.order(stand.ada, { data: undefined, sourceId: body.sourceId })).toMatchObject({
          status: 404,
        });
    });

    it('opens media to its maker, and to no other user', async () => {
      const { url } = await stand.picture(stand.bob);
      const bare = url.replace(/\?.*/, '');
      const seen = async (by: ApiClient, path: string) =>
        (await stand.stack.fetch(path, { headers: { authorization: `Bearer ${by.apiKey}` } })).status;
      expect(await seen(stand.bob, bare)).toBe(200);
      expect(await seen(stand.server, bare)).toBe(200);
      expect(await seen(stand.ada, bare)).toBe(404);
      expect(await seen(stand.ada, url)).toBe(200);
      expect(await seen(stand.ada, `/media/${records.bob['/v1/videos']}.mp4`)).toBe(404);
      expect(await seen(stand.ada, `/media/sources/${records.bob['/v1/sources']}/still-0.jpg`)).toBe(404);
    });
  });
}
