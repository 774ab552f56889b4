import { BridgeError } from '@bridge/contract';

/** The refusal of a file, with the reason for the person who gave it. */
export function refus(raison: string): BridgeError {
  return new BridgeError('invalidInput', { errors: [{ path: 'fichier', message: raison }] });
}

export const abime = () =>
  refus('Ce fichier est abîmé ou incomplet\u00a0: ouvrez-le, enregistrez-le à nouveau puis déposez-le.');

/** The reasons of a refusal in one text, for a person who gave several files. */
export function raisonDe({ details, message }: BridgeError): string {
  return details.errors?.map((problem) => problem.message).join(' ') || message;
}
