import type { ListeWeb } from '@bridge/contract';
import { keeps } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Question } from '../../../catalogue/selection/question.ts';
import { clesDeLaSelection, openSaved } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';
import { CLE } from '../cles.ts';
import { SANS_DEMANDE } from '../filtres/filtre.rules.ts';
import { toujoursDe } from '../listes/liste.ouverte.ts';
import { type CadreDeSite, cadreDe, languesParmi } from '../pages/page.ts';
import { keptBy } from './objet.repository.ts';

/** The list that leads to an objet, and what the answer depends on besides the objet. */
interface ListeDeLObjet {
  readonly liste: ListeWeb | undefined;
  readonly cles: readonly string[];
}

/** How many lists one query asks, and how many lists of a site are asked for one page at most. */
const AT_ONCE = 10;
const MOST = 40;

/**
 * The first list of the site that shows an objet, in the visitor's language. A list that is published later is none of
 * its keys where one was found: the way that the page shows stays a right one.
 */
export async function listeDeLObjet(tx: Db, cadre: CadreDeSite, objet: number): Promise<ListeDeLObjet> {
  const { configuration, site, visite } = cadre;
  const listes = (await configuration.listesDe(site))
    .filter(({ langues }) => languesParmi(site, langues).includes(visite.langue))
    .slice(0, MOST);
  const cles: string[] = [];
  for (let from = 0; from < listes.length; from += AT_ONCE) {
    const asked = [];
    for (const liste of listes.slice(from, from + AT_ONCE)) asked.push(await openPour(tx, cadre, liste));
    const fits = await keptBy(
      tx,
      asked.map(({ question }) => question),
      objet,
    );
    for (const [rang, { liste, cles: own, confirms }] of asked.entries()) {
      cles.push(CLE.liste(liste.id), ...own);
      if (fits[rang] && (await confirms(objet))) return { liste, cles };
    }
  }
  return { liste: undefined, cles: [...cles, CLE.sommaire(site.id)] };
}

interface Ouverte {
  readonly liste: ListeWeb;
  readonly cles: readonly string[];
  /** What every objet of the list is, whatever the others are; undefined where the sélection is gone. */
  readonly question: Question | undefined;
  /** Whether the list shows an objet that the question keeps. */
  readonly confirms: (objet: number) => Promise<boolean>;
}

/** The first ones and the duplicates are known from a run of the whole sélection, made only where the objet may be among them. */
const SANS_LES_AUTRES = { tri: null, limite: null, dedoublonnage: null } as const;

async function openPour(tx: Db, ofSite: CadreDeSite, liste: ListeWeb): Promise<Ouverte> {
  const cadre = await cadreDe(ofSite, liste);
  const saved = await cadre.configuration.selection(liste.selection);
  if (saved === undefined)
    return { liste, cles: [CLE.selection(liste.selection)], question: undefined, confirms: async () => false };
  const { brouillon } = saved;
  const regles = toujoursDe(liste, SANS_DEMANDE);
  const seul = { ...saved, brouillon: { ...brouillon, ...SANS_LES_AUTRES } };
  const confirms = async (objet: number) =>
    (brouillon.limite === null && brouillon.dedoublonnage === null) ||
    keeps(tx, (await openSaved(tx, cadre, saved, { regles })).question, objet);
  return {
    liste,
    cles: clesDeLaSelection(saved),
    question: (await openSaved(tx, cadre, seul, { regles })).question,
    confirms,
  };
}
