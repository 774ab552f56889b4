import { type AnyRecord, urgence } from '@bridge/contract';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { textIn } from '../../../resource/values/read.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';

/** Asks before a message goes on screens: everybody in front of them will see it. */
export const confirmDiffusion = (nom: string, compte: string) =>
  askYesOrNo({
    title: `Diffuser «\u00a0${nom}\u00a0» maintenant\u00a0?`,
    text: `Le message prend toute la place, quoi que passent les écrans, jusqu’à sa fin. ${compte}`,
    confirm: 'Diffuser maintenant',
    cancel: 'Ne rien faire',
    danger: true,
  });

export const DITS = {
  diffuser: 'Message diffusé\u00a0: les écrans en ligne le montrent dans les secondes qui viennent.',
  retirer: 'Message retiré\u00a0: les écrans en ligne reprennent leur boucle.',
} as const;

/** Puts a message on screens or takes it off, from its list. */
export async function diffuse({ id, version }: AnyRecord, diffusee: boolean): Promise<void> {
  await call(urgence.calls.update, { params: { id }, body: { diffusee, version } });
  showNotice(diffusee ? DITS.diffuser : DITS.retirer);
}

export const nomDe = ({ nom }: AnyRecord): string => textIn(nom);
