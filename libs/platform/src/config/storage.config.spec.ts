import { resolve } from 'node:path';
import { loadConfig } from './config';
import { readStoragePlace } from './storage.config';

const storage = (environment: NodeJS.ProcessEnv) => loadConfig('api', environment).storage;
const AMAZON = { kind: 's3', bucket: 'films', prefix: '', endpoint: undefined, pathStyle: false };

describe('STORAGE_URL', () => {
  it("names a bucket of Amazon's, opened as the SDK finds keys and region", () => {
    expect(storage({ STORAGE_URL: 's3://films' })).toEqual({ ...AMAZON, region: undefined, credentials: undefined });
    expect(storage({ STORAGE_URL: 's3://films/', AWS_REGION: 'eu-west-1' })).toMatchObject({ region: 'eu-west-1' });
    const STORAGE_URL = 's3://films/factreel/our%20films/?region=eu-central-1';
    expect(storage({ STORAGE_URL, AWS_REGION: 'eu-west-1' })).toMatchObject({
      prefix: 'factreel/our films/',
      region: 'eu-central-1',
    });
  });

  it('names a store of another house, with the bucket in its path unless told otherwise', () => {
    const own = { ...AMAZON, endpoint: 'http://minio:9000', region: 'us-east-1', pathStyle: true };
    expect(storage({ STORAGE_URL: 's3://films?endpoint=http://minio:9000/' })).toEqual(own);
    const STORAGE_URL = 's3://films?endpoint=https%3A%2F%2Fx.r2.example&region=auto&pathStyle=off';
    expect(storage({ STORAGE_URL })).toMatchObject({
      endpoint: 'https://x.r2.example',
      region: 'auto',
      pathStyle: false,
    });
  });

  it('is opened by the keys of the environment, both or none', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(storage({ STORAGE_URL: 's3://films', ...keys })).toMatchObject({
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    expect(storage({ STORAGE_URL: 's3://films', ...keys, AWS_SESSION_TOKEN: 'c' })).toMatchObject({
      credentials: { sessionToken: 'c' },
    });
    expect(storage({ STORAGE_URL: 's3://films', AWS_ACCESS_KEY_ID: 'a' })).toMatchObject({ credentials: undefined });
  });

  it.each([
    ['a folder of another machine', 'file://films'],
    ['no bucket', 's3://'],
    ['a bucket that is none', 's3://our%20films'],
    ['an unknown option', 's3://films?acl=public'],
    ['a prefix that climbs', 's3://films/a%2F..%2Fother'],
    ['a fragment', 's3://films#part'],
    ['an endpoint with a path', 's3://films?endpoint=http://minio:9000/films'],
    ['an endpoint that is no address', 's3://films?endpoint=minio'],
    ['half a choice', 's3://films?pathStyle=maybe'],
    ['another kind of store', 'gs://films'],
  ])('refuses %s', (_name, STORAGE_URL) => {
    expect(() => storage({ STORAGE_URL })).toThrow(/STORAGE_URL: (must|endpoint|pathStyle)/);
  });

  it('refuses keys in the address without repeating them', () => {
    const refusal = () => storage({ STORAGE_URL: 's3://AKIA:hunter2@films' });
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
