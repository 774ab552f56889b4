import { expect, test } from '../support/demonstration.ts';

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
