import { describe, expect, it } from 'vitest';
import { ref, understood } from '../testing.ts';

describe('an Apidae object', () => {
  it('is reached by its contacts, and people are named between professionals only', () => {
    const moyen = (id: number, fr: string) => ({ type: ref('MoyenCommunicationType', id), coordonnees: { fr } });
    const { document, avertissements } = understood({
      informations: {
        moyensCommunication: [
          moyen(201, '0476000000'),
          moyen(201, '0676000000'),
          moyen(202, '0476000001'),
          moyen(204, 'a@exemple.fr'),
          moyen(205, 'www.exemple.fr'),
          moyen(207, 'https://facebook.com/x'),
          moyen(4000, 'fiche 12'),
          moyen(204, 'faux'),
        ],
      },
      reservation: {
        organismes: [
          {
            nom: 'Centrale',
            moyensCommunication: [
              moyen(205, 'https://reserver.exemple.fr'),
              { type: ref('MoyenCommunicationType', 201), coordonnee: '0476000002' },
            ],
          },
        ],
      },
      contacts: [
        {
          civilite: ref('ContactCivilite', 1, 'Mme'),
          prenom: 'Ada',
          nom: 'Testard',
          moyensCommunication: [moyen(204, 'ada@exemple.fr')],
        },
        { nom: 'Sans moyen' },
      ],
    });
    expect(document.contacts).toEqual([
      { genre: 'telephone', valeur: '04 76 00 00 00', role: 'public' },
      { genre: 'mobile', valeur: '06 76 00 00 00', role: 'public' },
      { genre: 'fax', valeur: '04 76 00 00 01', role: 'public' },
      { genre: 'email', valeur: 'a@exemple.fr', role: 'public' },
      { genre: 'site', valeur: 'http://www.exemple.fr', role: 'public' },
      { genre: 'facebook', valeur: 'https://facebook.com/x', role: 'public' },
      { genre: 'autre', valeur: 'fiche 12', role: 'public' },
      { genre: 'reservation', valeur: 'https://reserver.exemple.fr', role: 'reservation', libelle: { fr: 'Centrale' } },
      { genre: 'telephone', valeur: '04 76 00 00 02', role: 'reservation', libelle: { fr: 'Centrale' } },
      { genre: 'email', valeur: 'ada@exemple.fr', role: 'gestionnaire', personne: 'Mme Ada Testard' },
    ]);
    expect(avertissements).toHaveLength(1);
  });
});
