import { ficheWeb, type Site } from '@bridge/contract';
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

/** The objets of lists, maps and surroundings of fiches; or all that the entity sees, when the site says so. */
export async function openMontres(tx: Db, cadre: CadreDuSite): Promise<Montres> {
  const { site } = cadre;
  if (site.fichesServies === 'catalogue') return { where: sql`true`, cles: [CLE.site(site.id)] };
  const questions = [];
  const cles = [CLE.site(site.id), CLE.sommaire(site.id)];
  for (const { selection, entiteId } of await sourcesDuSite(cadre)) {
    const ouverte = await openSelection(tx, await cadreDe(cadre, { entiteId }), { selection });
    cles.push(...ouverte.cles);
    if (ouverte.question !== undefined) questions.push(sql`(${retainedWhere(ouverte.question)})`);
  }
  return { where: questions.length === 0 ? sql`false` : sql`(${sql.join(questions, sql` OR `)})`, cles };
}

interface SourceDuSite {
  readonly selection: number;
  /** The entity whose rules the sélection runs under. */
  readonly entiteId: number | null;
}

/** The sélections that something published on the site shows, each once for an entity. */
async function sourcesDuSite({ configuration, site }: CadreDuSite): Promise<Iterable<SourceDuSite>> {
  const listes = await configuration.listesDe(site);
  const cartes = await configuration.cartesDe(site);
  const fiches = await Promise.all(site.fiches.map(({ fiche }) => configuration.publie(ficheWeb, fiche)));
  const all: SourceDuSite[] = [
    ...listes,
    ...cartes.flatMap(({ couches, entiteId }) => couches.map(({ selection }) => ({ selection, entiteId }))),
    ...fiches.flatMap((fiche) =>
      fiche === undefined || fiche.proximite === null ? [] : [{ selection: fiche.proximite, entiteId: site.entiteId }],
    ),
  ];
  return new Map(all.map((source) => [`${source.selection} ${source.entiteId}`, source])).values();
}
