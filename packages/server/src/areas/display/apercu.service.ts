import {
  type apercuDeDiapositive,
  type apercuDeGabaritDiaporama,
  type apercuDUrgence,
  BridgeError,
  type DiapositiveApercue,
  type EndpointAnswer,
  type EndpointInput,
  tailleDe,
} from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import { type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { bandeauDe, gabaritDe } from '../../publication/ecran/habillage.ts';
import { vuesDObjets } from '../../publication/ecran/vues/objets.ts';
import { vuesDeDiapositive } from '../../publication/ecran/vues/vues.ts';
import { contraste } from '../../rendering/couleur.rules.ts';
import { pageDEcran } from '../../rendering/ecran/diapositive.html.ts';
import { pageDUrgence, tailleDUrgence } from '../../rendering/ecran/urgence.html.ts';
import type { Db } from '../../schema.ts';
import { adresseDApercu } from './apercu.adresse.ts';
import { comptesDEpreuve, objetsDEpreuve } from './apercu.repository.ts';

type Asked = EndpointInput<typeof apercuDeDiapositive>['body'];

/** One slide as a screen shows it, with nothing in it that the scope does not see. */
export function apercuDe(
  db: Db,
  demande: CadreDemande,
  { habillage, diapositive, langue, pas }: Asked,
): Promise<DiapositiveApercue> {
  return atOnce(db, async (tx) => {
    const cadre = openCadre(tx, demande);
    const lu = await gabaritDe(cadre, habillage.gabarit);
    if (lu === undefined) throw new BridgeError('notFound');
    const { gabarit } = lu;
    const asked = { gabarit, slide: diapositive, pas, diaporama: null };
    const { vues, total, remarques } = await vuesDeDiapositive(tx, cadre, asked);
    const [shown] = vues;
    if (shown === undefined) throw new BridgeError('notFound');
    const taille = tailleDe(habillage.resolution);
    const { bandeau, manques } = await bandeauDe(cadre, habillage);
    const { parametres } = habillage;
    const adresse = adresseDApercu(demande.fichiers ?? '');
    const html = pageDEcran(shown.contenu, { gabarit, parametres, ...taille, langue, adresse }, bandeau);
    return { html, ...taille, objet: shown.objet, total, remarques: [...remarques, ...manques] };
  });
}

/** A message of urgency as screens show it. */
export function apercuDUrgenceDe({
  orientation,
  ...message
}: EndpointInput<typeof apercuDUrgence>['body']): DiapositiveApercue {
  const taille = tailleDUrgence(orientation);
  return { html: pageDUrgence(message, taille), ...taille, objet: null, total: 1, remarques: [] };
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
    const ids = await objetsDEpreuve(tx, scope, epreuve, { pas, nombre: 1 });
    const ratio = contraste(gabarit.fond, gabarit.texte);
    const pale =
      ratio < LISIBLE
        ? [`Le texte se lit mal sur le fond\u00a0: contraste de ${ratio.toFixed(1).replace('.', ',')}, il en faut 4,5.`]
        : [];
    const [shown] = await vuesDObjets(tx, openCadre(tx, demande), { ids, blocs: [], gabarit });
    const total = epreuve === 'sans-photo' ? sansPhoto : objets;
    const told = { ...taille, total, titresCoupes: coupes, objets };
    if (shown === undefined)
      return { ...told, html: '', objet: null, remarques: [...pale, 'Aucun objet ne convient.'] };
    const { contenu, objet } = shown.vue;
    const html = pageDEcran(
      contenu,
      { gabarit, ...taille, langue, adresse: adresseDApercu(demande.fichiers ?? '') },
      null,
    );
    return { ...told, html, objet, remarques: [...pale, ...shown.remarques] };
  });
}
