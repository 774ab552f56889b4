import { describe, expect, it } from 'vitest';
import { documentVide } from '../../catalogue/objet.schemas.ts';
import { chargeApidae, documentCorrige, fautesDeNumeros, type ReglesDEcriture } from './charge-apidae.rules.ts';
import { CORRESPONDANCE_USUELLE, correspondanceDEcritureSchema } from './correspondance-apidae.schemas.ts';

const REGLES: ReglesDEcriture = {
  types: [],
  modes: ['MODIFICATION', 'MASQUAGE'],
  correspondance: [
    { champ: 'resume', chemin: 'presentation.descriptifCourt' },
    { champ: 'position', chemin: 'localisation.geolocalisation.geoJson' },
    { champ: 'contacts', chemin: 'informations.moyensCommunication' },
  ],
  membre: '',
  criteresInternes: '12, 34',
  skipValidation: false,
  siRefus: 'ASK',
};
const DOCUMENT = {
  ...documentVide(),
  typeBridge: 'restaurant' as const,
  resume: { fr: 'Face au lac.', en: 'By the lake.', ko: '호수' },
  description: { fr: 'Ce qui n’est pas à écrire.' },
  contacts: [
    { genre: 'telephone' as const, valeur: '04 00 00 00 00', role: 'public' as const },
    { genre: 'telephone' as const, valeur: '06 00 00 00 00', role: 'proprietaire' as const },
  ],
};
const objet = { document: DOCUMENT, identifiant: '4567' };

describe('what Apidae would be sent', () => {
  it('is what the mapping says, by language, and nothing else', () => {
    const { charge, ecrits, remarques } = chargeApidae(objet, REGLES, 'MODIFICATION');
    expect(charge).toEqual({
      mode: 'MODIFICATION',
      id: 4567,
      skipValidation: 'false',
      onValidationFail: 'ASK',
      fields: ['root'],
      root: {
        type: 'RESTAURATION',
        presentation: { descriptifCourt: { libelleFr: 'Face au lac.', libelleEn: 'By the lake.' } },
        informations: {
          moyensCommunication: [
            {
              type: { elementReferenceType: 'MoyenCommunicationType', id: 201 },
              coordonnees: { fr: '04 00 00 00 00' },
            },
          ],
        },
      },
      'root.fieldList': ['presentation.descriptifCourt', 'informations.moyensCommunication'],
    });
    expect(ecrits).toEqual([
      { champ: 'Descriptif court', langue: 'fr', texte: 'Face au lac.' },
      { champ: 'Descriptif court', langue: 'en', texte: 'By the lake.' },
      { champ: 'Moyens de communication', langue: null, texte: '04 00 00 00 00' },
    ]);
    expect(remarques).toEqual([
      'Position\u00a0: l’objet n’a rien à y écrire.',
      'Critères internes ajoutés ensuite, par un envoi à part\u00a0: 12, 34.',
    ]);
  });

  it('is only the request itself where nothing is written', () => {
    expect(chargeApidae(objet, REGLES, 'MASQUAGE').charge).toEqual({ mode: 'MASQUAGE', id: 4567 });
  });

  it('is nothing that the configuration does not allow', () => {
    const refus = (
      changes: Partial<ReglesDEcriture>,
      mode: 'CREATION' | 'MODIFICATION',
      identifiant: string | null,
    ) => {
      const { charge, remarques } = chargeApidae({ ...objet, identifiant }, { ...REGLES, ...changes }, mode);
      expect(charge).toBeNull();
      return remarques[0];
    };
    expect(refus({}, 'CREATION', null)).toContain('mode');
    expect(refus({ types: ['hotel'] }, 'MODIFICATION', '1')).toContain('type');
    expect(refus({}, 'MODIFICATION', null)).toContain('ne vient pas d’Apidae');
    expect(refus({ modes: ['CREATION'] }, 'CREATION', '1')).toContain('déjà dans Apidae');
    expect(refus({ modes: ['CREATION'] }, 'CREATION', null)).toContain('membre propriétaire');
    expect(refus({ modes: ['CREATION'], membre: 'OT' }, 'CREATION', null)).toContain('son numéro');
  });

  it('of a new objet names its type and its owner', () => {
    const { charge } = chargeApidae(
      { ...objet, identifiant: null },
      { ...REGLES, modes: ['CREATION'], membre: '99' },
      'CREATION',
    );
    expect(charge).toMatchObject({ mode: 'CREATION', type: 'RESTAURATION', proprietaireId: 99 });
  });
});

it('the words of the entity stand over those of the source', () => {
  const corrige = documentCorrige(DOCUMENT, [
    { champ: 'resume', langue: 'fr', valeur: 'Au bord du lac.' },
    { champ: 'resume', langue: 'de', valeur: 'Am See.' },
  ]);
  expect(corrige.resume).toEqual({ ...DOCUMENT.resume, fr: 'Au bord du lac.', de: 'Am See.' });
  expect(DOCUMENT.resume.fr).toBe('Face au lac.');
});

it('what Apidae knows by number is written in figures', () => {
  const fautes = (values: object) => fautesDeNumeros({ ...values }).map(({ path }) => path);
  expect(fautes({ projet: '2792', membre: '', criteresInternes: '12, 34,56' })).toEqual([]);
  expect(fautes({ projet: 'P2792', membre: '1.5', criteresInternes: '12, x' })).toEqual([
    'projet',
    'membre',
    'criteresInternes',
  ]);
});

describe('the mapping', () => {
  const fautes = (lignes: unknown) =>
    correspondanceDEcritureSchema.safeParse(lignes).error?.issues.map(({ path }) => path.join('.'));

  it('that one starts from is accepted', () => {
    expect(fautes(CORRESPONDANCE_USUELLE)).toBeUndefined();
  });

  it('names paths that Apidae has, each once, for a field of its nature', () => {
    expect(fautes([{ champ: 'nom', chemin: 'nom.inconnu' }])).toEqual(['0.chemin']);
    expect(fautes([{ champ: 'position', chemin: 'nom' }])).toEqual(['0.chemin']);
    expect(
      fautes([
        { champ: 'nom', chemin: 'nom' },
        { champ: 'resume', chemin: 'nom' },
      ]),
    ).toEqual(['1.chemin']);
  });
});
