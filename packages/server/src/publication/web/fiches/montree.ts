import type { ListeWeb, Regle } from '@bridge/contract';
import { keeps } from '../../../catalogue/selection/evaluation.repository.ts';
import { openSaved } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';
import { SANS_DEMANDE } from '../filtres/filtre.rules.ts';
import { toujoursDe } from '../listes/liste.ouverte.ts';
import { type CadreDeSite, cadreDe } from '../pages/page.ts';

/** What a list, or a layer of a map, shows: the objets of a sélection that fit some rules, as its entity sees them. */
export interface Montree {
  readonly entiteId: number | null;
  readonly selection: number;
  readonly regles: readonly Regle[];
}

/** What a list has before any filter: choices that its moteur makes at the start do not count. */
export const montreeDe = (liste: ListeWeb): Montree => ({
  entiteId: liste.entiteId,
  selection: liste.selection,
  regles: toujoursDe(liste, SANS_DEMANDE),
});

/** Whether an objet is shown. */
export type EstMontre = (cadre: CadreDeSite, montree: Montree) => Promise<boolean>;

/** What every objet of a sélection is, whatever the others are. */
const SANS_LES_AUTRES = { tri: null, limite: null, dedoublonnage: null } as const;

/**
 * Answers for one objet what lists and maps of sites show. The objet alone is asked about; a whole sélection is run where its first ones or its
 * duplicates decide, if the objet may be among them. Many lists show one sélection: each question is asked once.
 */
export function createEstMontre(tx: Db, objet: number): EstMontre {
  const known = new Map<string, Promise<boolean>>();
  const once = (question: unknown, ask: () => Promise<boolean>): Promise<boolean> => {
    const cle = JSON.stringify(question);
    const answer = known.get(cle) ?? ask();
    known.set(cle, answer);
    return answer;
  };
  return (ofSite, { entiteId, selection, regles }) => {
    const source = [ofSite.site.entiteId, entiteId, selection];
    return once([source, regles], async () => {
      const cadre = await cadreDe(ofSite, { entiteId });
      const saved = await cadre.configuration.selection(selection);
      if (saved === undefined) return false;
      const { brouillon } = saved;
      const seule = { ...saved, brouillon: { ...brouillon, ...SANS_LES_AUTRES } };
      const fits = await keeps(tx, (await openSaved(tx, cadre, seule, { regles })).question, objet);
      if (!fits || (brouillon.limite === null && brouillon.dedoublonnage === null)) return fits;
      return once(source, async () => keeps(tx, (await openSaved(tx, cadre, saved)).question, objet));
    });
  };
}
