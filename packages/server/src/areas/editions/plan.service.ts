import {
  type BilanDePlan,
  type DemandeDeBilan,
  type ElementDePlan,
  gabaritEdition,
  modeleEdition,
  rubriqueDynamique,
  selection,
} from '@bridge/contract';
import { atOnce, countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { namesIn } from '../../crud/read.service.ts';
import { recordById } from '../../crud/record.repository.ts';
import type { Db } from '../../schema.ts';
import type { Lecture } from './lecture.ts';
import { alertesDuGabarit, alertesDuPlan, type RubriqueConnue, sectionDe } from './plan.rules.ts';
import { questionDeRubrique, reglesDuTamis, type Tamis } from './rubrique.question.ts';

type Compte = NonNullable<RubriqueConnue['selection']> & { readonly nombre: number };
type Compter = (id: number, tamis: Tamis) => Promise<Compte | null>;

/** What a plan holds right now, part by part, and what should be mended before it is printed. */
export function bilan(lecture: Lecture, demande: DemandeDeBilan): Promise<BilanDePlan> {
  const { db, registry, identity } = lecture;
  const { plan, langues, gabarit } = demande;
  return atOnce(db, async (tx) => {
    const names = await namesIn(registry, tx, modeleEdition, [{ plan }], identity.language, identity.scope);
    // A sélection of which several sections print the same is counted once.
    const comptes = new Map<string, Compte | null>();
    const compteDe: Compter = async (id, tamis) => {
      const key = JSON.stringify([id, reglesDuTamis(tamis)]);
      const known = comptes.get(key);
      if (known !== undefined) return known;
      const compte = await compter(tx, lecture, id, tamis);
      comptes.set(key, compte);
      return compte;
    };
    const sections: BilanDePlan['sections'] = [];
    for (const [rang, element] of plan.entries()) {
      const rubrique = element.genre === 'rubrique' ? await rubriqueDe(tx, lecture, element, compteDe) : undefined;
      sections.push(sectionDe(element, rang, { names, langues, rubrique }));
    }
    const objets = sections.reduce((sum, section) => sum + (section.objets ?? 0), 0);
    const found =
      gabarit === null ? undefined : await recordById(tx, registry.require(gabaritEdition.id), identity.scope, gabarit);
    const alertes = found ? alertesDuGabarit(gabaritEdition.record.parse(found), demande) : [];
    return { sections, objets, alertes: [...alertesDuPlan(plan), ...alertes] };
  });
}

async function rubriqueDe(
  tx: Db,
  { registry, identity }: Lecture,
  { rubrique, selection: own }: Extract<ElementDePlan, { genre: 'rubrique' }>,
  compteDe: Compter,
): Promise<RubriqueConnue | undefined> {
  const found = await recordById(tx, registry.require(rubriqueDynamique.id), identity.scope, rubrique.id);
  if (!found) return undefined;
  const { nom, titre, selection: usual, limiteObjets, ...tamis } = rubriqueDynamique.record.parse(found);
  const compte = await compteDe(own?.id ?? usual, tamis);
  if (compte === null) return { nom, titre, selection: null, objets: null };
  const { nombre, ...named } = compte;
  return { nom, titre, selection: named, objets: Math.min(nombre, limiteObjets ?? nombre) };
}

async function compter(tx: Db, lecture: Lecture, id: number, tamis: Tamis): Promise<Compte | null> {
  const found = await recordById(tx, lecture.registry.require(selection.id), lecture.identity.scope, id);
  if (!found) return null;
  const question = await questionDeRubrique(tx, lecture, tamis, { selection: found });
  return { id, nom: String(found.nom), nombre: await countOf(tx, question) };
}
