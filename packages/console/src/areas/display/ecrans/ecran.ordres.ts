import { assignDiaporama, forgetEcran, formatNumber, type OrdreDEcran, orderEcrans } from '@bridge/contract';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { suitesEnMots } from './ecran.words.ts';

const FAITS: Readonly<Record<OrdreDEcran, string>> = {
  rafraichir: 'Rafraîchissement demandé',
  redemarrer: 'Redémarrage demandé',
  capturer: 'Image demandée',
};

export async function orderAll(ids: readonly number[], ordre: OrdreDEcran): Promise<void> {
  showNotice(suitesEnMots(FAITS[ordre], await call(orderEcrans, { body: { ids: [...ids], ordre } })));
}

export async function assign(ids: readonly number[], diaporama: number): Promise<void> {
  showNotice(suitesEnMots('Diaporama donné', await call(assignDiaporama, { body: { ids: [...ids], diaporama } })));
}

/** Takes the diaporama off screens; false when the person changed their mind. */
export async function removeAll(ids: readonly number[]): Promise<boolean> {
  const agreed = await askYesOrNo({
    title:
      ids.length > 1
        ? `Retirer leur diaporama à ${formatNumber(ids.length)} écrans\u00a0?`
        : 'Retirer son diaporama à cet écran\u00a0?',
    text: 'Hors des diaporamas de leur horaire, ils ne montrent plus rien aux visiteurs qu’une page d’attente, jusqu’à ce que vous leur en donniez un autre.',
    confirm: 'Retirer le diaporama',
    cancel: 'Ne rien faire',
    danger: true,
  });
  if (!agreed) return false;
  const suites = await call(assignDiaporama, { body: { ids: [...ids], diaporama: null } });
  showNotice(suitesEnMots('Diaporama retiré', suites));
  return true;
}

/** Makes Bridge forget a screen; false when the person changed their mind. */
export async function forget(id: number, nom: string): Promise<boolean> {
  const agreed = await askYesOrNo({
    title: `Oublier «\u00a0${nom}\u00a0»\u00a0?`,
    text: 'Le téléviseur efface ce qu’il garde et montre un nouveau code. Ses réglages et ses statistiques restent ici\u00a0: vous pourrez l’appairer de nouveau.',
    confirm: 'Oublier cet écran',
    cancel: 'Ne rien faire',
    danger: true,
  });
  if (!agreed) return false;
  await call(forgetEcran, { params: { id } });
  showNotice(`«\u00a0${nom}\u00a0» est oublié.`);
  return true;
}
