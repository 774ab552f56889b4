import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compare, contactsDe, digitsOf, type Fait, plat, samplesOf } from '../testing/faits-attendus.ts';
import { apidae } from './source.ts';
import { fluxApidae } from './testing.ts';

const SAMPLES = samplesOf('apidae');
const FICHIER = 'GeotrekCE__Geotrek-admin__sitra-multilang-10.06.14.json';

// biome-ignore lint/suspicious/noExplicitAny: the raw record, read on purpose without any of the product's rules.
type Brut = any;

describe.skipIf(SAMPLES === null)('real objects of Apidae', () => {
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
