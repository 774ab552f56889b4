import { describe, expect, it } from 'vitest';
import { ConfigurationError, readEnvironment } from './environment.ts';

const SECRET_KEY = 'kJ8f2mQ0vX7rT5bN3zW9yL1cP6hD4sGa';

describe('the environment', () => {
  it('is all optional', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      dataDir: 'data',
      demo: true,
      trustProxy: 0,
      role: 'all',
      production: false,
    });
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: undefined, databaseUrl: undefined });
  });

  it('is refused by the name of the variable, never by its value', () => {
    expect(() => readEnvironment({ PORT: 'mille' })).toThrow(/^La variable PORT ne convient pas/);
    for (const [name, value] of Object.entries({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://user:s3cret@host/db',
      PUBLIC_URL: 'ftp://s3cret',
      FILES_URL: 'https://fichiers.example/s3cret',
      ADMIN_PASSWORD: 's3cret',
      SMTP_URL: 's3cret',
      SECRET_KEY: 's3cret',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      ROLE: 'boss',
    })) {
      expect(() => readEnvironment({ [name]: value })).toThrow(ConfigurationError);
      expect(() => readEnvironment({ [name]: value })).toThrow(name);
      expect(() => readEnvironment({ [name]: value })).not.toThrow(value);
    }
  });

  it('shares the work between processes only over a database that they share', () => {
    expect(() => readEnvironment({ ROLE: 'worker' })).toThrow('DATABASE_URL');
    expect(readEnvironment({ ROLE: 'worker', DATABASE_URL: 'postgres://base/bridge' }).role).toBe('worker');
    expect(readEnvironment({ ROLE: 'all' }).role).toBe('all');
  });

  it('keeps files in a bucket only where it is given whole, with its keys', () => {
    const keys = { S3_ACCESS_KEY_ID: 'cle', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readEnvironment({}).s3).toBeNull();
    expect(() => readEnvironment({ S3_BUCKET: 'medias' })).toThrow('S3_SECRET_ACCESS_KEY');
    expect(() => readEnvironment({ S3_ENDPOINT: 'https://s3.example', ...keys })).toThrow('S3_BUCKET');
    expect(readEnvironment({ S3_BUCKET: 'medias', S3_ENDPOINT: 'https://s3.example', ...keys }).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'medias',
      accessKeyId: 'cle',
      secretAccessKey: 'secret',
      prefix: '',
    });
  });

  it('gives files an origin of their own only beside the address of the console, on another host', () => {
    const PUBLIC_URL = 'https://bridge.example';
    expect(readEnvironment({}).filesUrl).toBe('');
    expect(readEnvironment({ PUBLIC_URL, FILES_URL: 'https://fichiers.example/' }).filesUrl).toBe(
      'https://fichiers.example',
    );
    for (const refused of [
      { FILES_URL: 'https://fichiers.example' },
      { PUBLIC_URL, FILES_URL: 'https://bridge.example' },
      { PUBLIC_URL, FILES_URL: 'https://bridge.example:8443' },
      { PUBLIC_URL, FILES_URL: 'https://fichiers.example/medias' },
      { PUBLIC_URL, FILES_URL: 'https://moi@fichiers.example' },
      { PUBLIC_URL, FILES_URL: 'http://fichiers.example', NODE_ENV: 'production' },
    ])
      expect(() => readEnvironment(refused)).toThrow('FILES_URL');
  });

  it('starts in production only behind HTTPS, unless plain HTTP is asked for', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readEnvironment(production)).toThrow('HTTPS');
    expect(() => readEnvironment({ ...production, PUBLIC_URL: 'http://bridge.example' })).toThrow('HTTPS');
    expect(readEnvironment({ ...production, PUBLIC_URL: 'http://bridge.example', ALLOW_HTTP: '1' }).production).toBe(
      true,
    );
    const secure = readEnvironment({ ...production, PUBLIC_URL: 'https://bridge.example/' });
    expect(secure).toMatchObject({ publicUrl: 'https://bridge.example', demo: false });
  });

  it('refuses in production a secret that nobody drew at random', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://bridge.example' };
    expect(() => readEnvironment({ ...production, SECRET_KEY: 'x'.repeat(40) })).toThrow('SECRET_KEY');
    expect(() => readEnvironment({ ...production, SECRET_KEY: 'changeme'.repeat(5) })).toThrow('SECRET_KEY');
    expect(readEnvironment({ ...production, SECRET_KEY }).secretKey).toBe(SECRET_KEY);
  });
});
