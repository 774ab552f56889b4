import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drain } from '../reading/testing.ts';
import { compare, contactsDe, digitsOf, type Fait, plat, samplesOf } from '../testing/faits-attendus.ts';
import { perdues } from '../testing/feuilles.ts';
import { apidae } from './source.ts';
import { fluxApidae } from './testing.ts';

const SAMPLES = samplesOf('apidae');
/** Records of the current format, alone or in an export. */
const ACTUELS = [
  ...['a_poi', 'a_trek', 'apidaeContent', 'apidaeContent2', 'apidaeEvent', 'common_apidaeEvent', 'infrastructure_full'],
  ...['related_treks', 'trek_with_unknown_theme', 'sitra'],
].map((nom) => `GeotrekCE__Geotrek-admin__${nom}.json`);
const EXPORT = 'hotentic__apidae-engine-rails__json_export.zip';
const FICHIER = 'GeotrekCE__Geotrek-admin__sitra-multilang-10.06.14.json';

// biome-ignore lint/suspicious/noExplicitAny: the raw record, read on purpose without any of the product's rules.
type Brut = any;

/**
 * Numbers, files and words of references, which say nothing of the object; what other objects say of themselves where they are linked;
 * people, unless one can reach them; whether something is not there; a season without a price.
 */
const SANS = new RegExp(
  [
    '(?:^|\\.)(?:id|elementReferenceType|ordre|version|actif|state|link|valide|taille|hauteur|largeur|fileName|extension|lastModifiedDate)$',
    '(?:^|\\.)(?:identifiant|identifierSitra1|formatVersion|urlListe|urlFiche|urlDiaporama|dateCreation|dateModification|type|description)$',
    'familleCritere|geoJson|\\.pays\\.|parent\\.|moyensCommunication\\.type|tousLesAns|copyright\\.libelleEn|reperePlan|uniteAge|^gestion\\.|^territoires\\.',
    '^liens\\.|\\.(?:structureGestion|structureInformation|structureReference|commerceEtServicePrestataire)\\.|perimetreGeographique\\.codePostal',
    '^contacts\\.(?:civilite|fonction|nom|prenom|referent)|\\.(?:gratuit|visitable|naturisme|sentiersBalises)$|^descriptionTarif\\.periodes\\.(?:type|date)|organismes\\.type',
  ].join('|'),
);

/** What the current format says of how it keeps its records, and where nobody answered. */
const SANS_ACTUEL =
  /(?:^|\.)(?:locked|identifiantTechnique|\w+GenerationMode)$|^prestations\.animauxAcceptes|^localisation\.adresse\.etat$|^descriptionTarif\.devise$/;

describe.skipIf(SAMPLES === null)('real objects of Apidae', () => {
  it('have no value that is nowhere', () => {
    const { objetsTouristiques } = JSON.parse(readFileSync(join(SAMPLES ?? '', FICHIER), 'utf8')) as {
      objetsTouristiques: Brut[];
    };
    const flux = fluxApidae();
    const lost = objetsTouristiques.map((raw) => perdues(raw, apidae.interpret(flux, raw, {}), SANS));
    const whole = lost.filter(({ length }) => length === 0).length;
    expect(whole / lost.length, lost.flat().slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.995);
  });

  it.each([...ACTUELS, EXPORT])('have no value that is nowhere in the current format: %s', async (nom) => {
    const flux = fluxApidae({ mode: nom === EXPORT ? 'export' : 'fichier' });
    const { given } = await drain(apidae.read(flux, { cle: 'a', fichier: join(SAMPLES ?? '', nom) }));
    const objets = given.flatMap((one) => (one.kind === 'fiche' ? [one.valeur] : []));
    const sans = new RegExp(`${SANS.source}|${SANS_ACTUEL.source}`);
    expect(objets.length).toBeGreaterThan(0);
    expect(objets.flatMap((raw) => perdues(raw, apidae.interpret(flux, raw, {}), sans))).toEqual([]);
  });

  it('have every fact in its place', () => {
    const { objetsTouristiques } = JSON.parse(readFileSync(join(SAMPLES ?? '', FICHIER), 'utf8')) as {
      objetsTouristiques: Brut[];
    };
    const flux = fluxApidae();
    const records = objetsTouristiques.map((raw): Fait[] => {
      const { document, source } = apidae.interpret(flux, raw, {});
      const adresse = raw.localisation?.adresse ?? {};
      const moyens = (raw.informations?.moyensCommunication ?? []) as Brut[];
      const phones = moyens
        .filter(({ type }) => type.id === 201)
        .map(({ coordonnee, coordonnees }) => digitsOf(coordonnees?.fr ?? coordonnee));
      const geo = raw.localisation?.geolocalisation;
      return [
        ['identifiant', String(raw.id), source.identifiant],
        ['nom', plat(raw.nom.libelleFr), plat(document.nom.fr)],
        ['nom anglais', plat(raw.nom.libelleEn), plat(document.nom.en)],
        ['résumé', plat(raw.presentation?.descriptifCourt?.libelleFr), plat(document.resume.fr)],
        ['codePostal', plat(adresse.codePostal), plat(document.lieu.codePostal)],
        ['insee', plat(adresse.commune?.code), plat(document.lieu.insee)],
        ['longitude', geo?.geoJson?.coordinates?.[0] ?? null, document.lieu.point?.lon ?? null],
        [
          'téléphones',
          [],
          phones.filter(
            (phone) =>
              phone.length === 9 && !contactsDe(document, 'telephone', 'mobile').some((one) => digitsOf(one) === phone),
          ),
        ],
        ['périodes', (raw.ouverture?.periodesOuvertures ?? []).length > 0, document.ouverture.periodes.length > 0],
        [
          'images',
          (raw.imagePrincipale === undefined ? 0 : 1) > 0,
          raw.imagePrincipale !== undefined && document.medias.some(({ genre }) => genre === 'image'),
        ],
      ];
    });
    const { entieres, ecarts } = compare(records);
    expect(ecarts).toEqual([]);
    expect(entieres).toBeGreaterThanOrEqual(0.995);
  });
});
