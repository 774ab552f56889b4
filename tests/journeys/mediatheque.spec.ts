import type { Page } from '@playwright/test';
import { seriousViolations, withAxe } from '../support/axe.ts';
import { expect, test } from '../support/demonstration.ts';
import { pngOf } from '../support/images.ts';

const PICTURES = [
  { name: 'lac_bleu.png', bytes: pngOf(320, 180, [20, 90, 200]) },
  { name: 'pre_vert.png', bytes: pngOf(180, 320, [30, 160, 60]) },
  { name: 'toit_rouge.png', bytes: pngOf(240, 240, [190, 40, 30]) },
] as const;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Drops files as from a folder of the desk: the browser makes the drag, the page hears it. */
async function dropOnPage(page: Page): Promise<void> {
  const files = PICTURES.map(({ name, bytes }) => ({ name, text: bytes.toString('base64') }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, text } of given) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return data;
  }, files);
  await page.getByRole('heading', { level: 1, name: 'Médias' }).dispatchEvent('drop', { dataTransfer: transfer });
}

test('pictures dropped at once are completed, found, framed without a mouse, and kept while they serve', async ({
  page,
  open,
}) => {
  await withAxe(page);
  await test.step('takes three pictures dropped at once, keeps them, and has the last one completed by keyboard', async () => {
    await open('/mediatheque/list');
    await expect(page.getByRole('button', { name: 'Déposer des fichiers' })).toBeVisible();
    await dropOnPage(page);
    const drawer = page.getByRole('dialog', { name: 'Déposer des fichiers' });
    await expect(drawer.getByText('3 fichiers lus')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await drawer
      .getByRole('textbox', { name: /^Crédit/ })
      .first()
      .fill('© Office du Val');
    await drawer.getByRole('combobox', { name: 'Dossier' }).fill('Couleurs');
    await page.keyboard.press('Escape');
    for (const { name } of PICTURES.slice(0, 2)) {
      await drawer.getByRole('textbox', { name: `Texte alternatif de ${name}` }).fill('Un aplat de couleur');
    }
    const last = drawer.getByRole('listitem', { name: 'toit_rouge.png' });
    await expect(last.getByText(/^Il manque le texte alternatif\./)).toBeVisible();
    await drawer.getByRole('button', { name: 'Enregistrer 3 médias' }).click();
    await expect(drawer).toBeHidden();
    await expect(card(page, 'Toit rouge')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /à compléter/ }).click();
    await page.getByRole('link', { name: 'Les compléter à la suite' }).click();
    await expect(page.getByRole('textbox', { name: /^Texte alternatif/ })).toBeFocused();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.type('Un toit');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Tout est complété/)).toBeVisible();
  });

  await test.step('finds them by their words and by their folder, as pictures and as rows', async () => {
    await open('/mediatheque/list');
    await page.getByRole('searchbox', { name: 'Chercher dans Médias' }).fill('lac bleu');
    await expect(card(page, 'Lac bleu')).toBeVisible();
    await expect(card(page, 'Pre vert')).toBeHidden();
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
    await page
      .getByRole('navigation', { name: 'Dossiers' })
      .getByRole('button', { name: /^Couleurs/ })
      .click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByText('Tableau', { exact: true }).click();
    await expect(page.getByRole('row', { name: /Pre vert/ })).toBeVisible();
  });

  await test.step('frames a picture without a mouse, and remembers it', async () => {
    await open('/mediatheque/list?affichage=vignettes');
    await card(page, 'Lac bleu').getByRole('link', { name: 'Lac bleu' }).click();
    const mark = page.getByRole('button', { name: /^Point visible.: 50/ });
    await mark.focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('textbox', { name: 'Depuis le haut' }).fill('20');
    await expect(page.getByRole('list', { name: 'Aperçu des formats' }).getByRole('listitem')).toHaveCount(3);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enregistrer et rester' }).click();
    await expect(page.getByText(/^Enregistré/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Point visible.: 49.% depuis la gauche, 20/ })).toBeVisible();
  });

  await test.step('serves a form, and keeps what serves from being thrown away', async () => {
    await open('/selections/create');
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Rives du lac');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.waitForURL('**/selections/list');
    await open('/editions/modeleRubriqueDynamiques/create');
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Au bord de l’eau');
    await page.getByRole('textbox', { name: 'Titre' }).first().fill('Au bord de l’eau');
    await page.getByRole('combobox', { name: /^Sélection/ }).fill('Rives');
    await page.getByRole('option', { name: /Rives du lac/ }).click();
    await page.getByRole('button', { name: /^Choisir un média/ }).click();
    const dialog = page.getByRole('dialog', { name: /Choisir un média/ });
    await dialog.getByRole('searchbox', { name: 'Chercher' }).fill('lac');
    await dialog.getByRole('button', { name: /^Lac bleu/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('© Office du Val')).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.waitForURL('**/editions/modeleRubriqueDynamiques/list');

    await open('/mediatheque/list?affichage=vignettes');
    await card(page, 'Lac bleu').getByRole('button', { name: 'Actions pour Lac bleu' }).click();
    await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre à la corbeille' }).click();
    const refusal = page.getByRole('dialog', { name: /est encore utilisé/ });
    await expect(refusal.getByRole('link', { name: 'Au bord de l’eau' })).toBeVisible();
  });
});

test('the médiathèque holds in a window of 320 pixels, light and dark', { tag: '@torture' }, async ({ page, open }) => {
  await withAxe(page);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/mediatheque/list', '/mediatheque/create', '/mediatheque/completer']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await seriousViolations(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});
