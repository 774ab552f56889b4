import { BridgeError, newPassword, type Parametres } from '@bridge/contract';

interface Dependencies {
  readonly readParametres: () => Promise<Pick<Parametres, 'mot_de_passe_longueur'>>;
}

/** Refuses a new password that is shorter than the instance asks, with the error on its field. */
export async function requireLength({ readParametres }: Dependencies, path: string, password: string): Promise<void> {
  const { mot_de_passe_longueur } = await readParametres();
  const result = newPassword(mot_de_passe_longueur).safeParse(password);
  if (result.success) return;
  throw new BridgeError('invalidInput', { errors: result.error.issues.map(({ message }) => ({ path, message })) });
}
