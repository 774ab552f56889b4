import type { ModeleEdition } from '@bridge/contract';
import type { EditionComposee, PartieComposee } from '../../../composition/edition/edition-composee.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import { isPolice, type Police } from '../../polices.ts';
import type { Contexte } from '../contexte.ts';
import { encreDe } from '../encre.ts';
import type { FicheTiree } from '../fiche.imprimee.ts';
import { type GabaritLu, isPropre, stylesDuGabarit, variablesDe } from '../gabarits/gabarit.variables.ts';
import { fichierDeNotes } from '../gabarits/projet.ts';
import type { ImageImprimee } from '../image.imprimee.ts';
import type { Images } from '../images.ts';
import { motsImprimes } from '../mots.words.ts';
import { baseDe, COULEUR, pageDe, pleinePage, surfaceDeCouverture } from '../pages/page.rules.ts';
import { annonce, fichesDe, partieImprimee } from '../partie.imprimee.ts';
import { composedDocument } from '../tirage/typographie.ts';
import type { Partie } from './document.parties.ts';
import type { CanalImprime, Charte, Complement, Couverture, DocumentImprime, Variables } from './document.ts';

interface Options {
  readonly canal: CanalImprime;
  readonly images: Images;
  readonly at?: Date | undefined;
}

/** Whether pages are in four inks: those for a printer are, unless the model asks for screen colours. */
const isQuadri = ({ profilCouleur }: ModeleEdition, canal: CanalImprime): boolean =>
  canal === 'impression' && profilCouleur === 'cmjn';

/** The document of an edition, as its gabarit draws it. Writing it asks for its images. */
export function documentDe(edition: EditionComposee<FicheTiree>, { canal, images, at }: Options): DocumentImprime {
  const { modele, langue, parties } = edition;
  const text = (textes: Readonly<Record<string, string>>) => enLangue(textes, langue);
  const page = pageDe(modele, canal, baseDe(edition.gabarits.edition));
  const contexte: Contexte = { edition, images, langue, page, text };
  const charte = charteDe(edition, contexte);
  const couverture = couvertureDe(edition, contexte);
  const parametres = Object.fromEntries(modele.parametres.map(({ nom, valeur }) => [nom, valeur]));
  const quadri = isQuadri(modele, canal);
  return composedDocument({
    ...(at && { le: at.toISOString() }),
    langue,
    canal,
    quadri,
    profil: quadri && edition.medias.profil ? images.profil(edition.medias.profil, langue) : null,
    titre: text(modele.titre) || modele.nom,
    sousTitre: text(modele.sousTitre),
    mention: text(modele.mention),
    territoire: modele.territoire,
    destinataire: modele.destinataire,
    page,
    charte,
    miseEnPage: {
      equilibrer: modele.equilibrer,
      insecables: modele.insecables,
      // Both sides of a folded sheet are printed.
      multiple: page.volets === null ? Number(modele.multiple) : 2,
      fichesMin: modele.fichesMin,
      remplissage: modele.remplissage,
      renvois: modele.renvois,
    },
    parametres,
    variables: variablesDesGabarits(edition, contexte, { parametres, charte, couverture }),
    couverture,
    parties: parties.flatMap((partie: PartieComposee<FicheTiree>): readonly Partie[] =>
      partieImprimee(partie, contexte),
    ),
    mots: motsImprimes(langue),
    complements: complementsDe(edition, contexte),
    coupees: [],
    ruptures: [],
    blancs: {},
  });
}

const GRAISSES = { normale: 400, moyenne: 600, grasse: 700 } as const;
const TITRES: Police = 'Source Serif 4';
const TEXTE: Police = 'Source Sans 3';

function charteDe({ modele, medias, gabarits }: EditionComposee<unknown>, contexte: Contexte): Charte {
  const { images, text, langue } = contexte;
  const { couleurs } = modele;
  const known = (police: string, usual: Police): Police => (isPolice(police) ? police : usual);
  return {
    titres: known(modele.policeTitres, TITRES),
    texte: known(modele.policeTexte, TEXTE),
    corps: modele.corps,
    principale: encreDe(couleurs[0]?.rvb ?? COULEUR, couleurs),
    styles: {
      ...stylesDuGabarit(gabarits.edition?.styles ?? [], couleurs),
      ...Object.fromEntries(
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
    },
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
  const { images, langue, page } = contexte;
  // A folded sheet has a cover among its panels, even without a gabarit chosen for it.
  if (gabarits.couverture === null && page.volets === null) return null;
  const room = surfaceDeCouverture(page);
  const of = (media: (typeof medias)['couverture']): ImageImprimee | null => media && images.media(media, room, langue);
  return {
    base: gabarits.couverture?.base ?? COUVERTURE,
    dos: gabarits.couverture?.dos ?? false,
    image: of(medias.couverture),
    deuxieme: of(medias.deuxieme),
    troisieme: of(medias.troisieme),
    quatrieme: of(medias.quatrieme),
  };
}

/** The cover of models that chose none. */
export const COUVERTURE = 'pleine-page';

/** The variables of gabarits with a source of their own, by the names of their files. */
function variablesDesGabarits(
  { modele, gabarits, parties }: EditionComposee<unknown>,
  { images, text }: Contexte,
  of: Pick<DocumentImprime, 'parametres' | 'charte' | 'couverture'>,
): Readonly<Record<string, Variables>> {
  const remplissage = {
    titre: text(modele.titre) || modele.nom,
    sousTitre: text(modele.sousTitre),
    mention: text(modele.mention),
    image: of.couverture?.image ?? null,
    logo: of.charte.logo,
    images,
  };
  const notes = parties.flatMap((partie) => (partie.genre === 'notes' ? [partie.gabarit] : []));
  const files: readonly (readonly [string, GabaritLu | null])[] = [
    ['gabarit', gabarits.edition],
    ['couverture', gabarits.couverture],
    ['sommaire', gabarits.sommaire],
    ...notes.map((gabarit) => [fichierDeNotes(String(gabarit.id)), gabarit] as const),
  ];
  return Object.fromEntries(
    files.flatMap(([file, gabarit]) =>
      gabarit !== null && isPropre(gabarit)
        ? [[file, variablesDe(gabarit, of.parametres, { palette: modele.couleurs, remplissage })] as const]
        : [],
    ),
  );
}

/** What fills pages that would be blank: annonces of the plan, photos of sections, or words. */
function complementsDe(
  { modele, complements }: EditionComposee<FicheTiree>,
  contexte: Contexte,
): readonly Complement[] {
  if (contexte.page.volets !== null) return [];
  const shown = complements.map((one) => annonce(one, contexte, true)).filter(({ image }) => image !== null);
  if (modele.remplissage === 'astuce')
    return modele.astuces.flatMap(({ texte }) => {
      const words = contexte.text(texte);
      return words === '' ? [] : [{ genre: 'astuce', texte: words }];
    });
  if (modele.remplissage !== 'photo') return shown;
  return fichesDe(contexte.edition)
    .flatMap(({ autre }) => autre ?? [])
    .slice(0, Number(modele.multiple) - 1)
    .map((photo) => ({ genre: 'photo', image: contexte.images.photo(photo, pleinePage(contexte.page)) }));
}
