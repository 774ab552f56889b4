import {
  type BilanDePlan,
  brouillonDeSelectionSchema,
  type DemandeDeBilan,
  type ElementDePlan,
  gabaritEdition,
  modeleEdition,
  rubriqueDynamique,
  selection,
} from '@bridge/contract';
import { atOnce, countOf, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { namesIn } from '../../crud/read.service.ts';
import { recordById } from '../../crud/record.repository.ts';
import type { Db } from '../../schema.ts';
import { entryOf, type Lecture } from './lecture.ts';
import { alertesDuGabarit, alertesDuPlan, type RubriqueConnue, sectionDe } from './plan.rules.ts';

type Compte = NonNullable<RubriqueConnue['selection']> & { readonly nombre: number };

/** What a plan holds right now, part by part, and what should be mended before it is printed. */
export function bilan(lecture: Lecture, demande: DemandeDeBilan): Promise<BilanDePlan> {
  const { db, registry, identity } = lecture;
  const { plan, langues, gabarit } = demande;
  return atOnce(db, async (tx) => {
    const names = await namesIn(registry, tx, modeleEdition, [{ plan }], identity.language, identity.scope);
    // A sélection that several sections print is counted once.
    const comptes = new Map<number, Compte | null>();
    const compteDe = async (id: number): Promise<Compte | null> => {
      const known = comptes.get(id);
      if (known !== undefined) return known;
      const compte = await compter(tx, lecture, id);
      comptes.set(id, compte);
      return compte;
    };
    const sections: BilanDePlan['sections'] = [];
    for (const [rang, element] of plan.entries()) {
      const rubrique = element.genre === 'rubrique' ? await rubriqueDe(tx, lecture, element, compteDe) : undefined;
      sections.push(sectionDe(element, rang, { names, langues, rubrique }));
    }
    const objets = sections.reduce((sum, section) => sum + (section.objets ?? 0), 0);
    const found =
      gabarit === null
        ? undefined
        : await recordById(tx, entryOf(registry, gabaritEdition.id), identity.scope, gabarit);
    const alertes = found ? alertesDuGabarit(gabaritEdition.record.parse(found), demande) : [];
    return { sections, objets, alertes: [...alertesDuPlan(plan), ...alertes] };
  });
}

async function rubriqueDe(
  tx: Db,
  { registry, identity }: Lecture,
  { rubrique, selection: own }: Extract<ElementDePlan, { genre: 'rubrique' }>,
  compteDe: (id: number) => Promise<Compte | null>,
): Promise<RubriqueConnue | undefined> {
  const found = await recordById(tx, entryOf(registry, rubriqueDynamique.id), identity.scope, rubrique.id);
  if (!found) return undefined;
  const { nom, titre, selection: usual, limiteObjets } = rubriqueDynamique.record.parse(found);
  const compte = await compteDe(own?.id ?? usual);
  if (compte === null) return { nom, titre, selection: null, objets: null };
  const { nombre, ...named } = compte;
  return { nom, titre, selection: named, objets: Math.min(nombre, limiteObjets ?? nombre) };
}

async function compter(tx: Db, { registry, identity, at }: Lecture, id: number): Promise<Compte | null> {
  const found = await recordById(tx, entryOf(registry, selection.id), identity.scope, id);
  if (!found) return null;
  const brouillon = brouillonDeSelectionSchema.strip().parse(found);
  const question = await settled(tx, await openQuestion(tx, { brouillon, scope: identity.scope, at }));
  return { id, nom: String(found.nom), nombre: await countOf(tx, question) };
}
