import { expect, it } from 'vitest';
import { unePageDeFiche, unSite } from '../../../rendering/web/testing/pages.ts';
import { objetDe } from './api.rules.ts';

it('an objet is told with addresses that others may follow, in its blocs too', () => {
  const html = '<img src="/public/photos/7/0-a/320.webp" srcset="/a.webp 320w, /b.webp 640w"><a href="/fr">Le lac</a>';
  const page = unePageDeFiche({ site: unSite({ adresse: 'https://ot.example/fr' }) });
  const { contenu } = objetDe({ ...page, zones: { ...page.zones, galerie: [{ code: 'galerie', html }] } });
  expect(contenu.find(({ bloc }) => bloc === 'galerie')?.html).toBe(
    '<img src="https://ot.example/public/photos/7/0-a/320.webp" srcset="https://ot.example/a.webp 320w, https://ot.example/b.webp 640w"><a href="https://ot.example/fr">Le lac</a>',
  );
});
