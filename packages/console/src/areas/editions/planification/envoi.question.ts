import { type AnyRecord, cleDAdresse, type Diffusion, planification } from '@bridge/contract';
import { idsIn } from '../../../resource/values/read.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';

/** Asks before a document leaves for others, unless somebody must validate it first. */
export async function agreesToSend({ diffusions, validateurs }: AnyRecord): Promise<boolean> {
  const envois = planification.fields.diffusions.schema.safeParse(diffusions).data;
  if (envois?.length === 0 || idsIn(validateurs).length > 0) return true;
  return askYesOrNo({
    title: 'Exécuter et envoyer maintenant\u00a0?',
    text: `Si les conditions sont remplies, ce qui paraît part dès qu’il est prêt. Le recevront\u00a0: ${envois ? destinatairesEnMots(envois) : 'toutes ses destinations'}.`,
    confirm: 'Exécuter et envoyer',
    cancel: 'Annuler',
  });
}

/** The recipients in words: « 12 destinataires par e-mail, les adresses de 2 listes et 1 destination hors e-mail ». */
function destinatairesEnMots(envois: readonly Diffusion[]): string {
  const courriels = envois.filter((envoi) => envoi.genre === 'courriel');
  const people = new Set(courriels.flatMap(({ destinataires }) => destinataires.map(cleDAdresse))).size;
  const listes = new Set(courriels.flatMap((courriel) => courriel.listes.map(({ id }) => id))).size;
  const others = envois.length - courriels.length;
  const parts = [
    people > 0 && (people === 1 ? '1\u00a0destinataire par e-mail' : `${people}\u00a0destinataires par e-mail`),
    listes > 0 && (listes === 1 ? 'les adresses d’une liste' : `les adresses de ${listes}\u00a0listes`),
    others > 0 && (others === 1 ? '1\u00a0destination hors e-mail' : `${others}\u00a0destinations hors e-mail`),
  ];
  return new Intl.ListFormat('fr').format(parts.filter((part) => part !== false));
}
