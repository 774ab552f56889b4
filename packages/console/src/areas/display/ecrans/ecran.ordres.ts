import { attribuerDiaporama, type OrdreDEcran, ordonnerEcrans, oublierEcran } from '@bridge/contract';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { suitesEnMots } from './ecran.words.ts';

const FAITS: Readonly<Record<OrdreDEcran, string>> = {
  rafraichir: 'Rafraîchissement demandé',
  redemarrer: 'Redémarrage demandé',
  capturer: 'Image demandée',
};

export async function ordonner(ids: readonly number[], ordre: OrdreDEcran): Promise<void> {
  showNotice(suitesEnMots(FAITS[ordre], await call(ordonnerEcrans, { body: { ids: [...ids], ordre } })));
}

export async function attribuer(ids: readonly number[], diaporama: number | null): Promise<void> {
  const suites = await call(attribuerDiaporama, { body: { ids: [...ids], diaporama } });
  showNotice(suitesEnMots(diaporama === null ? 'Diaporama retiré' : 'Diaporama donné', suites));
}

/** Whether it was done: the person may think again. */
export async function oublier(id: number, nom: string): Promise<boolean> {
  const agreed = await askYesOrNo({
    title: `Oublier «\u00a0${nom}\u00a0»\u00a0?`,
    text: 'Le téléviseur efface ce qu’il garde et montre un nouveau code. Ses réglages et ses statistiques restent ici\u00a0: vous pourrez l’appairer de nouveau.',
    confirm: 'Oublier cet écran',
    cancel: 'Ne rien faire',
    danger: true,
  });
  if (!agreed) return false;
  await call(oublierEcran, { params: { id } });
  showNotice(`«\u00a0${nom}\u00a0» est oublié.`);
  return true;
}
