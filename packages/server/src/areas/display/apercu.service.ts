import {
  type apercuDeDiapositive,
  type apercuDeGabaritDiaporama,
  BridgeError,
  type BrouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  civilTime,
  type DiapositiveApercue,
  type EndpointAnswer,
  type EndpointInput,
  gabaritDiaporama,
  type Habillage,
  tailleDe,
} from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import { type Cadre, type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import { dateEnMots, heureEnLangue } from '../../composition/mots/nombre.words.ts';
import type { BandeauDEcran } from '../../rendering/ecran/contenu.ts';
import { pageDEcran } from '../../rendering/ecran/diapositive.html.ts';
import { contraste } from '../../rendering/web/couleur.rules.ts';
import type { Db } from '../../schema.ts';
import { comptesDEpreuve, objetDEpreuve } from './apercu.repository.ts';
import { contenuDeDiapositive, diapositiveDObjet } from './diapositive.contenu.ts';
import { mediaMontre, SANS_MEDIA } from './media.montre.ts';

type Asked = EndpointInput<typeof apercuDeDiapositive>['body'];

/** The gabarit of a diaporama, where the configuration gives it. */
export async function gabaritDe(
  { configuration }: Cadre,
  id: number,
): Promise<BrouillonDeGabaritDiaporama | undefined> {
  const found = await configuration.live(gabaritDiaporama, id);
  return found && brouillonDeGabaritDiaporamaSchema.parse(brouillonDeGabaritDiaporama(found));
}

/** One slide as a screen shows it, with nothing in it that the scope does not see. */
export function apercuDe(
  db: Db,
  demande: CadreDemande,
  { habillage, diapositive, langue, pas }: Asked,
): Promise<DiapositiveApercue> {
  return atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const gabarit = await gabaritDe(cadre, habillage.gabarit);
    if (gabarit === undefined) throw new BridgeError('notFound');
    const { contenu, objet, total, remarques } = await contenuDeDiapositive(tx, cadre, {
      gabarit,
      slide: diapositive,
      pas,
    });
    const taille = tailleDe(habillage.resolution);
    const { bandeau, manques } = await bandeauDe(cadre, habillage);
    const { parametres } = habillage;
    const html = pageDEcran(contenu, { gabarit, parametres, ...taille, langue, bandeau });
    return { html, ...taille, objet, total, remarques: [...remarques, ...manques] };
  });
}

interface BandeauVu {
  readonly bandeau: BandeauDEcran | null;
  /** What it should show and does not. */
  readonly manques: readonly string[];
}

const SANS_LOGO =
  'Le logo du bandeau n’est plus là, ou ses droits ne permettent pas les écrans\u00a0: choisissez un autre média.';
const SANS_BANDEAU: BandeauVu = { bandeau: null, manques: [] };

async function bandeauDe(cadre: Cadre, habillage: Habillage): Promise<BandeauVu> {
  const { bandeau, horloge, date, logo, defilant } = habillage;
  if (bandeau === 'aucun') return SANS_BANDEAU;
  const { langue } = cadre;
  const [jour = '', heure = ''] = civilTime(cadre.at).split('T');
  const { image } = logo === null ? SANS_MEDIA : await mediaMontre(cadre, logo);
  const drawn = {
    place: bandeau,
    heure: horloge ? heureEnLangue(heure.slice(0, 5), langue) : null,
    date: date ? dateEnMots(jour, langue) : null,
    logo: image,
    defilant: enLangue(defilant, langue),
  };
  return { bandeau: drawn, manques: logo === null || image !== null ? [] : [SANS_LOGO] };
}

/** Under which texts are hard to read. */
const LISIBLE = 4.5;

type GabaritAsked = EndpointInput<typeof apercuDeGabaritDiaporama>['body'];

/** What a gabarit makes of a real objet, the hardest ones first, and of how many titles it cuts. */
export function testGabarit(
  db: Db,
  demande: CadreDemande,
  { gabarit, epreuve, langue, pas }: GabaritAsked,
): Promise<EndpointAnswer<typeof apercuDeGabaritDiaporama>> {
  return atOnce(db, async (tx) => {
    const taille = tailleDe(gabarit.resolution);
    const { scope } = demande;
    const { objets, sansPhoto, coupes } = await comptesDEpreuve(tx, scope, gabarit.maxTitre);
    const id = await objetDEpreuve(tx, scope, epreuve, pas);
    const ratio = contraste(gabarit.fond, gabarit.texte);
    const pale =
      ratio < LISIBLE
        ? [`Le texte se lit mal sur le fond\u00a0: contraste de ${ratio.toFixed(1).replace('.', ',')}, il en faut 4,5.`]
        : [];
    const shown =
      id === undefined ? null : await diapositiveDObjet(tx, openCadre(tx, demande), { id, blocs: [], gabarit });
    const total = epreuve === 'sans-photo' ? sansPhoto : objets;
    const told = { ...taille, total, titresCoupes: coupes, objets };
    if (shown === null) return { ...told, html: '', objet: null, remarques: [...pale, 'Aucun objet ne convient.'] };
    const html = pageDEcran(shown.contenu, { gabarit, ...taille, langue, bandeau: null });
    return { ...told, html, objet: shown.objet, remarques: [...pale, ...shown.remarques] };
  });
}
