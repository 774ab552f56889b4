import { type AnyRecord, civilDay, nouvelleCreation } from '@bridge/contract';
import { archiveOf } from '@bridge/server/sources/reading/archives/testing.archive';
import { expect, test } from '../support/demonstration.ts';

const DAY = 86_400_000;

/** Somebody else's code that tries what it must not reach, and writes the results in its page. */
const CURIEUSE = `<!doctype html><html><head><meta name="ad.size" content="width=300,height=250"></head>
<body onclick="window.open(clickTag)"><p>rien</p><script>
  const tente = (nom, quoi) => Promise.resolve().then(quoi).then(() => nom + ' obtenu', () => nom + ' refusé');
  Promise.all([
    tente('témoin', () => document['coo' + 'kie']),
    tente('stockage', () => self['local' + 'Storage'].length),
    tente('page', () => parent.parent.document.body),
    tente('appel', () => self['fet' + 'ch']('/public/_annonces/jeton?site=1')),
  ]).then((dits) => { document.querySelector('p').textContent = dits.join(', '); });
</script></body></html>`;
const REFUSEE = 'témoin refusé, stockage refusé, page refusé, appel refusé';

test('an HTML5 creation runs alone, in the console as on a site: no cookie, no storage, no network, nothing of the page around it', async ({
  page,
  api,
  open,
  demonstration,
}) => {
  const n = Date.now().toString(36);
  const create = (path: string, values: object) => api.call<AnyRecord>('POST', `/api/annonces${path}`, values);
  const format = await create('/format', {
    ...{ nom: `Animation ${n}`, code: `animation-${n}`, canal: 'web', genre: 'html5', partage: 'toutes' },
    ...{ largeur: 300, hauteur: 250, unite: 'px' },
  });
  const site = await api.byCode('/web/sites', 'aubrelande');
  const espace = await create('/space', {
    ...{ nom: `Animation ${n}`, code: `animation-${n}`, canal: 'web', emplacement: 'fond', partage: 'toutes' },
    ...{ sites: [site.id], formats: [format.id] },
  });
  const annonceur = await create('/annonceur', { nom: `Animation ${n}`, partage: 'toutes' });
  const annonce = await create('/annonce', {
    ...{ nom: `Animation ${n}`, format: format.id, annonceur: annonceur.id, espaces: [espace.id], partage: 'toutes' },
    ...{ du: civilDay(new Date()), au: civilDay(new Date(Date.now() + 13 * DAY)) },
    creations: [{ ...nouvelleCreation(format.id), url: 'https://animation.example/' }],
  });

  // A creation given in the form runs beside it at once.
  await open(`/annonces/annonce/edit/${annonce.id}`);
  await page.getByRole('button', { name: /toutes les langues/ }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Déposer une archive ZIP' }).click(),
  ]);
  await chooser.setFiles({
    name: 'animation.zip',
    mimeType: 'application/zip',
    buffer: await archiveOf({ 'index.html': CURIEUSE }),
  });
  const said = (frame: string) => page.frameLocator(frame).frameLocator('iframe').locator('p');
  await expect(said('iframe[title="Animation HTML5"]')).toHaveText(REFUSEE);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const saved = () => api.call<AnyRecord>('GET', `/api/annonces/annonce/${annonce.id}`);
  await expect.poll(async () => (await saved()).version).toBeGreaterThan(annonce.version);
  const { version } = await saved();
  await api.call('POST', `/api/annonces/annonce/${annonce.id}/valider`, { version });
  const list = `${demonstration.address}/public/aubrelande/fr/ou-dormir`;
  const box = `[data-bridge-annonce="${annonce.id}"]`;
  await expect.poll(async () => (await page.goto(list)) && (await page.locator(box).count())).toBeGreaterThan(0);
  await page.locator(box).first().scrollIntoViewIfNeeded();
  await expect(said(`${box} iframe`)).toHaveText(REFUSEE);
});
