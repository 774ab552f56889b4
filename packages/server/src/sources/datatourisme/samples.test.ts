import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { drain } from '../reading/testing.ts';
import { compare, digitsOf, type Fait, plat, samplesOf } from '../testing/faits-attendus.ts';
import { perdues } from '../testing/feuilles.ts';
import { datatourisme } from './datatourisme.source.ts';

const SAMPLES = samplesOf('datatourisme');
const FICHIER = 'AlexChanson__Datatourisme_CED__centre_val_de_loire_10pct.json';
const flux = { mode: 'fichier', url: '', langues: [] } as const;

// biome-ignore lint/suspicious/noExplicitAny: the raw record, read on purpose without any of the product's rules.
type Brut = any;
const first = (value: Brut): Brut => (Array.isArray(value) ? value[0] : value);

/**
 * Names of nodes; types of files, days (compared by their hours above) and currencies, which have words of their own here; instants of
 * the flow; the unit and the town’s code of what is kept as a measure or as an address; languages, which are codes here.
 */
const SANS =
  /@id$|@type$|petsAllowed$|availableLanguage$|hasMimeType|dayOfWeek|isCompliantWith|lastUpdate|creationDate|isCoveredBy|priceCurrency|unitText|Contact\..*insee$/;

describe.skipIf(SAMPLES === null)('real offers of DATAtourisme', () => {
  it('have no value that is nowhere', () => {
    const raws = JSON.parse(readFileSync(join(SAMPLES ?? '', FICHIER), 'utf8')) as Brut[];
    const lost = raws.map((raw) => perdues(raw, datatourisme.interpret(flux, raw, {}), SANS));
    const whole = lost.filter(({ length }) => length === 0).length;
    expect(whole / raws.length, lost.flat().slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.995);
  });

  it('have every fact in its place', async () => {
    const fichier = join(SAMPLES ?? '', FICHIER);
    const raws = JSON.parse(readFileSync(fichier, 'utf8')) as Brut[];
    const { given, error } = await drain(datatourisme.read(flux, { cle: 'a', fichier }));
    expect(error).toBeUndefined();
    const records = given.map((lecture, rang): Fait[] => {
      if (lecture.kind !== 'fiche') return [['lue', true, false]];
      const raw = raws[rang];
      const { document, source } = datatourisme.interpret(flux, lecture.valeur, {});
      documentSchema.parse(document);
      const place = first(raw.isLocatedAt);
      const address = first(place['schema:address']);
      const files = new Set<string>();
      for (const media of [...(raw.hasMainRepresentation ?? []), ...(raw.hasRepresentation ?? [])])
        for (const resource of media['ebucore:hasRelatedResource'] ?? [])
          for (const url of resource['ebucore:locator']) if (!url.endsWith('/')) files.add(encodeURI(decodeURI(url)));
      const phones = new Set<string>(
        (raw.hasContact ?? []).flatMap((agent: Brut) => agent['schema:telephone'] ?? []).map(digitsOf),
      );
      const dates = (raw.takesPlaceAt ?? []).map((one: Brut) => `${one.startDate} ${one.endDate}`);
      const prices = (raw.offers ?? []).flatMap((one: Brut) => one['schema:priceSpecification'] ?? []);
      const features = new Set(
        (raw.hasFeature ?? [])
          .flatMap((one: Brut) => one.features ?? [])
          .map((one: Brut) => one['@id'].replace('kb:', '')),
      );
      const modalites = new Set(document.criteres.map(({ modalite }) => modalite?.code));
      return [
        ['identifiant', raw['@id'].split('/').at(-1), source.identifiant],
        ['producteur', true, source.autresIdentifiants.includes(raw['dc:identifier'])],
        ['nom', plat(first(raw['rdfs:label'].fr ?? raw['rdfs:label'].en)), plat(document.nom.fr ?? document.nom.en)],
        ['codePostal', plat(address['schema:postalCode']), plat(document.lieu.codePostal)],
        ['commune', plat(address['schema:addressLocality']), plat(document.lieu.commune)],
        ['insee', plat(first(address.hasAddressCity)?.insee), plat(document.lieu.insee)],
        ['rue', (address['schema:streetAddress'] ?? []).map(plat).filter(Boolean), document.lieu.rue.map(plat)],
        ['latitude', Number(place['schema:geo']['schema:latitude']), document.lieu.point?.lat],
        ['fichiers', files.size, document.medias.length],
        [
          'téléphones',
          [...phones].sort(),
          [
            ...new Set(
              document.contacts
                .filter(({ role, genre }) => role === 'public' && /telephone|mobile/.test(genre))
                .map(({ valeur }) => digitsOf(valeur)),
            ),
          ].sort(),
        ],
        [
          'courriels',
          (raw.hasContact ?? []).some((one: Brut) => one['schema:email']),
          document.contacts.some(({ genre, role }) => genre === 'email' && role === 'public'),
        ],
        [
          'dates',
          [...new Set(dates)].sort(),
          raw.takesPlaceAt === undefined
            ? []
            : [...new Set(document.ouverture.periodes.map(({ du, au }) => `${du} ${au}`))].sort(),
        ],
        [
          'prix',
          prices.filter(
            (one: Brut) =>
              one['schema:price'] ??
              one['schema:minPrice'] ??
              one['schema:maxPrice'] ??
              (one.hasEligiblePolicy?.['@id'] === 'kb:Free' ? 'gratuit' : undefined),
          ).length,
          document.tarifs.lignes.filter(({ min, max }) => (min ?? max) !== undefined).length,
        ],
        ['équipements', [], [...features].filter((code) => !modalites.has(String(code)))],
        ['avis', (raw.hasReview ?? []).length, document.labels.length + (document.classement === undefined ? 0 : 1)],
      ];
    });
    const { entieres, ecarts } = compare(records);
    expect(records).toHaveLength(raws.length);
    expect(ecarts).toEqual([]);
    expect(entieres).toBeGreaterThanOrEqual(0.995);
  });
});
