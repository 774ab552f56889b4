import { expect, test } from '../support/demonstration.ts';
import { pngOf } from '../support/images.ts';

const JOUR = 86_400_000;

test('a model shows its pages as they print; its document is made, looked at, validated, and found at its permanent address', async ({
  page,
  become,
  demonstration,
}) => {
  const call = await become('demo-edition-admin');
  const { items } = await call<{ items: { id: number; nom: string }[] }>('GET', '/api/editions/modeles?q=agenda');
  await page.goto(`/editions/modeles/edit/${items[0]?.id}`);
  await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Produire' }).click();
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents
    .getByRole('link', { name: /à relire/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /Document/ });
  await expect(drawer.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible();
  await drawer.getByRole('tab', { name: /Contrôle/ }).click();
  await expect(drawer.getByRole('tabpanel')).toBeVisible();
  await drawer.getByRole('button', { name: 'Valider' }).click();
  const agreed = page.getByRole('button', { name: 'Valider quand même' });
  const address = drawer.getByRole('textbox', { name: 'Adresse permanente' });
  await expect(agreed.or(address).first()).toBeVisible();
  if (await agreed.isVisible()) await agreed.click();
  const found = new URL(await address.inputValue());
  const served = await fetch(new URL(found.pathname, demonstration.address));
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await served.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a photo whose rights ended yesterday stops the document, which names it', async ({
  page,
  become,
  demonstration,
}) => {
  const call = await become('demo-admin');
  const [token] = (await page.context().cookies(demonstration.address)).filter(({ name }) => name === 'token');
  const deposited = await fetch(`${demonstration.address}/prod-api/api/mediatheque/fichiers?nom=crete.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token?.value}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(pngOf(600, 400, [90, 120, 60])),
  });
  const { fichier } = ((await deposited.json()) as { data: { fichier: string } }).data;
  const media = await call<{ id: number; version: number }>('POST', '/api/mediatheque', {
    fichier,
    titre: { fr: 'Crête du Vent Clair' },
    alternatif: { fr: 'Une crête au soleil' },
    credit: '© Office',
  });
  const { items } = await call<{ items: { gabarit: number; gabaritCouverture: number }[] }>(
    'GET',
    '/api/editions/modeles?q=guide',
  );
  const modele = await call<{ id: number }>('POST', '/api/editions/modeles', {
    nom: 'Crêtes',
    code: 'cretes',
    gabarit: items[0]?.gabarit,
    gabaritCouverture: items[0]?.gabaritCouverture,
    couverture: media.id,
    plan: [{ genre: 'page-libre', titre: {}, texte: { fr: 'En haut, le vent.' }, media: null, saut: 'page' }],
  });
  const hier = new Date(Date.now() - JOUR).toISOString().slice(0, 10);
  await call('PUT', `/api/mediatheque/${media.id}`, { droits: { du: null, au: hier }, version: media.version });

  await page.goto(`/editions/modeles/edit/${modele.id}`);
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
