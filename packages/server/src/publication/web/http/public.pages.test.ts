import { expect, it } from 'vitest';
import type { CodeInjecte } from '../../../rendering/web/page.ts';
import { unePageDeListe } from '../../../rendering/web/testing/pages.ts';
import type { Db } from '../../../schema.ts';
import { entree } from '../../cache.ts';
import type { Reponse } from '../pages/composition.ts';
import { createPages } from './public.pages.ts';
import { type Endroit, endroitDeFragment, enVariante, type Variante } from './public.visite.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const ENDROIT: Endroit = {
  site: {
    id: 1,
    code: 'ot',
    nom: 'Office',
    heberge: false,
    indexer: true,
    langues: ['fr'],
    langueParDefaut: 'fr',
    entiteId: null,
    domaines: ['www.lacs.example'],
    redirections: [],
    hotes: ['www.lacs.example'],
  },
  hote: null,
  base: '/public/ot',
  adresse: 'https://bridge.example/public/ot',
  fichiers: '',
};

/** Serves one answer, and keeps nothing of it. */
function served(
  compose: (base: string) => Reponse,
  variante: Variante = 'page',
  endroit = ENDROIT,
  site: Endroit['site'] | undefined = undefined,
) {
  const pages = createPages({
    // The database is never read: the answers of the test are what is published.
    db: undefined as unknown as Db,
    clock: { now: () => NOW },
    reserve: { answer: async (_cle, _qui, make) => entree(await make()) },
    sites: { byCode: () => site },
    compose: async (_db, { base }) => compose(base),
    render: async () => ({ html: '<html></html>', fragment: '<p></p>' }),
    framePage: (_page, { html }) => html,
    origine: 'https://bridge.example',
  });
  const demande = { genre: 'fiche', objet: 4 } as const;
  return pages.page({
    endroit,
    langue: 'fr',
    chemin: 'fr/x/4',
    demande,
    requete: new URLSearchParams(),
    variante,
    qui: [],
  });
}

const moved = (base: string): Reponse => ({ genre: 'redirection', statut: 301, vers: `${base}/fr/x/y-4`, cles: [] });

it('who is moved stays in the frame or the fragment, and asks us for it wherever that is shown', async () => {
  const location = async (variante: Variante, endroit = ENDROIT) =>
    (await served(moved, variante, endroit)).entetes.location;
  expect(await location('page')).toBe('/public/ot/fr/x/y-4');
  expect(await location('cadre')).toBe('/public/ot/fr/x/y-4?cadre=1');
  const elsewhere = endroitDeFragment(ENDROIT, 'https://www.lacs.example/sortir');
  expect(elsewhere.base).toBe('https://www.lacs.example/sortir');
  expect(await location('fragment', elsewhere)).toBe('/public/ot/fr/x/y-4?fragment=1');
});

it.each([
  ['/fr?a=1#b', 'cadre', '/fr?a=1&cadre=1#b'],
  ['/fr?cadre=1', 'cadre', '/fr?cadre=1'],
  ['/fr', 'page', '/fr'],
  ['https://ailleurs.example/', 'fragment', 'https://ailleurs.example/'],
] as const)('%s as a %s is %s', (location, variante, expected) =>
  expect(enVariante(location, variante)).toBe(expected),
);

const pageWith = (codes: readonly CodeInjecte[]) => (): Reponse => ({
  genre: 'page',
  statut: 200,
  aRendre: { page: unePageDeListe(), sources: { page: null, elements: {}, composants: {} }, codes },
  cles: [],
  perime: NOW,
  fin: null,
  fraicheur: 60,
  mesure: null,
});

it('the servers that custom codes call may be called, those of HTML too', async () => {
  const code = { type: 'html', href: '', html: '<p></p>', emplacement: 'fin' } as const;
  const page = await served(pageWith([code, { ...code, origines: ['https://carte.example'] }]));
  expect(page.entetes['content-security-policy']).toMatch(/frame-src [^;]*https:\/\/carte\.example/);
});

it('a page is made for its site as it is, which may have changed since the page was first asked for', async () => {
  const ancestors = async (site?: Endroit['site']) => {
    const { entetes } = await served(pageWith([]), 'page', ENDROIT, site);
    return /frame-ancestors ([^;]*)/.exec(entetes['content-security-policy'] ?? '')?.[1];
  };
  const moved = { ...ENDROIT.site, hotes: ['sortir.lacs.example'] };
  expect(await ancestors()).toContain('https://www.lacs.example');
  expect(await ancestors(moved)).toMatch(/^(?!.*www\.).*https:\/\/sortir\.lacs\.example/);
});
