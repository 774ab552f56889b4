import type { AnyRecord, Segment, Traduction } from '@bridge/contract';
import { Services } from '@bridge/server/areas/traductions/testing/services';
import { test as base, expect } from '../support/demonstration.ts';

const FLUX = '/api/administration/tourinsoft-v3/flux';
const CONFIG = '/api/reglages/deeplTranslationConfig';
const LIGNES = '/api/reglages/traductions';

/** Two moulins as Tourinsoft sends them. */
const syndication = (textes: readonly [string, string]) =>
  JSON.stringify({
    'odata.metadata': 'x',
    value: textes.map((texte, rang) => ({
      SyndicObjectID: `PNAMOU${String(rang).padStart(9, '0')}`,
      SyndicObjectName: `Moulin suivi ${rang + 1}`,
      Updated: '2026-11-01T08:00:00',
      ObjectTypeName: 'Patrimoine naturel',
      COMMUNE: 'Bourg-le-Gué',
      CP: '96100',
      DESCRIPTIF: texte,
    })),
  });

const AVANT = ['Le premier moulin tourne depuis trois siècles.', 'Le second moulin ne tourne plus.'] as const;
const APRES = ['Le premier moulin tourne encore, le dimanche.', 'Le second moulin tourne de nouveau.'] as const;
const ECRIT = 'The second mill stands still, said somebody who knows it.';

/** A translation engine, on a server of its own. */
const test = base.extend<{ readonly moteur: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  moteur: async ({}, use) => {
    const services = new Services();
    await use(await services.open());
    await services.close();
  },
});

test('the French changes at its source: what a machine said is said anew, what a person wrote stays and is shown as late', {
  tag: '@torture',
}, async ({ page, open, api: { call, deposit }, moteur }) => {
  const lines = async () => {
    const { items } = await call<{ items: Traduction[] }>(
      'GET',
      `${LIGNES}?q=Moulin suivi&filter={"langue":["en"]}&itemsPerPage=50`,
    );
    const described = items.filter(({ genre }) => genre === 'description').sort((a, b) => a.nom.localeCompare(b.nom));
    const segments = described.map(({ id }) => call<Segment>('GET', `${LIGNES}/${id}/segment`));
    return (await Promise.all(segments)).map(({ ligne, texte }) => [ligne.etat, ligne.origine, texte]);
  };
  // Words that a person writes belong to an entity.
  const { items: offices } = await call<{ items: AnyRecord[] }>('GET', '/api/dnsit_entities?q=Val d’Ambre');
  const entiteId = offices[0]?.id;
  const named = { nom: 'Moulins suivis' };
  const { nom: depot } = await deposit('moulins-avant.json', syndication(AVANT));
  const { id } = await call<AnyRecord>('POST', FLUX, { ...named, origine: 'fichier', depot, entiteId });
  await call('POST', `${FLUX}/${id}/correspondance`);
  await call('POST', `${FLUX}/${id}/importer`, { aBlanc: false });
  await expect.poll(lines).toEqual([
    ['manquante', null, null],
    ['manquante', null, null],
  ]);

  const ofTheFlux = { genre: 'mots', champ: 'flux', op: 'une', valeurs: [{ ref: 'fluxTourinsoft', id }] };
  const selection = await call<AnyRecord>('POST', '/api/selections', {
    ...named,
    code: 'moulins-suivis',
    regles: { genre: 'groupe', lien: 'et', regles: [ofTheFlux] },
  });
  const engine = { fournisseur: 'libretranslate', adresse: moteur, actif: true, relecture: false };
  const what = { languesCibles: ['en'], champs: ['description'], selection: selection.id };
  const config = await call<AnyRecord>('POST', CONFIG, { ...named, ...engine, ...what });
  const launch = () => call('POST', `${CONFIG}/${config.id}/lancement`);
  await launch();
  await expect.poll(lines).toEqual(AVANT.map((texte) => ['a_jour', 'machine', `(en) ${texte}`]));

  await open('/reglages/traductions?q=Moulin suivi 2&langue=en');
  await page.getByRole('row').filter({ hasText: 'Descriptif détaillé' }).getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Traduction' }).fill(ECRIT);
  await drawer.getByRole('button', { name: /^Enregistrer/ }).click();
  await expect.poll(lines).toEqual([
    ['a_jour', 'machine', `(en) ${AVANT[0]}`],
    ['a_jour', 'humain', ECRIT],
  ]);

  const changed = await deposit('moulins-apres.json', syndication(APRES));
  const { version } = await call<AnyRecord>('GET', `${FLUX}/${id}`);
  await call('PUT', `${FLUX}/${id}`, { version, depot: changed.nom });
  await call('POST', `${FLUX}/${id}/importer`, { aBlanc: false });
  await expect.poll(lines).toEqual([
    ['perimee', 'machine', `(en) ${AVANT[0]}`],
    ['perimee', 'humain', ECRIT],
  ]);

  await launch();
  await expect.poll(lines).toEqual([
    ['a_jour', 'machine', `(en) ${APRES[0]}`],
    ['perimee', 'humain', ECRIT],
  ]);
  await open('/reglages/traductions?q=Moulin suivi&etat=perimee');
  const late = page.getByRole('row').filter({ hasText: 'Moulin suivi' });
  await expect(late).toHaveCount(1);
  await expect(late).toContainText('Moulin suivi 2');
  await expect(late).toContainText('Périmée');
  await expect(late).toContainText('Une personne');
});
