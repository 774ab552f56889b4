import type { Fragment, LigneDeBloc, Noeud } from '@bridge/contract';
import { motEnLangue, texteEn } from '../../mots/langue.rules.ts';
import { modalitesAvecAbsentes } from '../critere.values.ts';
import { composeLigne, fragmentsDeLigne, valeursDeLigne } from '../ligne.compose.ts';
import type { Scene } from '../scene.ts';

export function composeDonnees(scene: Scene): Noeud[] {
  const lignes = scene.bloc.lignes.flatMap((ligne) => composeLigne(ligne, scene) ?? []);
  if (!lignes.some(({ remplie }) => remplie)) return [];
  const presentation = scene.canal === 'web' ? scene.bloc.presentation : 'liste';
  return [{ genre: 'paires', presentation, paires: lignes.map(({ remplie: _, ...paire }) => paire) }];
}

/** The values together, or under the name of their criterion. */
export function composeCriteres(scene: Scene): Noeud[] {
  const { bloc } = scene;
  const colonnes = bloc.colonnes ?? 1;
  const groupes = bloc.lignes.flatMap((ligne) => {
    const elements = elementsDe(ligne, scene);
    return elements.length === 0 ? [] : [{ titre: titreDe(ligne, scene), elements: [...elements] }];
  });
  if (groupes.length === 0) return [];
  if (bloc.regroupement === 'aucun')
    return [{ genre: 'liste', titre: null, colonnes, elements: groupes.flatMap(({ elements }) => elements) }];
  return groupes.map(({ titre, elements }) => ({ genre: 'liste', titre, colonnes, elements }));
}

function elementsDe(ligne: LigneDeBloc, scene: Scene): readonly Fragment[] {
  const { source, modalites, maxElements } = ligne;
  if (!scene.bloc.absentesBarrees || source.genre !== 'critere') return fragmentsDeLigne(ligne, scene);
  return modalitesAvecAbsentes(source.critere, modalites, scene).slice(0, maxElements ?? undefined);
}

function titreDe({ libelle, source }: LigneDeBloc, scene: Scene): Fragment | null {
  const dit = texteEn(libelle, scene);
  if (dit || source.genre !== 'critere') return dit;
  const critere = scene.noms.criteres.get(source.critere.id);
  return critere ? motEnLangue(critere, {}, scene) : null;
}

/** Only values with a pictogram: the word's own, else that of its line. */
export function composePictogrammes(scene: Scene): Noeud[] {
  const elements = scene.bloc.lignes.flatMap((ligne): Fragment[] => {
    const valeurs = valeursDeLigne(ligne, scene).filter((valeur) => valeur.genre !== 'booleen' || valeur.oui);
    const { picto } = ligne;
    const libelle = texteEn(ligne.libelle, scene);
    const mots = valeurs.flatMap((valeur) =>
      valeur.genre === 'texte' && valeur.fragment.picto ? [valeur.fragment] : [],
    );
    if (mots.length > 0) return mots.slice(0, ligne.maxElements ?? undefined);
    if (picto === null || valeurs.length === 0) return [];
    if (libelle) return [{ ...libelle, picto }];
    return fragmentsDeLigne(ligne, scene).map((fragment) => ({ ...fragment, picto }));
  });
  return elements.length === 0 ? [] : [{ genre: 'liste', titre: null, colonnes: scene.bloc.colonnes ?? 1, elements }];
}
