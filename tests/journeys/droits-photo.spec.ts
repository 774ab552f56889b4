import { type AnyRecord, diapositives, newItem } from '@bridge/contract';
import type { ConsoleApi } from '../support/console-api.ts';
import { expect, test } from '../support/demonstration.ts';
import { pngOf } from '../support/images.ts';

const JOUR = 86_400_000;
const ALT = 'Une crête au soleil';
const CODE = 'droits-photo';
type Call = ConsoleApi['call'];

async function drop(address: string, token: string): Promise<string> {
  const deposited = await fetch(`${address}/prod-api/api/mediatheque/fichiers?nom=crete.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(pngOf(1600, 900, [90, 120, 60])),
  });
  return ((await deposited.json()) as { data: { fichier: string } }).data.fichier;
}

const first = async (call: Call, path: string) =>
  (await call<{ items: AnyRecord[] }>('GET', `/api${path}`)).items[0] ?? { id: 0, version: 0 };
const publie = (call: Call, path: string, { id, version }: AnyRecord) =>
  call('POST', `/api${path}/${id}/publier`, { version, du: null, au: null });

/** Puts a photo at the head of a list of a site, on a screen, and on the cover of a guide. */
async function prepare(call: Call, root: Call, media: number) {
  const create = (path: string, values: object) => call<AnyRecord>('POST', `/api${path}`, values);
  const named = { nom: 'Crêtes', code: CODE };
  const site = await create('/web/sites', { ...named, langues: ['fr'], langueParDefaut: 'fr' });
  const selection = await create('/selections', { ...named, regles: { genre: 'groupe', lien: 'et', regles: [] } });
  const modele = await first(call, '/web/listModels');
  const liste = await create('/web/listes', {
    ...named,
    ...{ sites: [site.id], selection: selection.id, modele: modele.id, titre: { fr: 'Nos crêtes' }, image: media },
  });
  await publie(call, '/web/listes', liste);

  const gabarit = await first(root, '/superadmin/diaporama_template?q=paysage');
  const sequence = [
    newItem(diapositives, { genre: 'texte', titre: { fr: 'Bienvenue' }, duree: 3 }),
    newItem(diapositives, { genre: 'media', media: { ref: 'media', id: media }, duree: 3 }),
  ];
  const diaporama = await create('/display/diaporamas', { ...named, gabarit: gabarit.id, sequence });
  await publie(call, '/display/diaporamas', diaporama);
  const ecran = await create('/display/ecrans', { nom: 'Écran des crêtes', diaporama: diaporama.id });

  const guide = await first(call, '/editions/modeles?q=guide');
  const edition = await create('/editions/modeles', {
    ...named,
    ...{ gabarit: guide.gabarit, gabaritCouverture: guide.gabaritCouverture, couverture: media },
    plan: [{ genre: 'page-libre', titre: {}, texte: { fr: 'En haut, le vent.' }, media: null, saut: 'page' }],
  });
  return { ecran, edition };
}

test('a photo whose rights ended yesterday leaves the list and the screen, and stops the document, which names it', {
  tag: '@torture',
}, async ({ page, browser, become, api, demonstration }) => {
  const call = await become('demo-admin');
  const [token] = (await page.context().cookies(demonstration.address)).filter(({ name }) => name === 'token');
  const media = await call<AnyRecord>('POST', '/api/mediatheque', {
    fichier: await drop(demonstration.address, token?.value ?? ''),
    titre: { fr: 'Crête du Vent Clair' },
    alternatif: { fr: ALT },
    credit: '© Office',
    supports: ['web', 'print', 'ecran'],
  });
  const { ecran, edition } = await prepare(call, api.call, media.id);
  const liste = async () => (await fetch(`${demonstration.address}/public/${CODE}/fr/${CODE}`)).text();
  const television = await browser.newContext({
    viewport: { width: 960, height: 540 },
    baseURL: demonstration.address,
  });
  const screen = await television.newPage();
  const onScreen = screen.locator('.piste.devant').getByAltText(ALT);

  await test.step('is seen on the list and on the screen while its rights allow it', async () => {
    await expect.poll(liste).toContain(ALT);
    await screen.goto('/e');
    const code = await screen.locator('.accueil-code').textContent();
    await call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code });
    await expect(onScreen).toBeVisible();
  });

  const hier = new Date(Date.now() - JOUR).toISOString().slice(0, 10);
  await call('PUT', `/api/mediatheque/${media.id}`, { droits: { du: null, au: hier }, version: media.version });

  await test.step('is on neither once they ended', async () => {
    await expect.poll(liste).not.toContain(ALT);
    expect(await liste()).toContain('Nos crêtes');
    await expect(screen.getByAltText(ALT)).toHaveCount(0);
    await expect(screen.locator('.piste.devant h1')).toHaveText('Bienvenue');
    await television.close();
  });

  await test.step('stops the document, whose report names it', async () => {
    await page.goto(`/editions/modeles/edit/${edition.id}`);
    await page.getByRole('button', { name: 'Produire' }).click();
    await page
      .getByRole('region', { name: 'Documents' })
      .getByRole('link', { name: /à relire/ })
      .click();
    const drawer = page.getByRole('dialog', { name: /Document/ });
    await drawer.getByRole('tab', { name: /Contrôle/ }).click();
    await expect(drawer.getByText(/les droits du média «\s?Crête du Vent Clair\s?» ne permettent pas/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByRole('dialog', { name: 'Valider malgré le contrôle\u00a0?' })).toBeVisible();
  });
});
