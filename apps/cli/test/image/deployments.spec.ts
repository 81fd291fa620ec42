import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONFIG_PARTS } from '@app/composition';
import { loadConfig, variablesOf } from '@app/platform';
import { parse, parseAllDocuments } from 'yaml';
import { contextFilter, readCopy, readDockerfile } from './dockerfile';

const REPOSITORY = resolve(__dirname, '../../../..');
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const MANIFESTS = 'deploy/kubernetes';

interface Container {
  name: string;
  image: string;
  args: string[];
  env?: Array<{ name: string; value: string }>;
  resources: { requests: object; limits: object };
  securityContext: object;
  volumeMounts: Array<{ mountPath: string }>;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  resources?: string[];
  spec: {
    selector?: { matchLabels?: Record<string, string> };
    podSelector?: { matchLabels?: Record<string, string> };
    scaleTargetRef?: { name: string };
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { containers: Container[]; securityContext: object };
    };
  };
}

const files = readdirSync(join(REPOSITORY, MANIFESTS));
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(join(MANIFESTS, file))).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const pods = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template] : []));

describe('the Dockerfile', () => {
  const stages = readDockerfile(read('Dockerfile'));
  const copies = stages.flatMap(({ instructions }) => instructions.filter(({ name }) => name === 'COPY'));
  const isKept = contextFilter(read('.dockerignore'));

  it('copies what there is, and what the context has', () => {
    const fromContext = copies.map(({ words }) => readCopy(words)).filter(({ from }) => from === null);
    for (const source of fromContext.flatMap(({ sources }) => sources)) {
      expect([source, existsSync(join(REPOSITORY, source)), source === '.' || isKept(source)]).toEqual([
        source,
        true,
        true,
      ]);
    }
  });

  it('leaves secrets, data, tests and what is built out of the context', () => {
    for (const path of [
      '.env',
      '.git/config',
      '.data/secret.key',
      'node_modules/pg/package.json',
      'dist/apps/api/src/main.js',
      'apps/api/test/auth.e2e-spec.ts',
      'libs/platform/src/clock.spec.ts',
      'libs/testing/src/index.ts',
    ]) {
      expect([path, isKept(path)]).toEqual([path, false]);
    }
    expect(isKept('libs/voices/src/espeak.process.ts')).toBe(true);
  });

  it('ends as an unprivileged user, with a health check, on the oldest Node that is promised or a newer one', () => {
    const last = stages.at(-1)?.instructions ?? [];
    expect(last.find(({ name }) => name === 'USER')?.words).toBe('1000:1000');
    expect(last.some(({ name }) => name === 'HEALTHCHECK')).toBe(true);
    const [, major, minor] = /NODE_VERSION=(\d+)\.(\d+)/.exec(read('Dockerfile')) ?? [];
    expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(2019);
  });
});

/** The compose file with the passwords that it has for trying out. */
const compose = parse(read('compose.yaml').replace(/\$\{\w+:-([^}]*)\}/g, '$1'), { merge: true }) as {
  services: Record<string, { image?: string; environment?: Record<string, string> }>;
  configs: { s3: { content: string } };
};

describe('what is deployed', () => {
  const variables = variablesOf(CONFIG_PARTS);
  const settingsOf = (names: Iterable<string>) => [...names].filter((name) => !variables.includes(name));

  it('sets no variable that nobody reads, in compose or on Kubernetes', () => {
    const own = Object.values(compose.services).filter(({ image }) => image === 'factreel:local');
    expect(own).toHaveLength(3);
    for (const { environment } of own) expect(settingsOf(Object.keys(environment ?? {}))).toEqual([]);
    for (const { data } of manifests) expect(settingsOf(Object.keys(data ?? {}))).toEqual([]);
    const inPods = pods.flatMap(({ spec }) => spec.containers).flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(settingsOf(inPods)).toEqual([]);
    for (const [, name = ''] of read('docs/guides/deploy.md').matchAll(/--from-literal=([A-Z_]+)/g)) {
      expect(settingsOf([name])).toEqual([]);
    }
  });

  it('gives settings that are right, and keeps videos in a bucket that all programs share', () => {
    const { data } = manifests.find(({ kind }) => kind === 'ConfigMap') ?? {};
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig('api', { ...data, ...keys }).storage).toMatchObject({
      kind: 's3',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
  });

  it('opens the store of the compose file with the keys that it is set up with', () => {
    const { identities } = JSON.parse(compose.configs.s3.content) as {
      identities: Array<{ credentials: Array<{ accessKey: string; secretKey: string }> }>;
    };
    const [{ accessKey: accessKeyId, secretKey: secretAccessKey } = {}] = identities[0]?.credentials ?? [];
    for (const role of ['api', 'worker'] as const) {
      const { storage } = loadConfig(role, compose.services[role]?.environment ?? {});
      expect(storage).toMatchObject({ kind: 's3', bucket: 'factreel', credentials: { accessKeyId, secretAccessKey } });
    }
  });

  it('runs each container unprivileged, in a root that is read-only, within limits', () => {
    expect(pods.map(({ spec }) => spec.containers.map(({ args }) => args))).toEqual(
      expect.arrayContaining([[['api']], [['worker']], [['migrate']]]),
    );
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const { securityContext, resources, volumeMounts } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources).toMatchObject({ requests: expect.anything() as object, limits: expect.anything() as object });
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
      }
    }
  });

  it('selects pods that there are', () => {
    for (const { metadata, spec } of manifests) {
      const labels = spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels;
      if (!labels) continue;
      const found = pods.filter((pod) =>
        Object.entries(labels).every(([key, value]) => pod.metadata.labels[key] === value),
      );
      expect([metadata.name, found.length > 0]).toEqual([metadata.name, true]);
    }
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    for (const { spec } of manifests) if (spec?.scaleTargetRef) expect(deployments).toContain(spec.scaleTargetRef.name);
  });

  it('applies every manifest but those that need more than Kubernetes', () => {
    const { resources } = manifests.find(({ kind }) => kind === 'Kustomization') ?? {};
    expect([...(resources ?? []), 'keda.yaml', 'kustomization.yaml'].sort()).toEqual(files.sort());
  });
});
