import { civilDay, civilDayIn, type DiapositiveDe, enRetard, raisonDAbsence, rangDe } from '@bridge/contract';
import type { Cadre } from '../../../composition/cadre.ts';
import type { Db } from '../../../schema.ts';
import { vuesDesAnnonces } from './annonces.ts';
import { AUCUNE, type Demande, premier, type VueComposee, type VuesDuJour } from './vue.ts';

/** The annonces that go beside objets: those of the first espace in the diaporama. */
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

/** Whether an annonce is shown all day: annonces beside objets stay all day, others have their own slides. */
function isOfDay({ debut, fin, quand }: VueComposee, jour: string, fuseau: string): boolean {
  const isAllDay = quand === undefined || (quand.de === null && quand.a === null);
  return (
    isAllDay &&
    (quand === undefined || raisonDAbsence(quand, { jour, heure: '12:00' }) === null) &&
    (debut === null || civilDayIn(fuseau, debut) <= jour) &&
    (fin === null || civilDayIn(fuseau, new Date(fin.getTime() - 1)) >= jour)
  );
}

/** Objets, each with an annonce in the place that its gabarit keeps, by weight; without annonces, objets alone. */
export function avecEncarts(vues: readonly VueComposee[], annonces: readonly VueComposee[]): VueComposee[] {
  const turns = new Map<VueComposee, number>();
  return vues.map((one) => {
    const { contenu } = one;
    if (contenu.genre !== 'objet' || contenu.encart !== 'vide') return one;
    // The annonce that is furthest behind its weight; films have no place there.
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
