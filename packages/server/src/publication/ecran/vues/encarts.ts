import { civilDay, civilDayIn, type DiapositiveDe, enRetard, raisonDAbsence, rangDe } from '@bridge/contract';
import type { Cadre } from '../../../composition/cadre.ts';
import type { Db } from '../../../schema.ts';
import { vuesDesAnnonces } from './annonces.ts';
import { AUCUNE, type Demande, premier, type VueComposee, type VuesDuJour } from './vue.ts';

/** Whose annonces go beside objets: those of the first espace that the diaporama shows. */
export async function annoncesDuJour(
  tx: Db,
  cadre: Cadre,
  { slide, ...demande }: Omit<Demande, 'slide'> & { readonly slide: DiapositiveDe<'annonce'> | undefined },
): Promise<VuesDuJour> {
  if (!demande.gabarit.zoneAnnonce || slide === undefined) return AUCUNE;
  const found = await vuesDesAnnonces(tx, cadre, { ...demande, slide, pas: null });
  const ofDay = found.vues.filter((one) => isOfDay(one, civilDay(cadre.at), demande.fuseau));
  const first = rangDe(ofDay.map((one) => ({ one, priorite: one.priorite ?? 'contrat' })));
  return { ...found, vues: first.map(({ one }) => one) };
}

/** Sold for some hours alone, an annonce has slides of its own: what stands beside an objet is there all day long. */
function isOfDay({ debut, fin, quand }: VueComposee, jour: string, fuseau: string): boolean {
  const isAllDay = quand === undefined || (quand.de === null && quand.a === null);
  return (
    isAllDay &&
    (quand === undefined || raisonDAbsence(quand, { jour, heure: '12:00' }) === null) &&
    (debut === null || civilDayIn(fuseau, debut) <= jour) &&
    (fin === null || civilDayIn(fuseau, new Date(fin.getTime() - 1)) >= jour)
  );
}

/** Objets, each with an annonce in the place that its gabarit keeps for one, by their weights; without any, objets take all the room. */
export function avecEncarts(vues: readonly VueComposee[], annonces: readonly VueComposee[]): VueComposee[] {
  const turns = new Map<VueComposee, number>();
  return vues.map((one) => {
    const { contenu } = one;
    if (contenu.genre !== 'objet' || contenu.encart !== 'vide') return one;
    // The one that is furthest behind what its weight gives it; a film has no place there.
    const next = enRetard(
      annonces.filter((annonce) => annonce.contenu.genre === 'annonce'),
      { poids: ({ poids }) => poids, tours: (annonce) => turns.get(annonce) ?? 0 },
    );
    if (next?.contenu.genre !== 'annonce') return { ...one, contenu: { ...contenu, encart: null } };
    turns.set(next, (turns.get(next) ?? 0) + 1);
    const { titre, texte, image, mention } = next.contenu;
    const encart = { titre, texte, image, mention };
    return { ...one, contenu: { ...contenu, encart }, annonce: next.annonce, fin: premier(one.fin, next.fin) };
  });
}
