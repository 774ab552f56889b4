import { describe, expect, it } from 'vitest';
import { entetesDeCache, politiqueDePage } from './entetes.ts';

describe('the policy of a page', () => {
  it('takes the servers that custom codes call, and nothing that would open more', () => {
    const origines = [
      'https://mesure.example/x',
      'https://a.example; script-src *',
      'javascript:alert(1)',
      '*',
      "'unsafe-inline'",
      'https://*.example',
    ];
    const policy = politiqueDePage({ origine: 'https://bridge.example', hotes: [], fichiers: '', origines });
    expect(policy).toContain("script-src 'self' https://bridge.example https://mesure.example;");
    expect(policy).not.toMatch(/script-src[^;]*(\*|unsafe)/);
    expect(policy.match(/script-src/g)).toHaveLength(1);
  });

  it('takes images, and nothing else, from the servers that draw a map', () => {
    const images = ['https://wms.example/wms?a=1', 'https://x.example; script-src *', 'javascript:alert(1)'];
    const policy = politiqueDePage({ origine: 'https://b.example', hotes: [], fichiers: '', origines: [], images });
    expect(policy.match(/https:\/\/wms\.example/g)).toHaveLength(1);
    expect(policy).toMatch(/img-src [^;]* https:\/\/wms\.example;/);
    expect(policy).not.toContain('x.example');
  });

  it('calls the server that visits are told to, and takes nothing of it', () => {
    const of = (mesure: string) => politiqueDePage({ origine: null, hotes: [], fichiers: '', origines: [], mesure });
    const policy = of('https://mesure.example/matomo.php');
    expect(policy).toContain("connect-src 'self' https://mesure.example;");
    expect(policy.match(/mesure\.example/g)).toHaveLength(1);
    expect(of('https://x.example; script-src *')).not.toContain('x.example');
  });

  it('shows the files that have an origin of their own, and runs nothing of it', () => {
    const of = (fichiers: string) =>
      politiqueDePage({ origine: 'https://b.example', hotes: [], fichiers, origines: [] });
    const policy = of('https://fichiers.example');
    expect(policy).toMatch(/img-src 'self' https:\/\/b\.example https:\/\/fichiers\.example data:/);
    expect(policy).toContain("media-src 'self' https://b.example https://fichiers.example;");
    expect(policy.split('fichiers.example')).toHaveLength(3);
    expect(of('')).toContain("img-src 'self' https://b.example data:");
  });

  it('is a sandbox on the host of the console only', () => {
    expect(politiqueDePage({ origine: 'https://b.example', hotes: [], fichiers: '', origines: [] })).toMatch(
      /^sandbox (?!.*same-origin)/,
    );
    expect(politiqueDePage({ origine: null, hotes: ['a.example'], fichiers: '', origines: [] })).toMatch(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'self' https:\/\/a\.example$/,
    );
  });
});

it('caches in front keep a page a minute at most, less where time will change it, and a day while we are away', () => {
  const of = (fraiche: number, perime = 86_400) => entetesDeCache({ fraiche, perime })['cdn-cache-control'];
  expect(of(300)).toBe('public, max-age=60, stale-while-revalidate=300, stale-if-error=86400');
  expect(of(12.7)).toContain('max-age=12,');
  expect(of(-5)).toContain('max-age=0, stale-while-revalidate=0,');
  expect(of(300, 100)).toContain('max-age=60, stale-while-revalidate=40,');
  expect(of(300, 20.5)).toContain('max-age=20, stale-while-revalidate=0,');
  expect(of(300, -1)).toContain('max-age=0, stale-while-revalidate=0,');
});
