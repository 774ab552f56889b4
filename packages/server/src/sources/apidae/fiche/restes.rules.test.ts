import { describe, expect, it } from 'vitest';
import { drain, fileOf } from '../../reading/testing.ts';
import { apidae } from '../source.ts';
import { exportApidae, fluxApidae, objetApidae, ref, understood } from '../testing.ts';

/** What an object says as facts, by the name of the fact. */
function faitsDe(changes: Readonly<Record<string, unknown>>) {
  const { document, avertissements } = understood(changes);
  const faits = Object.fromEntries(
    document.criteres.map(({ critere, modalite, texte, nombre }) => [critere.code, modalite?.code ?? texte ?? nombre]),
  );
  const textes = Object.fromEntries(document.textes.map(({ sujet, corps }) => [sujet.code, corps.fr]));
  return { document, avertissements, faits, textes };
}

describe('what an Apidae object says that has no place of its own', () => {
  it('is a fact, a text or a link', () => {
    const { document, faits, textes } = faitsDe({
      localisation: {
        lieu: { id: 5, nom: { libelleFr: 'La Halle' } },
        lieuObjetTouristique: { type: 'EQUIPEMENT', id: 77, nom: { libelleFr: 'Halle' } },
        geolocalisation: { altitudeMini: 800, altitudeMaxi: 1_900 },
      },
      ouverture: { dureeSeanceGroupe: 90, periodeEnClairGenerationMode: 'AUTOMATIQUE' },
      liens: { complement: { libelleFr: 'Voir aussi le musée' } },
      nouveauBloc: { sousBloc: { valeur: 3 } },
      prestations: { ageMin: 6, uniteAgeMin: 'MOIS' },
    });
    expect(document.lieu.nom).toBe('La Halle');
    expect(document.liens).toMatchObject([{ relation: 'lieuObjetTouristique', cible: { identifiant: '77' } }]);
    expect(faits).toEqual({
      'localisation.geolocalisation.altitudeMini': 800,
      'localisation.geolocalisation.altitudeMaxi': 1_900,
      'ouverture.dureeSeanceGroupe': 90,
      'nouveauBloc.sousBloc.valeur': 3,
      'prestations.ageMin': '6 mois',
    });
    expect(textes).toEqual({
      'localisation.lieu.nom': 'La Halle',
      'liens.complement': 'Voir aussi le musée',
    });
  });

  it('is its whole block where its type is unknown', () => {
    const { faits } = faitsDe({
      type: 'NOUVEAU_TYPE',
      informationsNouveauType: { nombreDeChoses: 3, sorte: ref('Sorte', 8, 'Rare') },
    });
    expect(faits).toEqual({ 'informationsNouveauType.nombreDeChoses': 3, Sorte: '8' });
  });

  it('is never what members keep for themselves', () => {
    const { document } = faitsDe({
      donneesPrivees: [{ valeur: 'secret' }],
      gestion: { signalerUnProblemeMails: ['secret@exemple.fr'] },
      integration: { source: 'secret' },
      metadonnees: [{ noeudId: 'secret' }],
      enquete: { titre: 'secret' },
    });
    expect(JSON.stringify(document)).not.toContain('secret');
  });
});

describe('what an aspect of an Apidae object says', () => {
  it('stays, under its name, beside what it replaces', () => {
    const { document, faits, textes } = faitsDe({
      aspects: [
        {
          aspect: 'HIVER',
          presentation: { descriptifCourt: { libelleFr: 'Sous la neige' }, bonsPlans: { libelleFr: 'Luge offerte' } },
          prestations: { services: [ref('PrestationService', 687, 'Navette')] },
          descriptionTarif: { complement: { libelleFr: 'Forfait compris' } },
          informationsHotellerie: { capacite: { nombreChambres: 4 } },
        },
        { aspect: 'INCONNU', presentation: { descriptifCourt: { libelleFr: 'Autrement' } } },
      ],
    });
    expect(document.aspects).toMatchObject({ hiver: { resume: { fr: 'Sous la neige' } } });
    expect(faits).toEqual({ 'aspects.HIVER.PrestationService': '687', 'aspects.HIVER.nombreChambres': 4 });
    expect(textes).toEqual({
      'aspects.HIVER.presentation.bonsPlans': 'Luge offerte',
      'aspects.HIVER.descriptionTarif.complement': 'Forfait compris',
      'aspects.INCONNU.presentation.descriptifCourt': 'Autrement',
    });
    // A capacity of the winter is none of the whole year.
    expect(document.capacites).toEqual([]);
  });
});

describe('who an Apidae object and its aspects name, and what members note for themselves', () => {
  const secrets = {
    contacts: [{ nom: 'Secret', prenom: 'Secret', fonction: ref('ContactFonction', 445, 'Secret') }],
    criteresInternes: [{ id: 5_382, libelle: 'Secret' }],
    donneesPrivees: [{ valeur: 'Secret' }],
    informations: { chef: { nom: 'Secret' }, guide: { prenom: 'Secret', nom: 'Secret' } },
    nouveauBloc: { contacts: [{ nom: 'Secret' }], criteresInternes: [ref('CritereInterne', 8, 'Secret')], places: 3 },
  };

  it.each(['HIVER', 'INCONNU'])('are no facts of the aspect %s', (aspect) => {
    const { document, faits } = faitsDe({ aspects: [{ aspect, ...secrets }] });
    expect(faits).toEqual({ [`aspects.${aspect}.nouveauBloc.places`]: 3 });
    expect(JSON.stringify(document)).not.toContain('Secret');
  });

  it('are no facts of the object, whose internal criteria have a place of their own', () => {
    const { document, faits } = faitsDe({ ...secrets, criteresInternes: [] });
    expect(faits).toEqual({ 'nouveauBloc.places': 3 });
    expect(JSON.stringify(document)).not.toContain('Secret');
  });
});

describe('what else an Apidae object says', () => {
  it('is a contact for those who read another language', () => {
    const { document } = faitsDe({
      informations: {
        moyensCommunication: [
          {
            type: ref('MoyenCommunicationType', 205),
            coordonnees: { fr: 'https://exemple.fr', en: 'https://exemple.fr/en', de: 'https://exemple.fr' },
          },
        ],
      },
    });
    expect(document.contacts).toEqual([
      { genre: 'site', valeur: 'https://exemple.fr', role: 'public' },
      { genre: 'site', valeur: 'https://exemple.fr/en', role: 'public', libelle: { fr: 'anglais' } },
    ]);
  });

  it('is told of a medium that has no file', () => {
    const { avertissements } = faitsDe({ multimedias: [{ type: 'DOCUMENT', nom: { libelleFr: 'Le plan' } }] });
    expect(avertissements).toMatchObject([{ chemin: 'multimedias[0]', valeur: 'Le plan' }]);
  });

  it('is written in words where an export gives numbers: kinds of hours, and every classification', async () => {
    const objet = objetApidae({
      informationsHotellerie: { classement: { id: 2750 }, classementPrefectoral: { id: 2751 } },
      ouverture: {
        periodesOuvertures: [
          { horaires: [{ type: { id: 9 }, timePeriods: [{ timeFrames: [{ startTime: '10:00' }] }] }] },
        ],
      },
    });
    const fichier = await fileOf(
      await exportApidae({
        'elements_reference.json': [
          ref('HoraireType', 9, 'Dernier départ'),
          ref('HotellerieClassement', 2750, '3 étoiles'),
          ref('HotellerieClassement', 2751, '4 étoiles'),
        ],
        'objets_modifies/objets_modifies-1.json': [objet],
      }),
    );
    const flux = fluxApidae({ mode: 'export' });
    const { given } = await drain(apidae.read(flux, { cle: 'a', fichier }));
    const [valeur] = given.flatMap((one) => (one.kind === 'fiche' ? [one.valeur] : []));
    expect(JSON.stringify(valeur)).toMatch(/"classement":\{[^}]*3 étoiles.*"classementPrefectoral":\{[^}]*4 étoiles/);
    expect(apidae.interpret(flux, valeur, {}).document.ouverture.periodes[0]?.creneaux).toEqual([
      { ouvre: '10:00', type: 'Dernier départ' },
    ]);
  });
});
