import {
  type BilanDePlan,
  type DemandeDeBilan,
  type ElementDePlan,
  gabaritCouverture,
  gabaritEdition,
  gabaritNotes,
  gabaritSommaire,
  modeleEdition,
  rubriqueDynamique,
  selection,
} from '@bridge/contract';
import { atOnce, countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { type Cadre, type CadreDemande, openCadre } from '../../composition/cadre.ts';
import type { Tamis } from '../../composition/edition/rubrique.question.ts';
import { questionDeRubrique } from '../../composition/edition/rubrique.ts';
import { namesIn } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Db } from '../../schema.ts';
import { alertesDesParametres, alertesDuFormat, alertesDuPlan, type RubriqueConnue, sectionDe } from './plan.rules.ts';

type Compte = NonNullable<RubriqueConnue['selection']> & { readonly nombre: number };
type Count = (id: number, tamis: Tamis) => Promise<Compte | null>;

/** The current contents of a plan, part by part, with warnings to mend before it is printed. */
export function bilan(
  { db, registry, language }: { readonly db: Db; readonly registry: Registry; readonly language: string },
  asked: CadreDemande,
  demande: DemandeDeBilan,
): Promise<BilanDePlan> {
  const { plan, langues, periode } = demande;
  return atOnce(db, async (tx) => {
    const cadre = openCadre(tx, asked);
    const names = await namesIn(registry, tx, modeleEdition, [{ plan }], { language, scope: cadre.scope }, 'drafts');
    // A sélection of which several sections print the same is counted once.
    const comptes = new Map<string, Compte | null>();
    const compteDe: Count = async (id, tamis) => {
      const key = JSON.stringify([id, tamis]);
      const known = comptes.get(key);
      if (known !== undefined) return known;
      const compte = await countSelection(tx, cadre, { ...tamis, selection: id, tri: null }, periode);
      comptes.set(key, compte);
      return compte;
    };
    const cartes = plan.flatMap((element) => (element.genre === 'carte' ? [element.carte.id] : []));
    const sections: BilanDePlan['sections'] = [];
    for (const [rang, element] of plan.entries()) {
      const rubrique = element.genre === 'rubrique' ? await rubriqueDe(cadre, element, compteDe) : undefined;
      sections.push(sectionDe(element, rang, { names, langues, rubrique, cartes }));
    }
    const objets = sections.reduce((sum, section) => sum + (section.objets ?? 0), 0);
    return { sections, objets, alertes: [...alertesDuPlan(plan), ...(await alertesDesGabarits(cadre, demande))] };
  });
}

/** The warnings of a model's gabarits, those of its pages of notes included. */
async function alertesDesGabarits({ configuration }: Cadre, demande: DemandeDeBilan): Promise<readonly string[]> {
  const { plan, gabarit, gabaritCouverture: couverture, gabaritSommaire: sommaire } = demande;
  const edition = gabarit === null ? undefined : await configuration.live(gabaritEdition, gabarit);
  if (edition === undefined) return [];
  const notes = plan.flatMap((element) => (element.genre === 'notes' ? [element.gabarit.id] : []));
  const others = [
    couverture !== null && (await configuration.live(gabaritCouverture, couverture)),
    sommaire !== null && (await configuration.live(gabaritSommaire, sommaire)),
    ...(await Promise.all(notes.map((id) => configuration.live(gabaritNotes, id)))),
  ];
  return [
    ...alertesDuFormat(edition, demande),
    ...alertesDesParametres([edition, ...others.filter((one) => !!one)], demande),
  ];
}

async function rubriqueDe(
  { configuration }: Cadre,
  { rubrique, selection: own }: Extract<ElementDePlan, { genre: 'rubrique' }>,
  compteDe: Count,
): Promise<RubriqueConnue | undefined> {
  const found = await configuration.live(rubriqueDynamique, rubrique.id);
  if (!found) return undefined;
  const { nom, titre, selection: usual, limiteObjets, renvoiCarte, ...tamis } = found;
  const compte = await compteDe(own?.id ?? usual, tamis);
  if (compte === null) return { nom, titre, renvoiCarte, selection: null, objets: null };
  const { nombre, ...named } = compte;
  return { nom, titre, renvoiCarte, selection: named, objets: Math.min(nombre, limiteObjets ?? nombre) };
}

async function countSelection(
  tx: Db,
  cadre: Cadre,
  rubrique: Parameters<typeof questionDeRubrique>[2],
  periode: DemandeDeBilan['periode'],
): Promise<Compte | null> {
  const { selection: id } = rubrique;
  const found = await cadre.configuration.live(selection, id);
  const question = await questionDeRubrique(tx, cadre, rubrique, periode);
  if (found === undefined || question === undefined) return null;
  return { id, nom: found.nom, nombre: await countOf(tx, question) };
}
