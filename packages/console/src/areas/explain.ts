import { errorKinds } from '@bridge/contract';
import { ApiError } from '../api/client.ts';
import type { Failure } from '../ui/use-schema-form.ts';

/** What to write in a form when a call failed. The protocol's English messages have a French wording of their own. */
export function explain(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { message: 'Une erreur inattendue s’est produite. Réessayez dans un instant.', problems: [] };
  }
  // The toast has just said what happened to the network.
  if (error.status === 0) return { message: 'Votre demande n’a pas abouti. Réessayez dans un instant.', problems: [] };
  const isCredentials = error.code === errorKinds.badCredentials.code;
  const message = isCredentials ? 'Identifiants incorrects' : error.message;
  const report = error.status >= 500 && error.requestId ? ` (n° ${error.requestId})` : '';
  // Fields that are marked one by one need no sentence above them.
  const isAboutFields = error.status === errorKinds.invalidInput.status && error.errors.length > 0;
  return { message: isAboutFields ? '' : `${message}${report}`, problems: error.errors };
}

export function isKind(error: unknown, name: keyof typeof errorKinds): boolean {
  return error instanceof ApiError && error.code === errorKinds[name].code;
}
