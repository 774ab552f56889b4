import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with OWASP's parameters: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS);
}

// A hash of a random text: checking a password against it costs what a real check costs.
export const decoy = hash(crypto.randomUUID(), OPTIONS);

/** Takes the same time whether the account exists or not. */
export async function checkPassword(
  stored: string | null | undefined,
  password: string,
  matchesHash: (hashed: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const matches = await matchesHash(stored ?? (await decoy), password.normalize('NFKC'));
  return matches && Boolean(stored);
}
