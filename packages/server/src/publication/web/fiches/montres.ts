import { ficheWeb, type ListeWeb, type Site } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { retainedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { openSelection } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';
import { CLE } from '../cles.ts';
import type { Config } from '../configuration/config.ts';
import { cadreDe } from '../pages/page.ts';

type CadreDuSite = Cadre & { readonly configuration: Config; readonly site: Site };

/** Which objets a site shows. */
export interface Montres {
  readonly where: RawBuilder<SqlBool>;
  /** The keys that the condition depends on. */
  readonly cles: readonly string[];
}

/** The same, with the list that leads to each objet. */
export interface MontresParListe extends Montres {
  /** The number of the first of some lists that has an objet in its sélection, or null where none has. */
  readonly liste: RawBuilder<number | null>;
}

/** The objets of lists, maps and surroundings of fiches; or all that the entity sees, when the site says so. */
export async function openMontres(tx: Db, cadre: CadreDuSite): Promise<Montres> {
  if (isCatalogue(cadre)) return toutLeCatalogue(cadre);
  return montresPar(cadre, await openSources(tx, cadre, await sourcesDuSite(cadre)));
}

/** What a site shows, and by which of some of its lists, the first ones first. */
export async function openMontresParListe(
  tx: Db,
  cadre: CadreDuSite,
  listes: readonly ListeWeb[],
): Promise<MontresParListe> {
  const sources = await openSources(tx, cadre, isCatalogue(cadre) ? listes : await sourcesDuSite(cadre));
  const shown = montresPar(cadre, sources);
  const cases = listes.flatMap((liste) => {
    const where = sources.get(cleDe(liste))?.where;
    return where === undefined ? [] : [sql`WHEN ${where} THEN ${liste.id}::bigint`];
  });
  return {
    where: isCatalogue(cadre) ? toutLeCatalogue(cadre).where : shown.where,
    cles: shown.cles,
    liste: cases.length === 0 ? sql`NULL::bigint` : sql`CASE ${sql.join(cases, sql` `)} END`,
  };
}

const isCatalogue = ({ site }: CadreDuSite) => site.fichesServies === 'catalogue';

const toutLeCatalogue = ({ site }: CadreDuSite): Montres => ({ where: sql`true`, cles: [CLE.site(site.id)] });

interface SourceDuSite {
  readonly selection: number;
  /** The entity whose rules the sélection runs under. */
  readonly entiteId: number | null;
}

interface SourceOuverte {
  /** Undefined where there is no such sélection. */
  readonly where: RawBuilder<SqlBool> | undefined;
  readonly cles: readonly string[];
}

const cleDe = ({ selection, entiteId }: SourceDuSite) => `${selection} ${entiteId}`;

/** Some sources, each opened once. */
async function openSources(
  tx: Db,
  cadre: CadreDuSite,
  sources: Iterable<SourceDuSite>,
): Promise<ReadonlyMap<string, SourceOuverte>> {
  const opened = new Map<string, SourceOuverte>();
  for (const source of sources) {
    const cle = cleDe(source);
    if (opened.has(cle)) continue;
    const { question, cles } = await openSelection(tx, await cadreDe(cadre, source), { selection: source.selection });
    opened.set(cle, { where: question && sql<SqlBool>`(${retainedWhere(question)})`, cles });
  }
  return opened;
}

function montresPar({ site }: CadreDuSite, sources: ReadonlyMap<string, SourceOuverte>): Montres {
  const opened = [...sources.values()];
  const wheres = opened.flatMap(({ where }) => where ?? []);
  return {
    where: wheres.length === 0 ? sql`false` : sql`(${sql.join(wheres, sql` OR `)})`,
    cles: [CLE.site(site.id), CLE.sommaire(site.id), ...opened.flatMap(({ cles }) => cles)],
  };
}

/** The sélections that something published on the site shows. */
async function sourcesDuSite({ configuration, site }: CadreDuSite): Promise<readonly SourceDuSite[]> {
  const listes = await configuration.listesDe(site);
  const cartes = await configuration.cartesDe(site);
  const fiches = await Promise.all(site.fiches.map(({ fiche }) => configuration.publie(ficheWeb, fiche)));
  return [
    ...listes,
    ...cartes.flatMap(({ couches, entiteId }) => couches.map(({ selection }) => ({ selection, entiteId }))),
    ...fiches.flatMap((fiche) =>
      fiche === undefined || fiche.proximite === null ? [] : [{ selection: fiche.proximite, entiteId: site.entiteId }],
    ),
  ];
}
