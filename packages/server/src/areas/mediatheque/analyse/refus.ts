import { BridgeError } from '@bridge/contract';

/** Why a file does not enter: said to who gave it. */
export function refus(raison: string): BridgeError {
  return new BridgeError('invalidInput', { errors: [{ path: 'fichier', message: raison }] });
}

export const abime = () =>
  refus('Ce fichier est abîmé ou incomplet\u00a0: ouvrez-le, enregistrez-le à nouveau puis déposez-le.');

/** What a refusal says, for who gave several files at once. */
export function raisonDe({ details, message }: BridgeError): string {
  return details.errors?.map((problem) => problem.message).join(' ') || message;
}
