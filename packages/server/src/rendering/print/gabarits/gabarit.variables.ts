import { CODE_PROPRE, type gabaritEdition, type ModeleEdition, type RecordOf } from '@bridge/contract';
import { qrSvg } from '../../../composition/bloc/qr.ts';
import { isPolice } from '../../polices.ts';
import type { StyleDeParagraphe, Valeur, Variables } from '../document/document.ts';
import { type Encre, encreDe } from '../encre.ts';
import type { ImageImprimee } from '../image.imprimee.ts';
import type { Images } from '../images.ts';

/** The fields that the four gabarits of printed pages share. */
export type GabaritLu = Pick<RecordOf<typeof gabaritEdition>, 'zones' | 'proprietes' | 'jetons' | 'styles'> & {
  readonly base: string;
};

/** Whether a gabarit has a source of its own. */
export const isPropre = ({ base }: { readonly base: string }): boolean => base === CODE_PROPRE.value;

/** The texts that fill the zones of a gabarit. */
export interface Remplissage {
  readonly titre: string;
  readonly sousTitre: string;
  readonly mention: string;
  readonly image: ImageImprimee | null;
  readonly logo: ImageImprimee | null;
  readonly images: Pick<Images, 'svg'>;
}

type Parametres = Readonly<Record<string, string>>;
type Palette = ModeleEdition['couleurs'];

/** The zones, parameters and tokens of a gabarit by name, which its source reads as variables. */
export function variablesDe(
  { zones, proprietes, jetons }: GabaritLu,
  parametres: Parametres,
  { palette, remplissage }: { readonly palette: Palette; readonly remplissage: Remplissage },
): Variables {
  return Object.fromEntries([
    ...jetons.map((jeton) => [jeton.nom, jetonDe(jeton, palette)] as const),
    ...zones.map((zone) => [zone.nom, zoneDe(zone, parametres, remplissage)] as const),
    ...proprietes.map((propriete) => [propriete.nom, proprieteDe(propriete, parametres)] as const),
  ]);
}

const texteDe = (texte: string): Valeur => ({ genre: 'texte', texte });
const LONGUEUR = /^(-?\d+(?:[.,]\d+)?)\s*(mm|cm|pt|em|%)$/;
const COULEUR = /^#[\da-f]{6}$/i;

function jetonDe({ genre, valeur }: GabaritLu['jetons'][number], palette: Palette): Valeur {
  const written = valeur.trim();
  if (genre === 'couleur' && COULEUR.test(written)) return { genre: 'couleur', couleur: encreDe(written, palette) };
  const [, nombre, unite] = (genre === 'longueur' && LONGUEUR.exec(written)) || [];
  if (nombre === undefined) return texteDe(written);
  // The pattern accepts only these units.
  const unit = unite as Extract<Valeur, { genre: 'longueur' }>['unite'];
  return { genre: 'longueur', nombre: Number(nombre.replace(',', '.')), unite: unit };
}

/** The value of a zone: the model's title or subtitle, else the parameter that the model sets by the zone's name. */
function zoneDe({ nom, genre }: GabaritLu['zones'][number], parametres: Parametres, of: Remplissage): Valeur {
  const set = parametres[nom] ?? '';
  switch (genre) {
    case 'image':
      return { genre: 'image', image: of.image };
    case 'logo':
      return { genre: 'image', image: of.logo };
    case 'date':
      return texteDe(set || of.mention);
    case 'qr': {
      const svg = qrSvg(set);
      return {
        genre: 'image',
        image: svg === null ? null : { fichier: of.images.svg(svg), alternative: set, credit: null },
      };
    }
    case 'texte':
    case 'contenu':
      return texteDe(set || ({ titre: of.titre, 'sous-titre': of.sousTitre }[nom] ?? ''));
  }
}

/** A number that a person wrote, with a comma or a point; null for any other text. */
export function nombreEcrit(ecrit: string): number | null {
  const nombre = Number(ecrit.replace(',', '.'));
  return ecrit.trim() === '' || !Number.isFinite(nombre) ? null : nombre;
}

function proprieteDe({ nom, genre, defaut }: GabaritLu['proprietes'][number], parametres: Parametres): Valeur {
  const set = parametres[nom] ?? defaut;
  switch (genre) {
    case 'nombre':
      return { genre: 'nombre', nombre: nombreEcrit(set) ?? nombreEcrit(defaut) ?? 0 };
    case 'oui-non':
      return { genre: 'oui-non', oui: /^(?:oui|vrai|1|true)$/i.test(set.trim()) };
    case 'texte':
    case 'choix':
      return texteDe(set);
  }
}

/** The styles of a gabarit; the model's styles of the same names replace them. */
export function stylesDuGabarit(styles: GabaritLu['styles'], palette: Palette): Record<string, StyleDeParagraphe> {
  const couleurDe = (couleur: string | null): Encre | null => (couleur === null ? null : encreDe(couleur, palette));
  return Object.fromEntries(
    styles.map(({ nom, police, taille, interligne, couleur }) => [
      nom,
      { police: isPolice(police) ? police : '', taille, interligne, graisse: 400, couleur: couleurDe(couleur) },
    ]),
  );
}
