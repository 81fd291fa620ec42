import { resolve } from 'node:path';
import { loadConfig } from './config';
import { readStoragePlace } from './storage.config';

const storage = (environment: NodeJS.ProcessEnv) => loadConfig('api', environment).storage;
const AMAZON = { kind: 's3', bucket: 'videos', prefix: '', endpoint: undefined, pathStyle: false };

describe('STORAGE_URL', () => {
  it("names a bucket of Amazon's, opened as the SDK finds keys and region", () => {
    expect(storage({ STORAGE_URL: 's3://videos' })).toEqual({ ...AMAZON, region: undefined, credentials: undefined });
    expect(storage({ STORAGE_URL: 's3://videos/', AWS_REGION: 'eu-west-1' })).toMatchObject({ region: 'eu-west-1' });
    const STORAGE_URL = 's3://videos/factreel/our%20videos/?region=eu-central-1';
    expect(storage({ STORAGE_URL, AWS_REGION: 'eu-west-1' })).toMatchObject({
      prefix: 'factreel/our videos/',
      region: 'eu-central-1',
    });
  });

  it('names a store of another house, with the bucket in its path unless told otherwise', () => {
    const own = { ...AMAZON, endpoint: 'http://minio:9000', region: 'us-east-1', pathStyle: true };
    expect(storage({ STORAGE_URL: 's3://videos?endpoint=http://minio:9000/' })).toEqual(own);
    const STORAGE_URL = 's3://videos?endpoint=https%3A%2F%2Fx.r2.example&region=auto&pathStyle=off';
    expect(storage({ STORAGE_URL })).toMatchObject({
      endpoint: 'https://x.r2.example',
      region: 'auto',
      pathStyle: false,
    });
  });

  it('is opened by the keys of the environment, both or none', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(storage({ STORAGE_URL: 's3://videos', ...keys })).toMatchObject({
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    expect(storage({ STORAGE_URL: 's3://videos', ...keys, AWS_SESSION_TOKEN: 'c' })).toMatchObject({
      credentials: { sessionToken: 'c' },
    });
    expect(storage({ STORAGE_URL: 's3://videos', AWS_ACCESS_KEY_ID: 'a' })).toMatchObject({ credentials: undefined });
  });

  it.each([
    ['a folder of another machine', 'file://videos'],
    ['no bucket', 's3://'],
    ['a bucket that is none', 's3://our%20videos'],
    ['an unknown option', 's3://videos?acl=public'],
    ['a prefix that climbs', 's3://videos/a%2F..%2Fother'],
    ['a fragment', 's3://videos#part'],
    ['an endpoint with a path', 's3://videos?endpoint=http://minio:9000/videos'],
    ['an endpoint that is no address', 's3://videos?endpoint=minio'],
    ['half a choice', 's3://videos?pathStyle=maybe'],
    ['another kind of store', 'gs://videos'],
  ])('refuses %s', (_name, STORAGE_URL) => {
    expect(() => storage({ STORAGE_URL })).toThrow(/STORAGE_URL: (must|endpoint|pathStyle)/);
  });

  it('refuses keys in the address without repeating them', () => {
    const refusal = () => storage({ STORAGE_URL: 's3://AKIA:hunter2@videos' });
    expect(refusal).toThrow('STORAGE_URL: holds keys');
    expect(refusal).not.toThrow('hunter2');
  });
});

describe('a storage that an operator names', () => {
  it('is a path, or an address as STORAGE_URL has it', () => {
    expect(readStoragePlace('backups/today', {})).toEqual({ kind: 'folder', path: resolve('backups/today') });
    expect(readStoragePlace('file:///srv/backups', {})).toEqual({ kind: 'folder', path: '/srv/backups' });
    expect(readStoragePlace('s3://backups/today', { AWS_REGION: 'eu-west-1' })).toMatchObject({
      bucket: 'backups',
      prefix: 'today/',
      region: 'eu-west-1',
    });
    expect(() => readStoragePlace('ftp://backups', {})).toThrow('must be file:///folder');
  });
});
