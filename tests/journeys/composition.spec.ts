import type { AnyRecord } from '@bridge/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/demonstration.ts';
import { RecordForm } from '../support/records.ts';

test('blocs of a fiche are dragged by mouse within their zone and into another, and stay there once saved', async ({
  open,
  page,
  api,
}) => {
  const [gabarit, premier, deuxieme, troisieme] = await Promise.all([
    api.call<{ items: AnyRecord[] }>('GET', '/api/superadmin/fiches/templates?itemsPerPage=1'),
    bloc('Dragged first'),
    bloc('Dragged second'),
    bloc('Dragged third'),
  ]);
  const { id } = await api.call<AnyRecord>('POST', '/api/web/fiches', {
    nom: 'Fiche composée à la souris',
    code: 'fiche-composee-a-la-souris',
    gabarit: gabarit.items[0]?.id,
    zones: [
      { zone: 'corps', bloc: premier },
      { zone: 'corps', bloc: deuxieme },
      { zone: 'laterale', bloc: troisieme },
    ],
  });
  await open(`/web/fiches/edit/${id}`);
  const corps = page.getByRole('region', { name: 'Corps' });
  const cote = page.getByRole('region', { name: 'Colonne de côté' });
  const handle = (nom: string) => page.getByRole('button', { name: `Déplacer ${nom}`, exact: true });

  await drag(page, handle('Dragged first'), cote.getByText('Dragged third'));
  await expect(corps.getByRole('listitem')).toHaveText(['Dragged second']);
  await expect(cote.getByRole('listitem')).toHaveCount(2);
  const [before = '', after = ''] = await cote.getByRole('listitem').allTextContents();
  expect([before, after].sort()).toEqual(['Dragged first', 'Dragged third']);

  await drag(page, handle(after), cote.getByText(before));
  await expect(cote.getByRole('listitem')).toHaveText([after, before]);

  const form = new RecordForm(page);
  await form.saveAndStay.click();
  await expect(page.getByText(/^Enregistré à/).filter({ visible: true })).toBeVisible();
  const saved = await api.call<AnyRecord>('GET', `/api/web/fiches/${id}`);
  const blocs = { 'Dragged first': premier, 'Dragged second': deuxieme, 'Dragged third': troisieme };
  const idOf = (nom: string) => Object.entries(blocs).find(([name]) => name === nom)?.[1];
  expect(saved.zones).toEqual([
    { zone: 'corps', bloc: deuxieme },
    { zone: 'laterale', bloc: idOf(after) },
    { zone: 'laterale', bloc: idOf(before) },
  ]);

  async function bloc(nom: string): Promise<number> {
    const made = await api.call<AnyRecord>('POST', '/api/blocs', { nom, code: nom.toLowerCase().replaceAll(' ', '-') });
    return made.id;
  }
});

/** Carries what a handle holds over a target, as a hand does: in several moves. */
async function drag(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  await target.hover();
  // The blocs make room for the carried one, which moves the target.
  await target.hover();
  await page.mouse.up();
}
