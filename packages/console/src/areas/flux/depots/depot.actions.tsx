import { depot, poidsEnMots, removeDepot } from '@bridge/contract';
import { IconTrash } from '@tabler/icons-react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import type { RowAction } from '../../../resource/list/actions/list-action.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';

const quoted = (nom: string) => `«\u00a0${nom}\u00a0»`;

/** The consequences of removing a file, for the feeds that read it. */
export function warningOf(flux: readonly { readonly nom: string }[], taille: number): string {
  const gone = `Ses ${poidsEnMots(taille)} sont libérés, et il ne se retrouve pas.`;
  if (flux.length === 0) return `Aucun flux ne le lit. ${gone}`;
  const names = new Intl.ListFormat('fr').format(flux.map(({ nom }) => quoted(nom)));
  const missed =
    flux.length === 1
      ? `Le flux ${names} le lit\u00a0: son prochain import échouera.`
      : `Les flux ${names} le lisent\u00a0: leur prochain import échouera.`;
  return `${missed} ${gone}`;
}

export const rowActions: readonly RowAction[] = [
  {
    id: 'remove',
    label: 'Supprimer',
    icon: IconTrash,
    danger: true,
    access: removeDepot.access,
    needs: ['fichier', 'flux', 'taille'],
    run: async ({ record, refresh }) => {
      const { fichier, flux, taille } = depot.row.pick({ fichier: true, flux: true, taille: true }).parse(record);
      const agreed = await askYesOrNo({
        title: `Supprimer ${quoted(fichier)}\u00a0?`,
        text: warningOf(flux, taille),
        confirm: 'Supprimer',
        cancel: 'Garder',
        danger: true,
      });
      if (!agreed) return;
      const malgreLesFlux = flux.length > 0;
      await call(removeDepot, { params: { id: record.id }, body: { malgreLesFlux } }).finally(refresh);
      showNotice(`Fichier ${quoted(fichier)} supprimé`);
    },
  },
];
