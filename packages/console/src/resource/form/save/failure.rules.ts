import { type AnyRecord, conflictSchema, type EditedResource, TOLD_APART } from '@bridge/contract';
import { ApiError } from '../../../api/client.ts';
import type { Failure } from '../form.store.ts';

const KEPT = 'Ce que vous avez saisi est toujours là.';

/** The reason why a record could not be saved, and the reminder that nothing typed is lost. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return { kind: 'broken', message: `Une erreur inattendue s’est produite. ${KEPT} Réessayez dans un instant.` };
  const { status, code, message, requestId } = error;
  if (status === 0) return { kind: 'offline', message: `${message} ${KEPT}` };
  if (code === TOLD_APART.inTrash.code) return { kind: 'refused', message: `${message} ${KEPT}` };
  if (status === 403)
    return {
      kind: 'refused',
      message: `Vous ne pouvez pas modifier cet élément\u00a0: il appartient sans doute à une autre entité, ou vos droits ont changé. ${KEPT}`,
    };
  if (status === 404)
    return {
      kind: 'refused',
      message: `Cet élément n’existe plus, ou n’est plus visible pour vous. ${KEPT} Copiez ce que vous voulez garder avant de fermer l’onglet.`,
    };
  const numbered = status >= 500 && requestId ? `${message.replace(/\.$/, '')} (n°\u00a0${requestId}).` : message;
  return { kind: status >= 500 ? 'broken' : 'refused', message: `${numbered} ${KEPT}` };
}

export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === TOLD_APART.conflict.code;

/** The record as it is now, when the refusal brings it. */
export function currentIn({ data }: ApiError, { record }: Pick<EditedResource, 'record'>): AnyRecord | undefined {
  const conflict = conflictSchema.safeParse(data);
  return conflict.success ? record.safeParse(conflict.data.current).data : undefined;
}
