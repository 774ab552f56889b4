import { documentVide, type SourceObjet } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { colonnesDe, nomDe } from './colonnes.rules.ts';

const instant = { aujourdhui: '2026-11-15', langues: ['fr', 'en'] };
const source: SourceObjet = { identifiant: 'H1', autresIdentifiants: [], etat: 'publie' };

function columns(change: (document: ReturnType<typeof documentVide>) => void, origin: Partial<SourceObjet> = {}) {
  const document = documentVide();
  document.nom = { fr: 'Hôtel du Lac', en: 'Lake Hotel' };
  change(document);
  return colonnesDe(document, { ...source, ...origin }, instant);
}

const day = (du: string, au = du) => ({ du, au, chaqueAnnee: false, regle: 'quotidien' as const, creneaux: [] });

describe('the columns of an objet', () => {
  it('take what lists show from the document', () => {
    const found = columns((document) => {
      document.typeBridge = 'hotel';
      document.lieu.commune = 'Ambreville';
      document.lieu.codePostal = '96100';
      document.lieu.point = { lat: 48.1, lon: 7.2, qualite: 'source' };
      // The least that a column reads of a media.
      document.medias = [
        { genre: 'document', url: '/plan.pdf', titre: {}, legende: {} },
        { genre: 'image', url: '/papier.jpg', titre: {}, legende: {}, canaux: ['print'] },
        { genre: 'image', url: '/1.jpg', titre: {}, legende: {} },
      ] as unknown as typeof document.medias;
    });
    expect(found).toMatchObject({
      nom: 'Hôtel du Lac',
      type_bridge: 'hotel',
      commune: 'Ambreville',
      latitude: 48.1,
      longitude: 7.2,
      photo: '/1.jpg',
      nombre_photos: 1,
      statut: 'publie',
      texte: 'Hôtel du Lac Ambreville 96100 H1',
    });
  });

  it('say when the source hides it, and whose it is', () => {
    expect(columns(() => undefined, { etat: 'masque', proprietaire: { code: '7' } })).toMatchObject({
      statut: 'masque',
      proprietaire: '7',
    });
  });

  it('tell its next date from today on, and its last', () => {
    const dates = (...periodes: ReturnType<typeof day>[]) => {
      const { prochaine_date, derniere_date, jours } = columns((document) => {
        document.ouverture.periodes = periodes;
      });
      return [prochaine_date, derniere_date, jours];
    };
    expect(dates()).toEqual([null, null, '{}']);
    expect(dates(day('2026-11-01'), day('2026-12-24'))).toEqual([
      '2026-12-24',
      '2026-12-24',
      '{[2026-11-01,2026-11-01],[2026-12-24,2026-12-24]}',
    ]);
    expect(dates(day('2026-11-10', '2026-11-20'))[0]).toBe('2026-11-15');
    expect(dates(day('2026-11-01'))[0]).toBeNull();
  });
});

it('a name is French first, then whatever there is, and never too long', () => {
  expect(nomDe({ nom: { en: 'Lake', fr: 'Lac' } })).toBe('Lac');
  expect(nomDe({ nom: { de: 'See' } })).toBe('See');
  expect(nomDe({ nom: {} })).toBe('');
  expect(nomDe({ nom: { fr: 'x'.repeat(999) } })).toHaveLength(300);
});
