import { documentVide, type SourceObjet } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { createMesures } from './champ-mesure.rules.ts';

const source: SourceObjet = { identifiant: 'A1', autresIdentifiants: [], etat: 'publie' };
const champ = (id: number, code: string, changes = {}) => ({
  id,
  code,
  systeme: true,
  confidentialite: 'public' as const,
  ...changes,
});
const hotel = (changes: object) => ({
  systeme: 'lei' as const,
  typeBridge: 'hotel' as const,
  document: { ...documentVide(), ...changes },
  source,
});

describe('how often a field is filled', () => {
  it('is told by source and type, with values met', () => {
    const mesures = createMesures([champ(1, 'nom'), champ(2, 'etoiles', { systeme: false })]);
    mesures.add(hotel({ nom: { fr: 'Auberge' }, champs: { etoiles: 3 } }));
    mesures.add(hotel({ nom: { fr: 'Auberge' } }));
    mesures.add({ ...hotel({}), systeme: 'apidae' });
    expect(mesures.all()).toEqual([
      { champ: 1, systeme: 'lei', typeBridge: 'hotel', remplis: 2, total: 2, exemples: ['Auberge'] },
      { champ: 2, systeme: 'lei', typeBridge: 'hotel', remplis: 1, total: 2, exemples: ['3'] },
      { champ: 1, systeme: 'apidae', typeBridge: 'hotel', remplis: 0, total: 1, exemples: [] },
      { champ: 2, systeme: 'apidae', typeBridge: 'hotel', remplis: 0, total: 1, exemples: [] },
    ]);
  });

  it('is counted without a value being kept where the data are of persons', () => {
    const mesures = createMesures([champ(1, 'contacts-professionnels', { confidentialite: 'personnel' })]);
    mesures.add(hotel({ contacts: [{ genre: 'telephone', valeur: '+33100000000', role: 'gestionnaire' }] }));
    expect(mesures.all()).toMatchObject([{ remplis: 1, exemples: [] }]);
  });
});
