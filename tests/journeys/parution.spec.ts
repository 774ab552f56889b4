import type { ConsoleApi } from '../support/console-api.ts';
import { choose, expect, test } from '../support/demonstration.ts';
import { attachmentOf, messagesTo } from '../support/mailbox.ts';
import { textOfPdf } from '../support/pdf.ts';

type Call = ConsoleApi['call'];
interface Evenement {
  readonly id: number;
  readonly nom: string;
}

/** The next events, in an agenda of their own. */
async function agendaOf(call: Call): Promise<{ readonly evenements: readonly Evenement[]; readonly modele: string }> {
  const filter = encodeURIComponent(JSON.stringify({ typeBridge: ['evenement'], statut: ['publie'] }));
  const { items: evenements } = await call<{ items: Evenement[] }>(
    'GET',
    `/api/catalogue?itemsPerPage=7&sort=prochaineDate&filter=${filter}`,
  );
  const create = (path: string, values: object) => call<{ id: number }>('POST', `/api${path}`, values);
  const first = async (path: string, q: string) =>
    (await call<{ items: { id: number; gabarit?: number }[] }>('GET', `/api${path}?q=${q}`)).items[0];
  const modele = 'Sept rendez-vous';
  const selection = await create('/selections', {
    nom: modele,
    code: 'sept-rendez-vous',
    mode: 'manuelle',
    inclusions: evenements.map(({ id }, rang) => ({ objet: id, position: rang + 1 })),
  });
  const rubrique = await create('/editions/modeleRubriqueDynamiques', {
    nom: modele,
    code: 'sept-rendez-vous',
    titre: { fr: 'Les rendez-vous' },
    selection: selection.id,
    plusieursJours: 'premier',
    niveaux: [{ par: 'jour', critere: null, titre: {}, ordre: 'nom' }],
    blocs: [(await first('/blocs', 'papier'))?.id],
  });
  const saut = 'page';
  await create('/editions/modeles', {
    nom: modele,
    code: 'sept-rendez-vous',
    titre: { fr: modele },
    periode: { genre: 'jours', de: 0, a: 30 },
    gabarit: (await first('/editions/modeles', 'agenda'))?.gabarit,
    plan: [
      { genre: 'sommaire', saut },
      {
        genre: 'rubrique',
        rubrique: { ref: 'rubriqueDynamique', id: rubrique.id },
        titre: {},
        selection: null,
        tri: null,
        couleur: null,
        saut,
      },
    ],
  });
  return { evenements, modele };
}

test('an agenda that appears each Monday: made at once, mailed, at its address; the next one tells what changed', {
  tag: '@torture',
}, async ({ page, become, demonstration }) => {
  const write = await become('demo-admin');
  const call = await become('demo-edition-admin');
  const { evenements, modele } = await agendaOf(call);
  expect(evenements).toHaveLength(7);

  const parutions = page.getByRole('region', { name: 'Parutions' });
  await test.step('is scheduled, for a mailbox and for its permanent address', async () => {
    await page.goto('/editions/planifications/create');
    await page.getByRole('textbox', { name: 'Nom' }).first().fill('Agenda de sept jours');
    await choose(page, 'Modèle', modele, modele);
    for (const destination of ['E-mail', 'Adresse permanente']) {
      await page.getByRole('button', { name: 'Ajouter une destination' }).click();
      await page.getByRole('menuitem', { name: destination }).click();
    }
    await page.getByRole('textbox', { name: 'Destinataires' }).fill('hotel@exemple.fr');
    await page.getByRole('button', { name: 'Enregistrer et rester' }).click();
    await expect(parutions.getByRole('button', { name: 'Exécuter maintenant' })).toBeVisible();
  });

  const planification = page.url();
  const appeared = parutions.getByRole('link', { name: /validé/ });
  const run = async (count: number) => {
    await parutions.getByRole('button', { name: 'Exécuter maintenant' }).click();
    await page.getByRole('button', { name: 'Exécuter et envoyer' }).click();
    await expect(appeared).toHaveCount(count, { timeout: 200_000 });
    await expect.poll(async () => (await messagesTo('hotel@exemple.fr')).length).toBe(count);
  };

  await test.step('appears at once: every event under its day, in the mailbox and at the address', async () => {
    await run(1);
    const [raw = ''] = await messagesTo('hotel@exemple.fr');
    const told = await textOfPdf(attachmentOf(raw));
    for (const { nom } of evenements) expect(told.replace(/\s+/g, ' ')).toContain(nom.replace(/\s+/g, ' '));
    await appeared.click();
    const drawer = page.getByRole('dialog', { name: /Document/ });
    const address = new URL(await drawer.getByRole('textbox', { name: 'Adresse permanente' }).inputValue());
    const served = await fetch(new URL(address.pathname, demonstration.address));
    expect(await textOfPdf(Buffer.from(await served.arrayBuffer()))).toBe(told);
    await page.goto(planification);
  });

  await test.step('the next one tells the seven events that changed', async () => {
    for (const { id, nom } of evenements)
      await write('PUT', `/api/catalogue/${id}/textes`, { champ: 'nom', langue: 'fr', valeur: `${nom}, complet` });
    await run(2);
    await page.getByRole('button', { name: 'Comparer deux parutions' }).click();
    await expect(page.getByRole('dialog', { name: 'Comparer deux parutions' }).getByText(/7\smodifiés/)).toBeVisible();
  });
});
