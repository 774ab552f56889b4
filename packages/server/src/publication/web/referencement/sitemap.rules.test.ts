import { describe, expect, it } from 'vitest';
import { unePageDAccueil } from '../../../rendering/web/testing/pages.ts';
import { llms, robots, sitemap, sitemapIndex } from './sitemap.rules.ts';

describe('the map of a site', () => {
  it('has an entry for each language, each with the others, its date and its images', () => {
    const xml = sitemap([
      {
        versions: [
          { langue: 'fr', href: 'https://ot.example/fr/a?b=1&c=<2>' },
          { langue: 'en', href: 'https://ot.example/en/a' },
        ],
        parDefaut: 'https://ot.example/fr/a',
        modifieeLe: new Date('2026-11-03T10:00:00Z'),
        images: ['https://ot.example/p.jpg'],
      },
    ]);
    expect(xml.match(/<url>/g)).toHaveLength(2);
    expect(xml).toContain(
      '<loc>https://ot.example/fr/a?b=1&amp;c=&lt;2&gt;</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod>',
    );
    expect(xml.match(/hreflang="en" href="https:\/\/ot\.example\/en\/a"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
    expect(xml).toContain('<image:loc>https://ot.example/p.jpg</image:loc>');
  });

  it('names its parts', () => {
    expect(sitemapIndex('https://ot.example', 2).match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://ot.example/sitemap-1.xml',
      '<loc>https://ot.example/sitemap-2.xml',
    ]);
  });
});

it('robots are kept away from a site that is not to be found', () => {
  expect(robots({ indexer: false }, 'https://ot.example')).toBe('User-agent: *\nDisallow: /\n');
  expect(robots({ indexer: true }, 'https://ot.example')).toContain('Sitemap: https://ot.example/sitemap.xml');
});

it('a site tells programs that read what lists it has, one line each', () => {
  const [liste] = unePageDAccueil().listes;
  if (liste === undefined) throw new Error('a home page without lists');
  const page = unePageDAccueil({
    listes: [{ ...liste, libelle: 'Où\nmanger](x)', href: '/public/malbrume/fr/manger', description: 'Tables' }],
  });
  expect(llms(page)).toContain(
    '- [Où manger x](https://bridge.exemple.fr/public/malbrume/fr/manger): Tables ([JSON](https://bridge.exemple.fr/public/malbrume/fr/manger.json))\n',
  );
});
