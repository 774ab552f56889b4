import { type FichierAnalyse, LICENCES_DE_MEDIA, manquesDeMedia, media } from '@bridge/contract';
import type { Period } from '../../resource/values/read.ts';

/** What a person must fill in before a file becomes a media; the rest is read in the file or written later. */
export interface Fiche {
  readonly titre: string;
  readonly alternatif: string;
  /** The image is decorative, and needs no alternative text. */
  readonly decorative: boolean;
  readonly credit: string;
  readonly licence: string;
  readonly supports: readonly string[];
  readonly droits: Period | null;
  readonly dossier: string;
  readonly motsCles: readonly number[];
}

export const FICHE_VIDE: Fiche = {
  titre: '',
  alternatif: '',
  decorative: false,
  credit: '',
  licence: media.fields.licence.initial,
  supports: media.fields.supports.initial,
  droits: null,
  dossier: '',
  motsCles: [],
};

/** The fields filled with what the file says of itself, for the person to check. */
export function ficheDe({ fichier, lu }: Pick<FichierAnalyse, 'fichier' | 'lu'>): Fiche {
  return {
    ...FICHE_VIDE,
    titre: lu.titre || titreDeFichier(fichier.nom),
    alternatif: lu.alternatif,
    credit: lu.credit,
    dossier: lu.dossier,
  };
}

/** A title made of a file name: `plage_de_Saint-Malo.jpg` gives « Plage de Saint-Malo ». */
export function titreDeFichier(nom: string): string {
  const words = nom
    .replace(/\.[^.]+$/, '')
    .replaceAll(/_+/g, ' ')
    .trim();
  return (words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)).slice(0, media.fields.titre.longest);
}

export type Manques = Partial<Readonly<Record<keyof Fiche, string>>>;

/** The fields still to be filled in. */
export function manquesDe(
  fiche: Pick<Fiche, 'titre' | 'alternatif' | 'decorative' | 'credit' | 'supports'>,
  genre: FichierAnalyse['genre'],
): Manques {
  const lacking = manquesDeMedia({ ...fiche, alternatif: { fr: fiche.alternatif }, genre });
  return {
    ...(fiche.titre.trim() === '' ? { titre: 'Donnez un titre.' } : {}),
    ...(lacking.includes('alternatif') ? { alternatif: 'Décrivez ce que l’on voit, pour qui ne le voit pas.' } : {}),
    ...(lacking.includes('credit') ? { credit: 'Donnez le crédit à montrer.' } : {}),
    ...(fiche.supports.length === 0 ? { supports: 'Choisissez au moins un support.' } : {}),
  };
}

/** Whether a file may become a media as it is: its other fields may be completed later. */
export const isGardable = ({ titre, supports }: Manques): boolean => titre === undefined && supports === undefined;

const MOTS: readonly (readonly [keyof Fiche, string])[] = [
  ['titre', 'le titre'],
  ['alternatif', 'le texte alternatif'],
  ['credit', 'le crédit'],
  ['supports', 'les supports'],
];
const liste = new Intl.ListFormat('fr', { type: 'conjunction' });

/** The missing fields in words: « Il manque le texte alternatif et le crédit. » */
export function manqueEnMots(manques: Manques): string | null {
  const mots = MOTS.flatMap(([name, mot]) => (manques[name] === undefined ? [] : [mot]));
  return mots.length === 0 ? null : `Il manque ${liste.format(mots)}.`;
}

/** The body of the call that makes a media of the file, in the first language of the instance. */
export function corpsDe({ fichier, lu }: FichierAnalyse, fiche: Fiche, langue: string): Record<string, unknown> {
  const written = (text: string) => (text.trim() === '' ? {} : { [langue]: text.trim() });
  return {
    ...fiche,
    fichier,
    titre: written(fiche.titre),
    alternatif: written(fiche.decorative ? '' : fiche.alternatif),
    legende: written(lu.legende),
    credit: fiche.credit.trim(),
    dossier: fiche.dossier.trim(),
    auteur: lu.auteur,
    commune: lu.commune,
    lat: lu.lat,
    lon: lu.lon,
    priseLe: lu.priseLe,
    objets: lu.objets,
  };
}

export const LICENCES = LICENCES_DE_MEDIA.map(({ value, label }) => ({ value, label }));
