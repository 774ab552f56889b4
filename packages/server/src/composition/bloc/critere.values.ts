import type { Fragment, Ref } from '@bridge/contract';
import type { CritereConnu } from '../../catalogue/bloc/objet-rendu.ts';
import { cleDe, termesDe } from '../../catalogue/termes.rules.ts';
import { motEnLangue } from '../mots/langue.rules.ts';
import type { Scene } from './scene.ts';
import type { Valeur } from './valeur.ts';

interface ModalitePortee {
  readonly cle: string;
  readonly fragment: Fragment | null;
}

/** The values of a criterion that an objet has, each once, in the order of its source. */
function modalitesPortees(critere: CritereConnu, scene: Scene): ModalitePortee[] {
  const portees = new Map<string, ModalitePortee>();
  termesDe(scene.objet.document, ({ genre, terme, parent }) => {
    if (genre !== 'modalite' || parent === null || !critere.cles.includes(cleDe(parent))) return;
    const cle = cleDe(terme);
    portees.set(cle, { cle, fragment: motEnLangue(scene.noms.mots.get(`modalite ${cle}`), terme.libelle, scene) });
  });
  return [...portees.values()];
}

/** The texts and numbers of a criterion whose values are not words of a list. */
function valeursLibres(critere: CritereConnu, { objet }: Scene): Valeur[] {
  return objet.document.criteres
    .filter((un) => un.modalite === undefined && critere.cles.includes(cleDe(un.critere)))
    .map(({ texte, nombre }): Valeur => {
      if (nombre !== undefined) return { genre: 'nombre', nombre, unite: critere.unite };
      const dit = texte?.trim();
      return dit ? { genre: 'texte', fragment: { texte: dit } } : { genre: 'booleen', oui: true };
    });
}

/** The values of a criterion on an objet; with chosen modalités, only those, in their order. */
export function valeursDuCritere(ref: Ref<'critere'>, retenues: readonly Ref[], scene: Scene): Valeur[] {
  const critere = scene.noms.criteres.get(ref.id);
  if (critere === undefined) return [];
  const portees = modalitesPortees(critere, scene);
  const gardees =
    retenues.length === 0
      ? portees
      : retenues.flatMap(({ id }) => {
          const cles = scene.noms.modalites.get(id)?.cles ?? [];
          // Words of the same meaning are one.
          return portees.find(({ cle }) => cles.includes(cle)) ?? [];
        });
  const mots = gardees.flatMap(({ fragment }): Valeur[] => (fragment ? [{ genre: 'texte', fragment }] : []));
  return retenues.length === 0 ? [...mots, ...valeursLibres(critere, scene)] : mots;
}

/** All modalités of a criterion, the absent ones struck through; none when the objet has none of them. */
export function modalitesAvecAbsentes(ref: Ref<'critere'>, retenues: readonly Ref[], scene: Scene): Fragment[] {
  const critere = scene.noms.criteres.get(ref.id);
  if (critere === undefined) return [];
  const portees = new Set(modalitesPortees(critere, scene).map(({ cle }) => cle));
  const ids = retenues.length === 0 ? critere.modalites : retenues.map(({ id }) => id);
  const dites = ids.flatMap((id) => {
    const connue = scene.noms.modalites.get(id);
    const mot = connue ? motEnLangue(connue, {}, scene) : null;
    if (connue === undefined || mot === null) return [];
    return [connue.cles.some((cle) => portees.has(cle)) ? mot : { ...mot, barre: true }];
  });
  return dites.some(({ barre }) => !barre) ? dites : [];
}
