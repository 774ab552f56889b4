import { describe, expect, it } from 'vitest';
import { documentVide } from '../../../catalogue/objet.schemas.ts';
import { chargeApidae, type ReglesDEcriture } from './charge-apidae.rules.ts';
import { documentCorrige } from './correction-apidae.rules.ts';
import { CORRESPONDANCE_USUELLE, correspondanceDEcritureSchema } from './correspondance-apidae.schemas.ts';
import { fautesDeNumeros } from './numeros-apidae.rules.ts';

const REGLES: ReglesDEcriture = {
  types: [],
  modes: ['MODIFICATION', 'MASQUAGE'],
  correspondance: [
    { champ: 'resume', chemin: 'presentation.descriptifCourt' },
    { champ: 'ouverture', chemin: 'ouverture.periodeEnClair' },
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
  resume: { fr: 'Face au lac.', en: 'By the lake.', pt: 'À beira do lago.' },
  description: { fr: 'Ce qui n’est pas à écrire.' },
  contacts: [
    { genre: 'telephone' as const, valeur: '04 00 00 00 00', role: 'public' as const },
    { genre: 'telephone' as const, valeur: '06 00 00 00 00', role: 'proprietaire' as const },
  ],
};
const FICHE = {
  type: 'DEGUSTATION',
  presentation: {
    descriptifCourt: { libelleFr: 'Face au lac.', libelleEn: 'By the lake.', libelleAutre: 'Une langue de plus' },
  },
  ouverture: { periodeEnClairGenerationMode: 'AUTOMATIQUE' },
};
const CORRECTION = { champ: 'resume', langue: 'fr', valeur: 'Au bord du lac.' } as const;
const objet = { document: DOCUMENT, identifiant: '4567', fiche: null, corrections: [CORRECTION] };

describe('what Apidae would be sent of an objet that it has', () => {
  it('is what was corrected and nothing else, with the languages that do not change', () => {
    const { charge, ecrits, valeurs, remarques } = chargeApidae(objet, REGLES, 'MODIFICATION');
    expect(charge).toEqual({
      mode: 'MODIFICATION',
      id: 4567,
      skipValidation: 'false',
      onValidationFail: 'ASK',
      fields: ['root'],
      root: {
        type: 'RESTAURATION',
        presentation: {
          descriptifCourt: {
            libelleFr: 'Au bord du lac.',
            libelleEn: 'By the lake.',
            libellePtBR: 'À beira do lago.',
          },
        },
      },
      'root.fieldList': ['presentation.descriptifCourt'],
    });
    const line = { champ: 'Descriptif court', langue: 'fr', avant: 'Face au lac.', texte: 'Au bord du lac.' };
    expect(ecrits).toEqual([line]);
    expect(valeurs).toMatchObject([{ champ: 'resume', langue: 'fr', avant: 'Face au lac.' }]);
    expect(remarques).toEqual(['Critères internes ajoutés ensuite, par un envoi à part\u00a0: 12, 34.']);
  });

  it('keeps what its record says beside: its type, and languages that Bridge does not have', () => {
    const { charge } = chargeApidae({ ...objet, fiche: FICHE }, REGLES, 'MODIFICATION');
    expect(charge).toMatchObject({
      root: {
        type: 'DEGUSTATION',
        presentation: { descriptifCourt: { libelleFr: 'Au bord du lac.', libelleAutre: 'Une langue de plus' } },
      },
    });
  });

  it('leaves out what Apidae writes itself, what holds tags and what has no path', () => {
    const corrections = [
      CORRECTION,
      { champ: 'ouverture', langue: 'fr', valeur: 'Tous les jours.' },
      { champ: 'resume', langue: 'de', valeur: '<b>Am See</b>' },
      { champ: 'nom', langue: 'fr', valeur: 'Autre nom' },
    ] as const;
    const { valeurs, remarques } = chargeApidae({ ...objet, fiche: FICHE, corrections }, REGLES, 'MODIFICATION');
    expect(valeurs).toHaveLength(1);
    expect(remarques.join(' ')).toMatch(/compose ce texte lui-même.*balises HTML.*pas de chemin/);
  });

  it('is nothing where nothing was corrected, or where both say the same', () => {
    const same = [{ ...CORRECTION, valeur: 'Face  au\r\nlac. ' }];
    for (const corrections of [[], same]) {
      const { charge, remarques } = chargeApidae({ ...objet, corrections }, REGLES, 'MODIFICATION');
      expect([charge, remarques[0]]).toEqual([null, expect.stringContaining('Aucun texte')]);
    }
  });
});

describe('what Apidae would be sent', () => {
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

  it('of a new objet is all that the mapping takes, with its type and its owner', () => {
    const { charge, ecrits, remarques } = chargeApidae(
      { ...objet, identifiant: null },
      { ...REGLES, modes: ['CREATION'], membre: '99' },
      'CREATION',
    );
    expect(charge).toMatchObject({
      ...{ mode: 'CREATION', type: 'RESTAURATION', proprietaireId: 99 },
      root: {
        presentation: { descriptifCourt: { libelleFr: 'Au bord du lac.', libelleEn: 'By the lake.' } },
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
    expect(ecrits).toContainEqual({ champ: 'Moyens de communication', langue: null, texte: '04 00 00 00 00' });
    expect(remarques).toContain('Position\u00a0: l’objet n’a rien à y écrire.');
  });
});

it('the words of the entity stand over those of the source', () => {
  const corrige = documentCorrige(DOCUMENT, [CORRECTION, { champ: 'resume', langue: 'de', valeur: 'Am See.' }]);
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
