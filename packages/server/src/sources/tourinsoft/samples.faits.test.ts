import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compare, type Fait, plat, samplesOf } from '../testing/faits-attendus.ts';
import { structureFromSample } from './structure.sample.ts';
import { suggestCorrespondance } from './suggestion.ts';
import { unFlux } from './testing.ts';
import { sourceTourinsoft } from './tourinsoft.source.ts';

const SAMPLES = samplesOf('tourinsoft');
const FICHIER = 'Aluriak__24hducode2016__events_data_dev.json';

// biome-ignore lint/suspicious/noExplicitAny: the raw record, read on purpose without any of the product's rules.
type Brut = any;

describe.skipIf(SAMPLES === null)('real offers of Tourinsoft, through the mapping that is suggested for them', () => {
  it('have every fact in its place', () => {
    const { value } = JSON.parse(readFileSync(join(SAMPLES ?? '', FICHIER), 'utf8')) as { value: Brut[] };
    const lignes = suggestCorrespondance(structureFromSample(value.slice(0, 300)), { earlier: [] }).map(
      ({ ligne }) => ligne,
    );
    const flux = unFlux({ lignes });
    const records = value.map((raw): Fait[] => {
      const { document, source } = sourceTourinsoft.interpret(flux, raw, {});
      const streets = [raw.Adresse1, raw.Adresse1Suite, raw.Adresse2, raw.Adresse3].map(plat).filter(Boolean);
      const there = new Set(document.lieu.rue.map(plat));
      return [
        ['identifiant', raw.SyndicObjectID, source.identifiant],
        ['nom', plat(raw.NomOffre || raw.SyndicObjectName), plat(document.nom.fr)],
        ['codePostal', plat(raw.CodePostal), plat(document.lieu.codePostal)],
        ['commune', plat(raw.Commune), plat(document.lieu.commune)],
        ['insee', plat(raw.CodeInseeCommune), plat(document.lieu.insee)],
        ['rue', [], streets.filter((street) => !there.has(street))],
        ['latitude', raw.GmapLatitude === '' ? null : Number(raw.GmapLatitude), document.lieu.point?.lat ?? null],
        [
          'catégorie',
          true,
          !raw.Categorie?.ThesLibelle ||
            document.types.some(({ libelle }) => libelle.fr === plat(raw.Categorie.ThesLibelle)),
        ],
        ['gratuit', raw.TarifGratuit === true || raw.TarifGratuit === 'oui', document.tarifs.mode === 'gratuit'],
        ['structure', plat(raw.SyndicStructureId), plat(source.proprietaire?.code)],
      ];
    });
    const { entieres, ecarts } = compare(records);
    expect(ecarts).toEqual([]);
    expect(entieres).toBeGreaterThanOrEqual(0.995);
  });
});
