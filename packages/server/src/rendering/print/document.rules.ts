import type { ModeleEdition } from '@bridge/contract';
import type { EditionComposee, PartieComposee } from '../../composition/edition/edition-composee.ts';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import type { CanalImprime, Charte, Couverture, DocumentImprime, ImageImprimee, Partie } from './document.ts';
import { encreDe } from './encre.ts';
import type { FicheTiree } from './fiche.imprimee.ts';
import type { Images } from './images.ts';
import { motsImprimes } from './mots.words.ts';
import { COULEUR, pageDe, pleinePage } from './page.rules.ts';
import { type Contexte, partieImprimee } from './partie.imprimee.ts';
import { isPolice, type Police } from './polices.ts';
import { composedDocument } from './typographie.ts';

interface Options {
  readonly canal: CanalImprime;
  readonly images: Images;
}

/** The document of an edition: what its gabarit draws. Its images are asked for while it is written. */
export function documentDe(edition: EditionComposee<FicheTiree>, { canal, images }: Options): DocumentImprime {
  const { modele, langue, parties } = edition;
  const text = (textes: Readonly<Record<string, string>>) => enLangue(textes, langue);
  const page = pageDe(modele, canal);
  const contexte: Contexte = { edition, images, langue, page, text };
  return composedDocument({
    langue,
    canal,
    titre: text(modele.titre) || modele.nom,
    sousTitre: text(modele.sousTitre),
    mention: text(modele.mention),
    territoire: modele.territoire,
    destinataire: modele.destinataire,
    page,
    charte: charteDe(edition, contexte),
    miseEnPage: {
      equilibrer: modele.equilibrer,
      insecables: modele.insecables,
      multiple: Number(modele.multiple),
      remplissage: modele.remplissage === 'notes' ? 'notes' : 'rien',
      renvois: modele.renvois,
    },
    parametres: Object.fromEntries(modele.parametres.map(({ nom, valeur }) => [nom, valeur])),
    couverture: couvertureDe(edition, contexte),
    parties: parties.flatMap((partie: PartieComposee<FicheTiree>): readonly Partie[] =>
      partieImprimee(partie, contexte),
    ),
    mots: motsImprimes(langue),
    ruptures: [],
  });
}

const GRAISSES = { normale: 400, moyenne: 600, grasse: 700 } as const;
const TITRES: Police = 'Source Serif 4';
const TEXTE: Police = 'Source Sans 3';

function charteDe({ modele, medias }: EditionComposee<unknown>, { images, text, langue }: Contexte): Charte {
  const { couleurs } = modele;
  const known = (police: string, usual: Police): Police => (isPolice(police) ? police : usual);
  return {
    titres: known(modele.policeTitres, TITRES),
    texte: known(modele.policeTexte, TEXTE),
    corps: modele.corps,
    principale: encreDe(couleurs[0]?.rvb ?? COULEUR, couleurs),
    styles: Object.fromEntries(
      modele.styles.map(({ nom, police, taille, interligne, graisse, couleur }) => [
        nom,
        {
          police: isPolice(police) ? police : '',
          taille,
          interligne,
          graisse: GRAISSES[graisse],
          couleur: couleur === null ? null : encreDe(couleur, couleurs),
        },
      ]),
    ),
    logo: medias.logo && images.media(medias.logo, { largeur: 60, ratio: null }, langue),
    pied: text(modele.piedDePage),
    premierNumero: modele.premierNumero,
    numerotation: modele.numerotation,
    chapitreImpair: modele.chapitreImpair,
  };
}

/** The typefaces that the model names and that the product does not have. */
export function policesAbsentes({ policeTitres, policeTexte, styles }: ModeleEdition): readonly string[] {
  const named = [policeTitres, policeTexte, ...styles.map(({ police }) => police)];
  return [...new Set(named.filter((police) => police !== '' && !isPolice(police)))];
}

function couvertureDe({ gabarits, medias }: EditionComposee<unknown>, contexte: Contexte): Couverture | null {
  if (gabarits.couverture === null) return null;
  const { images, langue, page } = contexte;
  const room = pleinePage(page);
  const of = (media: (typeof medias)['couverture']): ImageImprimee | null => media && images.media(media, room, langue);
  return {
    base: gabarits.couverture.base,
    image: of(medias.couverture),
    deuxieme: of(medias.deuxieme),
    troisieme: of(medias.troisieme),
    quatrieme: of(medias.quatrieme),
  };
}
