import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEUIL_DE_CONFIANCE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { compare, type Fait, plat, samplesOf } from '../testing/faits-attendus.ts';
import { perdues } from '../testing/feuilles.ts';
import { structureFromSample } from './structure/structure.sample.ts';
import { suggestCorrespondance } from './suggestion/suggestion.ts';
import { unFlux } from './testing.ts';
import { sourceTourinsoft } from './tourinsoft.source.ts';

const SAMPLES = samplesOf('tourinsoft');
const FICHIER = 'Aluriak__24hducode2016__events_data_dev.json';

// biome-ignore lint/suspicious/noExplicitAny: the raw record, read on purpose without any of the product's rules.
type Brut = any;

/** Rows and lists are cut by eye; languages have a code here. */
const LANGUES: Readonly<Record<string, string>> = {
  Anglais: 'en',
  Allemand: 'de',
  Espagnol: 'es',
  Italien: 'it',
  Néerlandais: 'nl',
  Français: 'fr',
};
/** Kinds of means of communication, which are kinds here too; days, open or closed, which are rules and hours. */
const GENRES =
  /^(?:Téléphone \w+|Mél|Télécopieur.*|Site web.*|(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)(?: \w+)?)$/;
const cut = (value: Brut): Brut => {
  if (typeof value === 'string')
    return value.split(/[#|$]+/).flatMap((part) => (GENRES.test(part) ? [] : (LANGUES[part] ?? part)));
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one)]));
};

/** Plumbing of the syndication, codes and orders of lists, instants; and a price that is not free, which is told by its mode. */
const SANS =
  /__metadata|__deferred|ThesID|ThesOrdre|ThesCode|ThesPicto|(?:^|\.)(?:ID|Ordre|MediaID|SyndicObjectId|SyndicObjectOrder)$|Updated|Published|SyndicStructure|ObjectType|TRACKING|TarifGratuit/;

describe.skipIf(SAMPLES === null)('real offers of Tourinsoft, as they are mapped without asking anybody', () => {
  const files = SAMPLES === null ? [] : readdirSync(SAMPLES).filter((name) => /Content|Event|events_data/.test(name));

  it.each(files)('have no value that is nowhere: %s', (name) => {
    const read: Brut = JSON.parse(readFileSync(join(SAMPLES ?? '', name), 'utf8'));
    const raws: Brut[] = read.value ?? read.d?.results ?? read.d ?? read;
    const lignes = suggestCorrespondance(structureFromSample(raws.slice(0, 300)), { earlier: [] })
      .filter(({ confiance }) => confiance >= SEUIL_DE_CONFIANCE)
      .map(({ ligne }) => ligne);
    const flux = unFlux({ lignes });
    const lost = raws.map((raw) => perdues(cut(raw), sourceTourinsoft.interpret(flux, raw, {}), SANS));
    const whole = lost.filter(({ length }) => length === 0).length;
    expect(whole / raws.length, lost.flat().slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.995);
  });
});

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
