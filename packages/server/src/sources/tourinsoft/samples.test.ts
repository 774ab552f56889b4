import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type ChampDecouvert,
  champDecouvertSchema,
  correspondanceSchema,
  documentSchema,
  type Ligne,
  sourceSchema,
  type TypeDeChamp,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { onceBy } from '../../testing/once-by.ts';
import { drain } from '../reading/testing.ts';
import { champsNonMappes } from './apercu/apercu.ts';
import { readPage } from './reponse/lecture.ts';
import { structureFromSample } from './structure/structure.sample.ts';
import { suggestCorrespondance } from './suggestion/suggestion.ts';
import { unFlux } from './testing.ts';
import { sourceTourinsoft } from './tourinsoft.source.ts';

const DOSSIER = '../shared/samples/tourinsoft';
const fichiers = existsSync(DOSSIER) ? readdirSync(DOSSIER).filter((nom) => nom.endsWith('.json')) : [];
const HORS_FLUX = /schema_|sample-items/;
const flux = fichiers.filter((nom) => !HORS_FLUX.test(nom));
const schemas = fichiers.filter((nom) => nom.includes('schema_'));

const read = (nom: string) => drain(readPage({ cle: 'depot', fichier: `${DOSSIER}/${nom}` }));

async function fichesDe(nom: string): Promise<unknown[]> {
  const { given } = await read(nom);
  return given.map((lecture) => {
    if (lecture.kind !== 'fiche') throw new Error(`not a record: ${JSON.stringify(lecture)}`);
    return lecture.valeur;
  });
}

/** The content of a sample, read once for all that is said of it. */
const luDe = onceBy((nom: string) => nom, readSample);

async function readSample(nom: string) {
  const fiches = await fichesDe(nom);
  const structure = structureFromSample(fiches);
  return { fiches, structure, lignes: lignesSuggerees(structure) };
}

const lignesSuggerees = (structure: readonly ChampDecouvert[]): Ligne[] =>
  suggestCorrespondance(structure, { earlier: [] }).map(({ ligne }) => ligne);

/** Share of the filled fields that the suggestion sends to a target of its own, in per cent. */
function couverture(structure: readonly ChampDecouvert[], lignes: readonly Ligne[]): number {
  const remplis = structure.filter(({ champ, remplissage }) => !champ.includes('.') && remplissage !== 0);
  const relies = remplis.filter(({ champ, type, distinctes }) =>
    lignes.some((ligne) => {
      if (ligne.champ !== champ && !ligne.champ.startsWith(`${champ}.`)) return false;
      // A criterion is a target for what is coded or short, not for everything.
      return ligne.cible !== 'critere.texte' && (ligne.cible !== 'critere' || type !== 'texte' || distinctes <= 60);
    }),
  );
  return Math.round((100 * relies.length) / Math.max(1, remplis.length));
}

interface ChampDeSchema {
  readonly name: string;
  readonly type: string;
  readonly coverage_pct: number;
  readonly reference_values?: readonly { readonly value: string }[];
}

const genreDe = (type: string): TypeDeChamp => {
  if (type === 'Edm.Boolean') return 'booleen';
  if (type === 'Edm.DateTime') return 'date';
  return /Int|Double|Decimal/.test(type) ? 'nombre' : 'texte';
};

function champ(cle: string, type: TypeDeChamp, remplissage: number, exemples: readonly string[] = []): ChampDecouvert {
  return { champ: cle, type, exemples: exemples.slice(0, 5), remplissage, distinctes: exemples.length };
}

/** Fields of a thesaurus are described by their parts: they are put together again. */
function gather(prefixe: string, champs: readonly ChampDeSchema[]): ChampDecouvert[] {
  const libelles = champs.filter(({ name }) => name.endsWith('.ThesLibelle'));
  const noms = new Set(libelles.map(({ name }) => name.slice(0, -'.ThesLibelle'.length)));
  const valeurs = (c: ChampDeSchema) => c.reference_values?.map(({ value }) => value);
  return [
    ...libelles.map((c) =>
      champ(`${prefixe}${c.name.slice(0, -'.ThesLibelle'.length)}`, 'thesaurus', c.coverage_pct, valeurs(c)),
    ),
    ...champs
      .filter(({ name }) => !name.includes('.') && !noms.has(name))
      .map((c) => champ(`${prefixe}${c.name}`, genreDe(c.type), c.coverage_pct)),
  ];
}

/** The description of a feed, as its readers wrote it down, in our own words. */
function structureDuSchema(nom: string): ChampDecouvert[] {
  const lu: { object_fields: ChampDeSchema[]; relations: Record<string, { fields: ChampDeSchema[] }> } = JSON.parse(
    readFileSync(`${DOSSIER}/${nom}`, 'utf8'),
  );
  const relations = Object.entries(lu.relations).flatMap(([cle, { fields }]): ChampDecouvert[] => {
    if (fields.some(({ name }) => name === 'ThesLibelle')) return [champ(cle, 'thesaurus-multiple', 100)];
    const colonnes = gather(`${cle}.`, fields);
    return [{ ...champ(cle, 'table', 100), colonnes: colonnes.map((c) => c.champ.slice(cle.length + 1)) }, ...colonnes];
  });
  return [...gather('', lu.object_fields), ...relations];
}

describe.skipIf(fichiers.length === 0)('real feeds', () => {
  it.each(flux)('every record of %s is understood by the suggested mapping alone', async (nom) => {
    const { fiches, structure, lignes: suggerees } = await luDe(nom);
    expect(fiches.length).toBeGreaterThan(0);
    for (const decouvert of structure) champDecouvertSchema.parse(decouvert);
    const { lignes } = correspondanceSchema.parse({ lignes: suggerees });
    for (const fiche of fiches) {
      const { document, source } = sourceTourinsoft.interpret(unFlux({ lignes }), fiche, {});
      documentSchema.parse(document);
      sourceSchema.parse(source);
    }
    // Columns that mean nothing to their rows are kept as facts, and listed.
    expect(champsNonMappes(lignes, fiches).filter((champ) => !champ.includes('.'))).toEqual([]);
  });

  it.for(flux)('nine fields of %s in ten get a target', async (nom, { annotate }) => {
    const { structure, lignes } = await luDe(nom);
    const part = couverture(structure, lignes);
    await annotate(`${nom}: ${part} %`);
    expect(part).toBeGreaterThanOrEqual(90);
  });

  it.for(schemas)('nine fields of %s in ten get a target by their names', async (nom, { annotate }) => {
    const structure = structureDuSchema(nom);
    const part = couverture(structure, lignesSuggerees(structure));
    await annotate(`${nom}: ${part} %`);
    expect(part).toBeGreaterThanOrEqual(90);
  });

  it.each(fichiers.filter((nom) => HORS_FLUX.test(nom)))('%s is no feed of records, and says so', async (nom) => {
    const { given } = await read(nom);
    expect(given.length).toBeGreaterThan(0);
    for (const lecture of given) {
      expect(lecture).toMatchObject({ kind: 'illisible', motif: expect.stringMatching(/^C’est/) });
    }
  });
});
