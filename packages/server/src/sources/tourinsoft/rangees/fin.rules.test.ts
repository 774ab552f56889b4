import type { Ligne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { interpretFiche } from '../interpretation.ts';
import { uneFiche } from '../testing.ts';

const understood = (champs: Record<string, unknown>, lignes: Ligne[]) =>
  interpretFiche({ client: 'cdt99', lignes, typeBridge: null }, uneFiche(champs));

describe('what comes in fields of its own', () => {
  it('is put together: dates with hours, by the number in their names', () => {
    const { document } = understood(
      { DateDebut1: '01/05/2026', DateFin1: '02/05/2026', Heure1: '20h30', DateDebut2: '03/06/2026' },
      [
        { champ: 'DateDebut1', cible: 'periode.du' },
        { champ: 'DateFin1', cible: 'periode.au' },
        { champ: 'Heure1', cible: 'periode.ouvre' },
        { champ: 'DateDebut2', cible: 'periode.du' },
      ],
    );
    expect(document.ouverture.periodes).toMatchObject([
      { du: '2026-05-01', au: '2026-05-02', creneaux: [{ ouvre: '20:30' }] },
      { du: '2026-06-03', creneaux: [] },
    ]);
  });

  it('is a price with its two ends, and another for each name', () => {
    const { document } = understood({ TarifMin: '5', TarifMax: '8,50', PrixEnfant: '3' }, [
      { champ: 'TarifMin', cible: 'tarif.min' },
      { champ: 'TarifMax', cible: 'tarif.max' },
      { champ: 'PrixEnfant', cible: 'tarif.min' },
    ]);
    expect(document.tarifs).toMatchObject({ mode: 'payant', lignes: [{ min: 5, max: 8.5 }, { min: 3 }] });
  });

  it('goes to the photo of the same number, or to all of them', () => {
    const { document } = understood(
      { Photo1: 'https://m.exemple.fr/1.jpg', Photo2: 'https://m.exemple.fr/2.jpg', Titre2: 'Le pont', Credit: 'OT' },
      [
        { champ: 'Photo1', cible: 'media.photo' },
        { champ: 'Photo2', cible: 'media.photo' },
        { champ: 'Titre2', cible: 'media.titre' },
        { champ: 'Credit', cible: 'media.credit' },
      ],
    );
    expect(document.medias).toMatchObject([{ credit: 'OT' }, { credit: 'OT', titre: { fr: 'Le pont' } }]);
    expect(document.medias[0]).not.toHaveProperty('titre');
  });

  it('says who owns the record, how it is paid and where it is', () => {
    const { document, source } = understood(
      { Office: 'OT du Val', Acces: 'Participation libre', Position: '48.69, 6.18' },
      [
        { champ: 'Office', cible: 'proprietaire' },
        { champ: 'Acces', cible: 'tarifs.mode' },
        { champ: 'Position', cible: 'lieu.adresse' },
      ],
    );
    expect(source.proprietaire).toMatchObject({ nom: 'OT du Val' });
    expect(document.tarifs.mode).toBe('participation');
    expect(document.lieu.point).toMatchObject({ lat: 48.69, lon: 6.18 });
  });

  it('keeps the columns that mean nothing to their rows as facts', () => {
    const { document } = understood(
      { Photos: [{ ID: 1, Photo: { Url: 'https://m.exemple.fr/1.jpg' }, Humeur: 'gaie' }] },
      [{ champ: 'Photos', cible: 'media.photo' }],
    );
    expect(document.criteres).toMatchObject([
      { critere: { code: 'Photos.Humeur' }, modalite: { libelle: { fr: 'gaie' } } },
    ]);
  });
});
