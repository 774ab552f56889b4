import {
  type apercuDeDiapositive,
  type apercuDeGabaritDiaporama,
  type apercuDUrgence,
  BridgeError,
  type DiapositiveApercue,
  type EndpointAnswer,
  type EndpointInput,
  PARIS,
  tailleDe,
} from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import { type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { bandeauDe, gabaritDe } from '../../publication/ecran/habillage.ts';
import type { Emprunts } from '../../publication/ecran/medias/emprunts.ts';
import { policesDe } from '../../publication/ecran/polices.ts';
import { type Adresse, sourcesDe } from '../../publication/ecran/programme.dessin.ts';
import { vuesDObjets } from '../../publication/ecran/vues/objets.ts';
import { vuesDeDiapositive } from '../../publication/ecran/vues/vues.ts';
import { contraste } from '../../rendering/couleur.rules.ts';
import { pageDEcran } from '../../rendering/ecran/diapositive.html.ts';
import { isSeul, tenueDe } from '../../rendering/ecran/seul.rules.ts';
import { fitsOnEcran, pageDUrgence, tailleDUrgence } from '../../rendering/ecran/urgence.html.ts';
import type { Db } from '../../schema.ts';
import { adresseDApercu } from './apercu.adresse.ts';
import { comptesDEpreuve, objetsDEpreuve } from './apercu.repository.ts';

type Asked = EndpointInput<typeof apercuDeDiapositive>['body'];

interface Dependencies {
  readonly db: Db;
  readonly emprunts: Pick<Emprunts, 'of'>;
}

const SANS_FOND =
  'Le fond de la carte n’est pas encore là, ou son serveur ne répond pas\u00a0: l’écran le montrera dès qu’il l’aura.';

const TROP_LONG =
  'Le texte est trop long\u00a0: même écrit petit, sa fin risque de ne pas tenir à l’écran. Raccourcissez-le.';

/** A slide as a screen shows it, without anything that the scope does not see. */
export async function apercuDe(
  { db, emprunts }: Dependencies,
  demande: CadreDemande,
  { habillage, diapositive, langue, pas }: Asked,
): Promise<DiapositiveApercue> {
  const taille = tailleDe(habillage.resolution);
  const { shown, ecran, bandeau, remarques, total } = await atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const lu = await gabaritDe(cadre, habillage.gabarit);
    if (lu === undefined) throw new BridgeError('notFound');
    const { gabarit, polices, sansPolice } = lu;
    const asked = { gabarit, slide: diapositive, taille, fuseau: PARIS, pas, diaporama: null };
    const { vues, total, remarques } = await vuesDeDiapositive(tx, cadre, asked);
    const [shown] = vues;
    if (shown === undefined) throw new BridgeError('notFound');
    const { bandeau, manques } = await bandeauDe(cadre, habillage);
    const { parametres } = habillage;
    const ecran = { gabarit, polices, parametres, ...taille, langue };
    return { shown, ecran, bandeau, total, remarques: [...remarques, ...manques, ...sansPolice] };
  });
  const draw = (adresse: Adresse) => pageDEcran(shown.contenu, { ...ecran, adresse }, bandeau);
  const { html, isWhole } = await dessinee({ emprunts }, demande, draw);
  const sansFond = isWhole || shown.contenu.genre !== 'carte' ? [] : [SANS_FOND];
  const deborde = isSeul(shown.contenu) && !tenueDe(shown.contenu, ecran).isHeld ? [TROP_LONG] : [];
  return { html, ...taille, objet: shown.objet, total, remarques: [...remarques, ...sansFond, ...deborde] };
}

/** Draws a view with the console's addresses; tells whether none is missing. */
export async function dessinee(
  { emprunts }: Pick<Dependencies, 'emprunts'>,
  { fichiers = '' }: Pick<CadreDemande, 'fichiers'>,
  draw: (adresse: Adresse) => string,
): Promise<{ readonly html: string; readonly isWhole: boolean }> {
  const sources = sourcesDe(draw);
  const adresse = adresseDApercu(fichiers, await emprunts.of(sources));
  return { html: draw(adresse), isWhole: sources.every((source) => adresse(source) !== null) };
}

/** A message of urgency as screens show it. */
export function apercuDUrgenceDe({
  orientation,
  ...message
}: EndpointInput<typeof apercuDUrgence>['body']): DiapositiveApercue {
  const taille = tailleDUrgence(orientation);
  const remarques = fitsOnEcran(message, taille) ? [] : [TROP_LONG];
  return { html: pageDUrgence(message, taille), ...taille, objet: null, total: 1, remarques };
}

/** Under which texts are hard to read. */
const LISIBLE = 4.5;

type GabaritAsked = EndpointInput<typeof apercuDeGabaritDiaporama>['body'];

/** Tries a gabarit on real objets, the hardest first, and counts the titles that it cuts. */
export async function testGabarit(
  { db, emprunts }: Dependencies,
  demande: CadreDemande,
  { gabarit, epreuve, langue, pas }: GabaritAsked,
): Promise<EndpointAnswer<typeof apercuDeGabaritDiaporama>> {
  const taille = tailleDe(gabarit.resolution);
  const { shown, polices, told, pale } = await atOnce(db, async (tx) => {
    const { scope } = demande;
    const { objets, sansPhoto, coupes } = await comptesDEpreuve(tx, scope, gabarit.maxTitre);
    const ids = await objetsDEpreuve(tx, scope, epreuve, { pas, nombre: 1 });
    const ratio = contraste(gabarit.fond, gabarit.texte);
    const pale =
      ratio < LISIBLE
        ? [`Le texte se lit mal sur le fond\u00a0: contraste de ${ratio.toFixed(1).replace('.', ',')}, il en faut 4,5.`]
        : [];
    const cadre = openCadre(tx, demande);
    const [shown] = await vuesDObjets(tx, cadre, { ids, blocs: [], gabarit, fuseau: PARIS });
    const { polices, sansPolice } = await policesDe(cadre, gabarit);
    const total = epreuve === 'sans-photo' ? sansPhoto : objets;
    const told = { ...taille, total, titresCoupes: coupes, objets };
    return { shown, polices, told, pale: [...pale, ...sansPolice] };
  });
  if (shown === undefined) return { ...told, html: '', objet: null, remarques: [...pale, 'Aucun objet ne convient.'] };
  const { contenu, objet } = shown.vue;
  const { html } = await dessinee({ emprunts }, demande, (adresse) =>
    pageDEcran(contenu, { gabarit, polices, ...taille, langue, adresse }, null),
  );
  return { ...told, html, objet, remarques: [...pale, ...shown.remarques] };
}
