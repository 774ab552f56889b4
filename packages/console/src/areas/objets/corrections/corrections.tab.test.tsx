import { type CorrectionDObjet, documentVide, errorKinds } from '@bridge/contract';
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

describe('the corrections of an objet', () => {
  it('start from what the source says, and are sent as documents say it', async () => {
    const { user, sent, isDirty } = await show(fiche(), 'corrections', {
      [PUT]: () => ({ data: { corrections: [] } }),
    });
    await user.click(await screen.findByRole('button', { name: /^Corriger\s: Tarifs$/ }));
    expect(isDirty()).toBe(true);
    // The only price is open at once.
    const price = part('Tarifs').getByRole('textbox', { name: 'Prix' });
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
        empreinte: fiche().empreintes.medias,
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
    // Those of print and screens are offered too.
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
    const { empreintes } = fiche();
    const { user, sent } = await show(fiche(), 'corrections', {
      // The source changed, too.
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

  it('wait for hours that can be read', async () => {
    const { user, sent } = await show(fiche(), 'corrections', { [PUT]: () => ({ data: { corrections: [] } }) });
    await user.click(await screen.findByRole('button', { name: /^Corriger\s: Horaires$/ }));
    await user.click(part('Horaires').getByRole('button', { name: 'Ajouter une période' }));
    const opens = await part('Horaires').findByRole('textbox', { name: 'Ouvre' });
    await user.type(opens, 'midi');
    expect(part('Horaires').getByText('Une heure comme 09:30.')).toBeTruthy();
    expect(part('Horaires').getByRole('button', { name: /^Enregistrer/ })).toHaveProperty('disabled', true);
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

  it('are not for those who only read the objet', async () => {
    await show({ ...fiche(), brut: null }, 'corrections');
    expect(await screen.findAllByText('Seule l’entité de l’objet peut le corriger.')).toHaveLength(3);
  });
});
