import { CODES_SYSTEMES, type Fields, fluxBySystem, listeDAnomalie, objet } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { communeEnMots, filtreDePart, filtresDe, listeDe, motDuFiltre, niveauDe, nomDePart } from './qualite.rules.ts';

describe('what quality is narrowed to', () => {
  it.each([
    ['type', 'hotel', { typeBridge: ['hotel'] }],
    ['commune', 'Valbrune', { commune: ['Valbrune'] }],
    ['entite', '3', { entiteId: [3] }],
    ['entite', '', { entiteId: [null] }],
    ['source', 'lei:7', { fluxLei: [7] }],
    ['source', 'apidae:', { systeme: ['apidae'] }],
  ] as const)('by %s « %s » is what the catalogue is asked', (par, cle, filtre) => {
    expect(filtreDePart(par, cle)).toEqual(filtre);
  });

  it.each(CODES_SYSTEMES)('by a feed of %s is the field of the catalogue that names one', (systeme) => {
    const [[name = ''] = []] = Object.entries(filtreDePart('source', `${systeme}:7`));
    const fields: Fields = objet.fields;
    expect(fields[name]).toMatchObject({ kind: 'reference', to: fluxBySystem[systeme].id });
  });

  it('is read from the address; what is of the list alone is left', () => {
    expect(filtresDe('?typeBridge=hotel&anomalies=sans-photo&page=2&commune=Valbrune')).toEqual({
      typeBridge: ['hotel'],
      commune: ['Valbrune'],
    });
  });

  it('leads to the same objets in the catalogue', () => {
    const list = listeDe({ typeBridge: ['hotel'] }, listeDAnomalie('sans-photo'));
    expect(list).toBe('/catalogue/list?typeBridge=hotel&statut=publie&anomalies=sans-photo');
    expect(listeDe({})).toContain('sans-photo,photo-sans-credit');
  });

  it('is told in words', () => {
    const part = { sansNom: null, objets: 1, completude: 50, aCorriger: 1 };
    const parts = {
      type: [],
      entite: [{ cle: '3', nom: 'Office du Val', ...part }],
      proprietaire: [
        {
          cle: 'd78d0405-1f64-4c5e',
          nom: '',
          ...part,
          sansNom: { systeme: 'tourinsoft' as const, communes: ['Valbrune'] },
        },
      ],
      source: [{ cle: 'lei:7', nom: 'Flux du Val', ...part }],
    };
    expect(motDuFiltre('typeBridge', ['hotel'], parts)).toBe('Type\u00a0: Hôtel');
    expect(motDuFiltre('entiteId', [3], parts)).toBe('Entité\u00a0: Office du Val');
    expect(motDuFiltre('fluxLei', [7], parts)).toBe('Source\u00a0: Flux du Val (LEI)');
    expect(motDuFiltre('proprietaire', ['d78d0405-1f64-4c5e'], parts)).toBe(
      'Propriétaire\u00a0: Sans nom, à Valbrune (Tourinsoft, n°\u00a0d78d0405-1f64-4c5e)',
    );
    expect(motDuFiltre('proprietaire', [''], parts)).toBe('Propriétaire\u00a0: aucun');
  });

  it.each([
    ['type', 'hotel', '', 'Hôtel'],
    ['commune', 'Valbrune', 'Valbrune', 'Valbrune'],
    ['entite', '3', 'Office du Val', 'Office du Val'],
    ['entite', '', '', 'Sans entité'],
    ['proprietaire', '', '', 'Sans propriétaire'],
    ['source', 'lei:7', 'Flux du Val', 'Flux du Val (LEI)'],
    ['source', 'apidae:', '', 'Apidae'],
  ] as const)('by %s « %s », named « %s », is called « %s »', (par, cle, nom, dit) => {
    expect(nomDePart(par, { cle, nom, sansNom: null })).toBe(dit);
  });

  it('by an owner without a name is told by where its objets are, and by its whole number', () => {
    const told = (cle: string, communes: string[]) =>
      nomDePart('proprietaire', { cle, nom: '', sansNom: { systeme: 'lei', communes } });
    expect(told('d78d0405-1f64', ['Le Bourg', 'Les Ponts'])).toBe(
      'Sans nom, au Bourg et aux Ponts (LEI, n°\u00a0d78d0405-1f64)',
    );
    expect(told('d78d0405-9999', [])).toBe('Sans nom (LEI, n°\u00a0d78d0405-9999)');
  });
});

it('a commune is a hole where it has few objets, else by how complete they are', () => {
  expect(niveauDe({ objets: 2, completude: 100 })).toBe('rares');
  expect([59, 60, 79, 80].map((completude) => niveauDe({ objets: 3, completude }))).toEqual([
    'faible',
    'moyen',
    'moyen',
    'bon',
  ]);
  expect(communeEnMots({ objets: 1, completude: 63 })).toBe('1\u00a0objet, complet à 63\u00a0%');
});
