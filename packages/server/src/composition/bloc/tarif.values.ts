import type { DocumentObjet, Fragment } from '@bridge/contract';
import { motDuPrix } from '../../catalogue/bloc/objet-rendu.ts';
import { motEnLangue, texteEn, texteSeul } from '../mots/langue.rules.ts';
import { datesEnMots, fourchetteEnMots } from '../mots/nombre.words.ts';
import type { Scene } from './scene.ts';

export interface LigneDeTarif {
  readonly libelle: Fragment | null;
  readonly prix: string;
  readonly periode: Fragment | null;
  readonly note: Fragment | null;
}

/** The prices in force. A price without an amount is left out, and so is one whose name has no translation. */
export function lignesDeTarif({ tarifs }: DocumentObjet, scene: Scene): LigneDeTarif[] {
  const { langue, contexte, noms } = scene;
  return tarifs.lignes.flatMap(({ libelle, min, max, devise, du, au, note }) => {
    if (au !== undefined && au < contexte.jour) return [];
    const [bas, haut] = [min ?? max, max ?? min];
    const nom = motEnLangue(motDuPrix(noms.mots, libelle), libelle.libelle, scene);
    const isNamed = Object.values(libelle.libelle).some((texte) => texte.trim() !== '');
    if (bas === undefined || haut === undefined || (isNamed && nom === null)) return [];
    const dates = datesEnMots(du, au, langue);
    return [
      {
        libelle: nom,
        prix: fourchetteEnMots(Math.min(bas, haut), Math.max(bas, haut), devise, langue),
        periode: dates === '' ? null : texteSeul(dates, langue, scene),
        note: texteEn(note, scene),
      },
    ];
  });
}
