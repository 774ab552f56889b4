/** A fault of a template, told to its author. */
export interface Faute {
  readonly message: string;
  readonly ligne: number | null;
}

/** A template that does not run, or asks for more than it may. `gabarit` is the key of its source. */
export class GabaritError extends Error {
  override readonly name = 'GabaritError';
  readonly ligne: number | null;
  readonly gabarit: string;

  constructor({ message, ligne }: Faute, gabarit: string) {
    super(message);
    this.ligne = ligne;
    this.gabarit = gabarit;
  }
}

/** « Ligne 12 : … » */
export const fauteEnMots = ({ message, ligne }: Faute): string =>
  ligne === null ? message : `Ligne ${ligne}\u00a0: ${message}`;
