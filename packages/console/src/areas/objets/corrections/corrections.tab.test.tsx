import { type CorrectionDObjet, documentVide, errorKinds, photoDeMediatheque } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mediaOf } from '../../../catalogue/media/testing/medias.ts';
import { blankMap } from '../../../testing/blank-map.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ficheOf } from '../testing/fiche.ts';
import { BASE, READ, showObjet as show } from '../testing/show-objet.tsx';

blankMap();
fakeBrowser();

const PUT = `PUT ${BASE}/corrections`;
const { tarifs } = documentVide();
const photo = (cle: string) => ({ cle, genre: 'image' as const, url: `https://x.example/${cle}`, credit: cle });
const fiche = (corrections: CorrectionDObjet[] = []) =>
  ficheOf({
    document: {
      medias: [photo('Anne'), photo('Bruno')],
      tarifs: {
        ...tarifs,
        lignes: [{ libelle: { schema: 's', code: 'a', libelle: { fr: 'Adulte' } }, min: 8, devise: 'EUR' }],
      },
    },
    corrections,
  });
const faite = { perime: true, majLe: '2026-11-01T08:00:00.000Z', par: 'Camille Durand' };
const part = (name: string) => within(screen.getByRole('region', { name }));
const partOnceThere = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the corrections of an objet', () => {
  it('start from what the source says, and are sent as documents say it', async () => {
    const { user, sent, isDirty } = await show(fiche(), 'corrections', {
      [PUT]: () => ({ data: { corrections: [] } }),
    });
    await user.click(await screen.findByRole('button', { name: /^Corriger\s: Tarifs$/ }));
    expect(isDirty()).toBe(false);
    // A single price is open at once.
    const price = part('Tarifs').getByRole('textbox', { name: 'Prix' });
    await user.clear(price);
    await waitFor(() => expect(isDirty()).toBe(true));
    await user.type(price, '8');
    await waitFor(() => expect(isDirty()).toBe(false));
    await user.clear(price);
    await user.type(price, '9,5');
    await user.click(part('Tarifs').getByRole('button', { name: /^Enregistrer/ }));
    await waitFor(() =>
      expect(sent(PUT)[0]?.body).toMatchObject({ partie: 'tarifs', valeur: { lignes: [{ min: 9.5, max: 9.5 }] } }),
    );
    await waitFor(() => expect(isDirty()).toBe(false));
  });

  it('hide a photo, bring it back, and give the source its place', async () => {
    const corrections: CorrectionDObjet[] = [{ partie: 'medias', valeur: [photo('Bruno')], ...faite }];
    const { user, sent } = await show(fiche(corrections), 'corrections', {
      [PUT]: () => ({ data: { corrections: [] } }),
    });
    expect(await screen.findByText('Périmé')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Corriger\s: Photos$/ }));
    await user.click(part('Photos').getByRole('button', { name: 'Remettre Anne' }));
    await user.click(part('Photos').getByRole('button', { name: 'Monter la photo 2' }));
    await user.click(part('Photos').getByRole('button', { name: /^Enregistrer/ }));
    await waitFor(() =>
      expect(sent(PUT)[0]?.body).toEqual({
        partie: 'medias',
        valeur: [photo('Anne'), photo('Bruno')],
        empreinte: fiche().empreintes?.medias,
        majLe: faite.majLe,
      }),
    );
  });

  it('take a photo of the médiathèque, whose credit is said there', async () => {
    const media = mediaOf(31, { titre: 'Le lac' });
    const { user, sent } = await show(fiche(), 'corrections', {
      [PUT]: () => ({ data: { corrections: [] } }),
      'GET /api/mediatheque/choix': () => ({ data: { items: [media], total: 1 } }),
      'GET /api/mediatheque/dossiers': () => ({ data: { items: [] } }),
    });
    await user.click(await screen.findByRole('button', { name: /^Corriger\s: Photos$/ }));
    await user.click(part('Photos').getByRole('button', { name: 'Ajouter une photo de la médiathèque' }));
    await user.click(await screen.findByRole('button', { name: /Le lac/ }));
    // Photos for print and screens are offered too.
    expect(sent('GET /api/mediatheque/choix')[0]?.query.get('support') ?? '').toBe('');
    expect(await part('Photos').findByText('Le lac, © Office du Val')).toBeTruthy();
    await user.click(part('Photos').getByRole('button', { name: 'Monter la photo 3' }));
    await user.click(part('Photos').getByRole('button', { name: /^Enregistrer/ }));
    await waitFor(() =>
      expect(sent(PUT)[0]?.body).toMatchObject({
        valeur: [photo('Anne'), { cle: 'mediatheque-31', genre: 'image', url: '', media: 31 }, photo('Bruno')],
      }),
    );
  });

  it('take the place of somebody else’s only knowingly, and say what they were made from', async () => {
    let theirs: CorrectionDObjet[] = [];
    const empreintes = fiche().empreintes ?? { medias: '', ouverture: '', tarifs: '' };
    const { user, sent } = await show(fiche(), 'corrections', {
      // The source has changed too.
      [READ]: () => ({
        data: {
          ...fiche(theirs),
          empreintes: theirs.length > 0 ? { ...empreintes, tarifs: 'd'.repeat(64) } : empreintes,
        },
      }),
      [PUT]: () => {
        if (theirs.length > 0) return { data: { corrections: theirs } };
        theirs = [{ partie: 'tarifs', valeur: tarifs, ...faite }];
        return refusal(errorKinds.conflict);
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Corriger\s: Tarifs$/ }));
    const save = () => user.click(part('Tarifs').getByRole('button', { name: /^Enregistrer/ }));
    await save();
    expect(await part('Tarifs').findByText(/Une autre personne a corrigé cette partie/)).toBeTruthy();
    await part('Tarifs').findByText(/Camille Durand/);
    await save();
    await waitFor(() =>
      expect(sent(PUT).map(({ body }) => body)).toMatchObject([
        { empreinte: empreintes.tarifs, majLe: null },
        { empreinte: empreintes.tarifs, majLe: faite.majLe },
      ]),
    );
  });

  it('wait for hours that can be read and are possible, and for prices that are', async () => {
    const { user, sent } = await show(fiche(), 'corrections', { [PUT]: () => ({ data: { corrections: [] } }) });
    const mayNotSave = (name: string) =>
      expect(part(name).getByRole('button', { name: /^Enregistrer/ })).toHaveProperty('disabled', true);
    await user.click(await screen.findByRole('button', { name: /^Corriger\s: Tarifs$/ }));
    const price = part('Tarifs').getByRole('textbox', { name: 'Prix' });
    await user.clear(price);
    await user.type(price, 'huit');
    expect(price).toHaveProperty('value', 'huit');
    expect(part('Tarifs').getByText('Un prix comme 12,50.')).toBeTruthy();
    mayNotSave('Tarifs');

    await user.click(await screen.findByRole('button', { name: /^Corriger\s: Horaires$/ }));
    await user.click(part('Horaires').getByRole('button', { name: 'Ajouter une période' }));
    const opens = await part('Horaires').findByRole('textbox', { name: 'Ouvre' });
    await user.type(opens, 'midi');
    expect(part('Horaires').getByText('Une heure comme 09:30.')).toBeTruthy();
    mayNotSave('Horaires');
    await user.clear(opens);
    await user.type(opens, '12:00');
    const closes = part('Horaires').getByRole('textbox', { name: 'Ferme' });
    await user.type(closes, '11:00');
    expect(part('Horaires').getByText(/^La fermeture précède l’ouverture/)).toBeTruthy();
    expect(part('Horaires').queryByText(/caractères sur/)).toBeNull();
    mayNotSave('Horaires');
    await user.clear(closes);
    await user.clear(opens);
    await user.type(opens, '9h30');
    await user.click(part('Horaires').getByRole('button', { name: /^Enregistrer/ }));
    await waitFor(() =>
      expect(sent(PUT)[0]?.body).toMatchObject({
        partie: 'ouverture',
        valeur: { periodes: [{ regle: 'quotidien', creneaux: [{ ouvre: '09:30' }] }] },
      }),
    );
  });

  describe('once made', () => {
    const MEDIA = 'GET /api/mediatheque/choix';
    const made: CorrectionDObjet[] = [
      { partie: 'medias', valeur: [photoDeMediatheque(31), photo('Bruno'), photo('retirée')], ...faite },
      {
        partie: 'tarifs',
        valeur: {
          ...tarifs,
          lignes: [{ libelle: { schema: 's', code: 'm', libelle: { fr: 'Menu' } }, min: 20, max: 30, devise: 'EUR' }],
        },
        ...faite,
      },
    ];
    const answers = (items: unknown[]) => ({ [MEDIA]: () => ({ data: { items, total: items.length } }) });
    const known = answers([mediaOf(31, { alternatif: 'Un lac au printemps' })]);

    it('are read where they are made, with the photos that the médiathèque has', async () => {
      await show(fiche(made), 'corrections', known);
      expect(await (await partOnceThere('Photos')).findByText('© Office du Val')).toBeTruthy();
      expect(part('Photos').getByRole('img', { name: 'Un lac au printemps' })).toBeTruthy();
      expect(part('Photos').getByText('© Bruno')).toBeTruthy();
      expect(part('Photos').queryByText('© retirée')).toBeNull();
      expect(part('Tarifs').getByRole('row', { name: /^Menu 20,00/ })).toBeTruthy();
      expect(part('Horaires').queryByText('Vos pages montrent')).toBeNull();
    });

    it('are told as such in the objet', async () => {
      await show(fiche(made), '', known);
      expect(await (await partOnceThere('Médias')).findByRole('img', { name: 'Un lac au printemps' })).toBeTruthy();
      for (const name of ['Médias', 'Tarifs']) expect(part(name).getByText('Corrigé ici')).toBeTruthy();
      expect(part('Ouverture').queryByText('Corrigé ici')).toBeNull();
    });

    it('say of a photo that is gone that it is', async () => {
      await show(fiche(made), '', answers([]));
      expect(
        await (await partOnceThere('Médias')).findByText(/^Cette photo n’est plus dans la médiathèque/),
      ).toBeTruthy();
    });
  });

  it('show the hours of the source line by line', async () => {
    const periode = { du: '2026-04-01', au: '2026-04-30', chaqueAnnee: false, regle: 'quotidien' as const };
    const periodes = ['09:00', '10:00'].map((ouvre) => ({ ...periode, creneaux: [{ ouvre, ferme: '12:00' }] }));
    const { user } = await show(
      ficheOf({ document: { ouverture: { ...documentVide().ouverture, periodes } } }),
      'corrections',
    );
    expect((await partOnceThere('Horaires')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Du 1er au 30 avril 2026, tous les jours, de 9\u00a0h à 12\u00a0h',
      'Du 1er au 30 avril 2026, tous les jours, de 10\u00a0h à 12\u00a0h',
    ]);
    await user.click(screen.getByRole('button', { name: /^Corriger\s: Horaires$/ }));
    expect(part('Horaires').getAllByRole('button', { name: /^Du 1er au 30 avril 2026/ })).toHaveLength(2);
  });

  it('are not for those who only read the objet', async () => {
    await show({ ...fiche(), brut: null }, 'corrections');
    expect(await screen.findAllByText('Seule l’entité de l’objet peut le corriger.')).toHaveLength(3);
  });
});
