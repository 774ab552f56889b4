import { TOLD_APART } from '@bridge/contract';
import { ApiError } from '../api/client.ts';
import type { Failure, FormSchema } from '../ui/use-schema-form.ts';

/** The words of a failed call in a form. The English messages of the protocol have French words of their own. */
export function explain(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { message: 'Une erreur inattendue s’est produite. Réessayez dans un instant.', problems: [] };
  }
  // The toast has already told the state of the network.
  if (error.status === 0) return { message: 'Votre demande n’a pas abouti. Réessayez dans un instant.', problems: [] };
  const isCredentials = error.code === TOLD_APART.badCredentials.code;
  const message = isCredentials ? 'Identifiants incorrects' : error.message;
  const report = error.status >= 500 && error.requestId ? ` (n° ${error.requestId})` : '';
  // When fields are marked one by one, no sentence is needed above them.
  const isAboutFields = error.status === TOLD_APART.invalidInput.status && error.errors.length > 0;
  return { message: isAboutFields ? '' : `${message}${report}`, problems: error.errors };
}

export function isKind(error: unknown, name: keyof typeof TOLD_APART): boolean {
  return error instanceof ApiError && error.code === TOLD_APART[name].code;
}

/** A failed call in one sentence, where no field can be marked. */
export function sentenceOf(error: unknown): string {
  const { message, problems } = explain(error);
  return message || problems[0]?.message || TOLD_APART.invalidInput.message;
}

/** The typed values as a schema reads them; values that do not fit are refused as the server would. */
export function fitted<Parsed>(schema: FormSchema<Parsed>, values: unknown): Parsed {
  const reading = schema.safeParse(values);
  if (reading.success) return reading.data;
  const errors = reading.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ApiError({ ...TOLD_APART.invalidInput, errors });
}
